import type { SourceRecord } from '@merleg/domain/observation'
import { describe, expect, test } from 'vitest'
import { openEdition } from '../../reading/find-edition.ts'
import {
  collectRecords,
  findRefusal,
  listRejections,
  readSource,
  useSourceFolders,
} from '../../testing-source-files.ts'
import { companiesHousePscGb } from '../companies-house-psc-gb/companies-house-psc-gb.adapter.ts'
import { companiesHouseGb } from './companies-house-gb.adapter.ts'
import { toBritishFile, toBritishRow, toProfile, toStream } from './testing-british-files.ts'

const writeFolder = useSourceFolders()
const DAY = 'stream-companies-2026-11-20.jsonl'
const CONTROL_DAY = 'stream-persons-with-significant-control-2026-11-20.jsonl'
const URI = '/company/00445790'

async function readEvents(events: Parameters<typeof toStream>[0]): Promise<SourceRecord[]> {
  return collectRecords(readSource(companiesHouseGb, await writeFolder({ [DAY]: toStream(events) })))
}

function withoutPlace(records: readonly SourceRecord[]): unknown[] {
  return records.map((record) => ({ ...record, line: 0, sourceRef: null }))
}

describe('recorded days of the stream of companies', () => {
  test('say of a company what the basic file says, word for word', async () => {
    const file = toBritishFile([
      toBritishRow('00445790', 'SEASIDE LETS LTD', {
        CompanyStatus: 'Active - Proposal to Strike off',
        'PreviousName_1.CompanyName': 'SHORE LTD',
        'PreviousName_1.CONDATE': '25/08/2015',
        'Accounts.AccountCategory': 'MICRO ENTITY',
        'Accounts.NextDueDate': '30/09/2026',
      }),
    ])
    const folder = await writeFolder({ 'BasicCompanyDataAsOneFile-2026-11-01.csv': file })
    const data = toProfile('00445790', {
      company_status_detail: 'active-proposal-to-strike-off',
      previous_company_names: [{ name: 'SHORE LTD', effective_from: '2004-05-14', ceased_on: '2015-08-25' }],
      accounts: { last_accounts: { type: 'micro-entity' }, next_due: '2026-09-30' },
    })
    expect(withoutPlace(await readEvents([{ uri: URI, data, timepoint: 7 }]))).toEqual(
      withoutPlace(await collectRecords(readSource(companiesHouseGb, folder))),
    )
  })

  test('a company that was dissolved has ceased on its day', async () => {
    const data = toProfile('00445790', { company_status: 'dissolved', date_of_cessation: '2026-11-19' })
    const records = await readEvents([{ uri: URI, data, timepoint: 7 }])
    expect(listRejections(records)).toEqual([])
    expect(records).toContainEqual(
      expect.objectContaining({
        section: 'registration',
        payload: { status: 'ceased', on: '2026-11-19', reason: 'dissolved' },
      }),
    )
  })

  test.each(['dissolved', 'closed', 'removed', 'converted-closed'])('%s without a day is ceased', async (status) => {
    const records = await readEvents([
      { uri: URI, data: toProfile('00445790', { company_status: status }), timepoint: 7 },
    ])
    expect(listRejections(records)).toEqual([])
    const told = records.filter(
      (record) => record.type === 'fact' && (record.section === 'registration' || record.section === 'procedure'),
    )
    expect(told).toMatchObject([{ payload: { status: 'ceased', on: null, reason: status } }])
  })

  test('of several events of a company the last one counts: accounts filed meanwhile are not overdue', async () => {
    const due = (day: string) => toProfile('00445790', { accounts: { next_due: day } })
    const records = await readEvents([
      { uri: URI, data: due('2026-11-05'), timepoint: 7 },
      { uri: URI, data: due('2027-11-05'), timepoint: 8 },
    ])
    const details = records.flatMap((record) =>
      record.type === 'fact' && record.section === 'register-detail' && record.slot.startsWith('accounts-')
        ? [record.slot]
        : [],
    )
    expect(details).toContain('accounts-due-on')
    expect(details).not.toContain('accounts-overdue')
  })

  test('what comes again after a lost connection is passed over; what is deleted or no profile is rejected', async () => {
    const data = toProfile('00445790')
    const [second, third] = ['00445791', '00445792'] as const
    const records = await readEvents([
      { uri: URI, data, timepoint: 7 },
      { uri: URI, data, timepoint: 7 },
      { uri: URI, data: null, timepoint: 8, type: 'deleted' },
      { uri: '/company/00445793', data: { company_name: 5 }, timepoint: 9 },
      {
        uri: `/company/${second}`,
        data: toProfile(second, { company_status: 'hibernating' }),
        timepoint: 10,
      },
      { uri: `/company/${third}`, data: toProfile(third, { type: 'moon-company' }), timepoint: 11 },
    ])
    expect(listRejections(records)).toEqual(['3 entry-kind', '4 entry-kind', '5 status', '6 category'])
    expect(records.filter((record) => record.type === 'fact' && record.section === 'name')).toHaveLength(3)
  })

  test('several days are read in their order and speak of the last; beside a snapshot they are refused', async () => {
    const day = toStream([{ uri: URI, data: toProfile('00445790'), timepoint: 7 }])
    const folder = await writeFolder({ [DAY]: day, 'stream-companies-2026-11-19.jsonl': day })
    expect(await companiesHouseGb.findObservedOn?.(await openEdition(companiesHouseGb, folder))).toBe('2026-11-20')
    const both = await writeFolder({ [DAY]: day, 'BasicCompanyDataAsOneFile-2026-11-01.csv': toBritishFile([]) })
    expect(await findRefusal(readSource(companiesHouseGb, both))).toBe('file-twice null')
    const cut = await writeFolder({ [DAY]: day.slice(0, -9) })
    expect(await findRefusal(readSource(companiesHouseGb, cut))).toBe('cut-off 1')
  })
})

test('recorded days of the stream of control have the number of the company in their address', async () => {
  const self = '/company/SC445790/persons-with-significant-control/individual/id7'
  const data = {
    kind: 'individual-person-with-significant-control',
    name: 'Ms Ada Example',
    notified_on: '2020-01-01',
    ceased_on: '2026-11-20',
    natures_of_control: ['voting-rights-25-to-50-percent'],
    links: { self },
  }
  const folder = await writeFolder({
    [CONTROL_DAY]: toStream([
      { uri: self, data, timepoint: 1 },
      { uri: self, data: { ...data, kind: 'robot' }, timepoint: 2 },
      { uri: self, data: null, timepoint: 3, type: 'deleted' },
    ]),
  })
  const records = await collectRecords(readSource(companiesHousePscGb, folder))
  expect(records[0]).toMatchObject({
    companyId: 'gb-sc445790',
    slot: 'id7',
    validFrom: '2020-01-01',
    validTo: '2026-11-20',
    payload: { shareMin: null, votesMin: 25, votesMax: 50 },
  })
  expect(listRejections(records)).toEqual(['2 entry-kind', '3 entry-kind'])
})

test('who is corrected to have ceased on the day from which he was told is ended by the stream', async () => {
  const self = '/company/SC445790/persons-with-significant-control/individual/id7'
  const kind = 'individual-person-with-significant-control'
  const days = { notified_on: '2026-11-03', ceased_on: '2026-11-03' }
  const data = { kind, name: 'Ms Ada Example', links: { self }, ...days }
  const folder = await writeFolder({ [CONTROL_DAY]: toStream([{ uri: self, data, timepoint: 1 }]) })
  const records = await collectRecords(readSource(companiesHousePscGb, folder))
  expect(records).toMatchObject([{ type: 'fact', slot: 'id7', validFrom: '2026-11-03', validTo: '2026-11-04' }])
})
