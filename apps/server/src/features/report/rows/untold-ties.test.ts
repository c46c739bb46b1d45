import { useTestDatabase } from '@merleg/db/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { listTies } from '../../connections/ties.repository.ts'
import { factOf, merge, OWNER, REGISTER } from '../testing-report.ts'
import { readUntoldTies } from './untold-ties.ts'

const database = useTestDatabase()
const LISTED = '10000001'
const REGISTERED = '10000002'
/** Tells of some companies, of the years 2018 to 2021. */
const WINNERS = { ...REGISTER, sourceId: 'winners', title: 'Winners', publisher: 'P', toldFrom: '2018-01-01' }
/** Tells all owners of a company, and was read twice. */
const COURT = { ...REGISTER, title: 'Court', publisher: 'P', covers: ['member' as const] }

const owner = (companyId: string, slot: string, given: { from?: string; to?: string } = {}) =>
  factOf(companyId)('member', { ...OWNER, name: `Tag ${slot}` }, { slot, partyId: `p-${slot}`, ...given })

beforeAll(async () => {
  const merged = async (
    source: typeof WINNERS | typeof COURT,
    observedOn: string,
    records: ReturnType<typeof owner>[],
  ) => merge(database.db, records, { source, observedOn })
  await merged(WINNERS, '2021-12-31', [owner(LISTED, '1'), owner(LISTED, '2', { to: '2024-01-01' })])
  await merged(COURT, '2020-01-01', [owner(REGISTERED, '3', { from: '2015-01-01' })])
  await merged(COURT, '2024-05-01', [owner('10000003', '4', { from: '2015-01-01' })])
})

async function tell(companyId: string, asOf: string): Promise<string[]> {
  const { ties } = await listTies(database.db, { parties: [companyId], asOf })
  const { tell: tellIn } = await readUntoldTies(database.db, { asOf, ties })
  return tellIn('en').map((text) => text.replaceAll('\u00A0', ' '))
}

test.each([
  ['to the day asked for', REGISTERED, '2016-01-01', ['2015-01-01 – 2016-01-01']],
  ['to the last one of which its source tells', REGISTERED, '2025-01-01', ['2015-01-01 – 2024-05-01']],
  [
    'from the first one of which its source tells, also of what has ended',
    LISTED,
    '2025-01-01',
    ['2018-01-01 – 2021-12-31', '2018-01-01 – 2021-12-31'],
  ],
  [
    'not before the first one of which its source tells',
    LISTED,
    '2017-12-31',
    ['2018-01-01 – 2018-01-01', '2018-01-01 – 2018-01-01'],
  ],
] as const)('a tie is told of days %s', async (_title, companyId, asOf, expected) => {
  const { ties } = await listTies(database.db, { parties: [companyId], asOf })
  const { toldOf } = await readUntoldTies(database.db, { asOf, ties })
  expect(ties.map(toldOf).map((days) => days && `${days.from} – ${days.to}`)).toEqual(expected)
})

describe('ties in force that no source tells of the day', () => {
  test('a source of some companies tells of its own days', async () => {
    expect(await tell(LISTED, '2024-06-01')).toEqual([
      'Winners (P): connections known from here are last known as of 31 Dec 2021. None of our sources tells whether they hold on 1 Jun 2024.',
    ])
    expect(await tell(LISTED, '2022-01-31')).toEqual([])
    expect(await tell(LISTED, '2019-01-01')).toEqual([])
  })

  test('one that does not say since when tells nothing of the time before', async () => {
    expect(await tell(LISTED, '2017-12-31')).toEqual([
      'Winners (P): tells neither the start of connections known from here nor anything of the time before 1 Jan 2018. It is not known whether they held on 31 Dec 2017.',
    ])
  })

  test('silence of a register that tells all keeps a tie alive until it was last read', async () => {
    expect(await tell(REGISTERED, '2024-06-01')).toEqual([])
    expect(await tell(REGISTERED, '2016-01-01')).toEqual([])
    expect(await tell(REGISTERED, '2025-01-01')).toEqual([
      expect.stringMatching(/^Court \(P\): connections known from here are last known as of 1 May 2024\./),
    ])
  })
})
