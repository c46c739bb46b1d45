import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRowIds, growRowIds, idOf, listIds, listRows, putId } from './row-ids.ts'

const stems = fc.integer({ min: 0, max: 99_999_999 }).map((number) => String(number).padStart(8, '0'))
const others = fc.constantFrom('ro-1', 'ro-12345678', '1234567', '123456789', '1234567a', 'de-hrb-7')
const ids = fc.uniqueArray(fc.oneof({ weight: 5, arbitrary: stems }, others), { maxLength: 60 })

test('ids find their rows, and rows their ids, whatever was grown meanwhile', () => {
  fc.assert(
    fc.property(ids, fc.array(fc.oneof(stems, others), { maxLength: 20 }), (known, strangers) => {
      let store = createRowIds(1)
      for (const [row, id] of known.entries()) {
        if (row >= store.stems.length) store = growRowIds(store, row + 3)
        putId(store, row, id)
      }
      const asked = [...known, ...strangers, ...known].toReversed()
      const rows = listRows(store, asked.join('\n'))
      expect([...rows].toSorted((a, b) => a - b)).toEqual([...known.keys()])
      expect([...rows].map((row) => idOf(store, row)).toSorted()).toEqual(known.toSorted())
      const isStem = (id: string) => /^\d{8}$/.test(id)
      expect(listIds(store, rows)).toEqual([
        ...known.filter(isStem).toSorted(),
        ...known.filter((id) => !isStem(id)).toSorted(),
      ])
    }),
    { seed: 7 },
  )
})

test('nothing is asked for, nothing is found', () => {
  const store = createRowIds(0)
  expect(listRows(store, '')).toEqual(new Int32Array())
  expect(listRows(store, '12345676\nro-1')).toEqual(new Int32Array())
})
