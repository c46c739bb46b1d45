import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isKeptAt, packCompanyIds, packKept, packListed, unpackCompanyIds } from './packed-rows.ts'

test('ids come back as they were, and the same ones are known again', async () => {
  const ids = ['10738885', '12345676', 'ro-67248']
  const { packed, hash } = await packCompanyIds(ids)
  expect(await unpackCompanyIds(packed)).toEqual(ids)
  expect((await packCompanyIds(ids)).hash.equals(hash)).toBe(true)
  expect((await packCompanyIds(ids.slice(1))).hash.equals(hash)).toBe(false)
  expect(await unpackCompanyIds((await packCompanyIds([])).packed)).toEqual([])
})

test('those of a list are known among all that were frozen for it', () => {
  const rows = fc.uniqueArray(fc.tuple(fc.nat().map(String), fc.boolean()), { selector: ([id]) => id })
  fc.assert(
    fc.property(rows, (all) => {
      const frozen = all.map(([id]) => id)
      const listed = all.flatMap(([id, isListed]) => (isListed ? id : []))
      const kept = packListed(frozen, listed)
      expect(frozen.filter((_, place) => isKeptAt(kept, place))).toEqual(listed)
    }),
  )
})

test('places that are kept are known, whatever their number', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean()), (places) => {
      const kept = packKept(places.length, (place) => places[place] ?? false)
      expect(places.map((_, place) => isKeptAt(kept, place))).toEqual(places)
      expect(kept === null).toBe(places.every(Boolean))
    }),
  )
})
