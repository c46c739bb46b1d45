import { useTestDatabase } from '@merleg/db/testing'
import { findBusinessStart } from '@merleg/domain/company-life'
import { describe, expect, test } from 'vitest'
import { factOf, merge } from '../report/testing-report.ts'
import { listFacts } from './facts.repository.ts'
import { findProfile } from './profiles.repository.ts'

const database = useTestDatabase()

type Told = { section: 'founding' | 'registration'; status?: 'registered' | 'ceased'; on: string | null; from?: string }

const founding = (on: string): Told => ({ section: 'founding', on })
const registered = (on: string | null, from?: string): Told => ({
  section: 'registration',
  status: 'registered',
  on,
  ...(from !== undefined && { from }),
})

/** As the report reads them. */
async function findStart(id: string): Promise<string | null> {
  const facts = await listFacts(database.db, {
    companyId: id,
    asOf: '2026-01-01',
    includeHistory: true,
    sections: ['founding', 'registration'],
  })
  const life = facts.flatMap((fact) =>
    fact.section === 'founding' || fact.section === 'registration'
      ? [
          {
            section: fact.section,
            validFrom: fact.validFrom,
            isValid: fact.isValid,
            status: fact.section === 'registration' ? fact.payload.status : null,
            on: fact.payload.on,
          },
        ]
      : [],
  )
  return findBusinessStart(life)?.on ?? null
}

describe('since when a company is in business is the same in lists and in the report', () => {
  test.each<[string, string, Told[], string | null]>([
    ['by its founding', '30000001', [founding('2001-05-06'), registered('2001-07-08')], '2001-05-06'],
    ['by its registration, where no founding is told', '30000002', [registered('2009-05-12')], '2009-05-12'],
    ['by the first day of a registration that names none', '30000003', [registered(null, '2011-02-03')], '2011-02-03'],
    ['of a registration without any day nobody knows', '30000004', [registered(null)], null],
    [
      'nor of one that says it ceased',
      '30000005',
      [{ section: 'registration', status: 'ceased', on: '2020-01-01' }],
      null,
    ],
  ])('%s', async (_title, id, told, expected) => {
    await merge(database.db, [
      factOf(id)('name', { name: `Cég ${id}` }),
      ...told.map(({ section, status = 'registered', on, from }) =>
        section === 'founding'
          ? factOf(id)('founding', { on: on ?? '' })
          : factOf(id)('registration', { status, on, reason: null }, from === undefined ? {} : { from }),
      ),
    ])
    const profile = await findProfile(database.db, id)
    expect([profile?.foundedOn ?? null, await findStart(id)]).toEqual([expected, expected])
  })
})
