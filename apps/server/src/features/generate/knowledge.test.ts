import type { SourceRecord } from '@merleg/domain/observation'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CountryDays } from './country-days.ts'
import { generateRecords, historyOf, recordsOf, worldOf } from './generate-records.ts'
import { formatDay } from './days.ts'
import { Knowledge } from './knowledge.ts'

const OPTIONS = { companies: 400, seed: 3 }
const world = worldOf(OPTIONS)
const asOf = formatDay(world.asOf)

function tell(country: CountryDays, days: number): { day: string; records: SourceRecord[] }[] {
  const first = { day: country.dayAt(0), records: [...country.firstDay()] }
  const others = Array.from({ length: days }, (_, order) => ({
    day: country.dayAt(order + 1),
    records: [...country.news(order + 1)],
  }))
  return [first, ...others]
}

const keyOf = (record: SourceRecord): string => {
  if (record.type === 'reject') return 'reject'
  return record.type === 'fact'
    ? [record.companyId, record.section, record.slot, record.validFrom].join()
    : [record.companyId, record.periodEnd, record.isConsolidated].join()
}

/** The last thing said of each key. */
function lastSaid(batches: readonly { records: readonly SourceRecord[] }[]): Map<string, SourceRecord> {
  return new Map(batches.flatMap(({ records }) => records.map((record) => [keyOf(record), record] as const)))
}

describe('what is known on a day', () => {
  test('at the end is everything, with the accounts that were filed again as they were at first', () => {
    for (let index = 0; index < OPTIONS.companies; index += 1) {
      const history = historyOf(world, index)
      const known = new Knowledge(world, index, history).learnedIn({ after: null, until: asOf })
      const first = history.retracted.map(({ record }) => record)
      expect(known.toSorted(byKey)).toEqual([...first, ...recordsOf(world, index)].toSorted(byKey))
    }
  })

  test('tells nothing that has not begun, no end that has not come, nothing that was not filed', () => {
    const countries = tell(new CountryDays(world, 400), 400)
    for (const { day, records } of countries) {
      for (const record of records) {
        if (record.type === 'fact') {
          expect((record.validFrom ?? '') <= day, `${keyOf(record)} on ${day}`).toBe(true)
          expect(record.validTo == null || record.validTo <= day, `${keyOf(record)} on ${day}`).toBe(true)
        }
        if (record.type === 'statement') expect((record.filedOn ?? '') <= day).toBe(true)
      }
    }
  })

  test('whatever the seed, the day and the number of days: what is said last is what is said at once', () => {
    const countries = fc.record({
      seed: fc.nat(0xffffffff),
      companies: fc.integer({ min: 1, max: 90 }),
      days: fc.integer({ min: 1, max: 3650 }),
      asOf: fc.date({ min: new Date('2016-01-01'), max: new Date('2030-12-31'), noInvalidDate: true }),
    })
    fc.assert(
      fc.property(countries, ({ days, ...options }) => {
        const country = { ...options, asOf: options.asOf.toISOString().slice(0, 10) }
        const said = lastSaid(tell(new CountryDays(worldOf(country), days), days))
        expect(said).toEqual(lastSaid([{ records: [...generateRecords(country)] }]))
      }),
      { numRuns: 12 },
    )
  })

  test('holds what was wrong until it was corrected: addresses, statements, entries still pending', () => {
    const large = worldOf({ companies: 1500, seed: 1 })
    const said = tell(new CountryDays(large, 365), 365)
    const corrected = said.slice(1).flatMap(({ records }) => records)
    const before = lastSaid(said.slice(0, 200))
    const changed = corrected.filter((record) => {
      const earlier = before.get(keyOf(record))
      return earlier !== undefined && payloadOf(earlier) !== payloadOf(record)
    })
    const kinds = new Set(changed.map((record) => (record.type === 'fact' ? record.section : record.type)))
    expect([...kinds].toSorted()).toEqual(expect.arrayContaining(['registration', 'seat', 'statement']))
  })
})

const byKey = (a: SourceRecord, b: SourceRecord): number => (keyOf(a) < keyOf(b) ? -1 : 1)

function payloadOf(record: SourceRecord): string {
  return JSON.stringify(record.type === 'fact' ? record.payload : record.type === 'statement' ? record.amounts : null)
}
