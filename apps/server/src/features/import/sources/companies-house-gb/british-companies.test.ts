import { getCompanyData } from '@merleg/contract/report/company-data.contract'
import { ConnectionList } from '@merleg/contract/report/connection-list.contract'
import { FinalOwner } from '@merleg/contract/report/final-owner.contract'
import { FinancialReport } from '@merleg/contract/report/financial-report.contract'
import { ReportHeader } from '@merleg/contract/report/header.contract'
import { InfoPage } from '@merleg/contract/report/info.contract'
import { type Claim, CLAIMS } from '@merleg/domain/claims'
import { LOCALES } from '@merleg/domain/locale'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../app/testing-app.ts'
import { systemClock } from '../../../../shared/clock.ts'
import type { BatchResult } from '../../../register/merge-batch.usecases.ts'
import { listLastTold } from '../../../register/last-told.repository.ts'
import { listSpeakingSources } from '../../../report/silence/speaking-sources.repository.ts'
import { callAs } from '../../../report/testing-report.ts'
import { importSource } from '../../import-source.usecases.ts'
import type { SourceAdapter } from '../../reading/source-adapter.ts'
import { readRegisterContent } from '../../testing-register-content.ts'
import { useSourceFolders } from '../../testing-source-files.ts'
import { companiesHouseAccountsGb } from '../companies-house-accounts-gb/companies-house-accounts-gb.adapter.ts'
import { toAccounts, toZip } from '../companies-house-accounts-gb/testing-accounts.ts'
import { companiesHousePscGb } from '../companies-house-psc-gb/companies-house-psc-gb.adapter.ts'
import { toControl, toSnapshot, toStatement } from '../companies-house-psc-gb/testing-controls.ts'
import { companiesHouseGb } from './companies-house-gb.adapter.ts'
import { toBritishFile, toBritishRow } from './testing-british-files.ts'
import { temporaryFolders } from '../../testing-temporary-folders.ts'

const server = useTestApp()
const writeFolder = useSourceFolders()
const COMPANY = 'gb-sc445790'
const GONE = 'gb-02339274'

const ROWS = [
  toBritishRow('SC445790', 'SEASIDE LETS LTD', {
    CompanyStatus: 'Active - Proposal to Strike off',
    'Accounts.NextDueDate': '30/09/2026',
    'PreviousName_1.CompanyName': 'SHORE LTD',
    'PreviousName_1.CONDATE': '25/08/2015',
  }),
  toBritishRow('02339274', 'SEASIDE HOLDINGS PLC', { CompanyCategory: 'Public Limited Company' }),
]

async function take(adapter: SourceAdapter, files: Readonly<Record<string, string | Buffer>>): Promise<BatchResult> {
  const path = await writeFolder({ ...files })
  return importSource({ db: server.deps.db, clock: systemClock, temporaryFolders }, { adapter, path })
}

async function takeBasics(day: string, rows: readonly string[] = ROWS): Promise<BatchResult> {
  const name = `BasicCompanyDataAsOneFile-${day}`
  return take(companiesHouseGb, { [`${name}.zip`]: await toZip({ [`${name}.csv`]: toBritishFile(rows) }) })
}

/** One object: read twice, it is the same statement. */
const CONTROL_STATEMENT = toStatement('02339274', 'no-individual-or-entity-with-signficant-control')

async function takeControls(): Promise<BatchResult> {
  const name = 'persons-with-significant-control-snapshot-2026-11-02'
  const lines = [
    toControl('SC445790', {
      kind: 'corporate-entity-person-with-significant-control',
      name: 'Seaside Holdings Plc',
      identification: { country_registered: 'England', registration_number: '2339274' },
      natures_of_control: ['ownership-of-shares-75-to-100-percent', 'voting-rights-75-to-100-percent'],
    }),
    toControl('02339274', {
      kind: 'individual-person-with-significant-control',
      name: 'Ms Ada Example',
      date_of_birth: { month: 5, year: 1960 },
      natures_of_control: ['ownership-of-shares-25-to-50-percent'],
    }),
    CONTROL_STATEMENT,
  ]
  return take(companiesHousePscGb, { [`${name}.zip`]: await toZip({ [`${name}.txt`]: toSnapshot(lines) }) })
}

async function takeAccounts(): Promise<BatchResult> {
  const content = toAccounts({
    number: 'SC445790',
    figures: [
      { name: 'FixedAssets', text: '238,000' },
      { name: 'CurrentAssets', text: '12,500' },
      { name: 'Creditors', text: '42,352', context: 'owed' },
      { name: 'Equity', text: '208,148' },
      { name: 'AverageNumberEmployeesDuringPeriod', text: '3', context: 'year', unit: 'pure' },
    ],
  })
  const day = await toZip({ 'Prod223_4320_SC445790_20251231.html': content })
  return take(companiesHouseAccountsGb, { 'Accounts_Bulk_Data-2026-11-03.zip': day })
}

async function ask(path: string, claim: Claim): Promise<unknown> {
  const answer = await callAs(server, `/api/report/${COMPANY}/${path}`, { claims: [claim], locale: 'en' })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

/** What the company data page says of a section, as `label: value`, in order. */
async function tellSection(id: string): Promise<string[]> {
  const { groups } = getCompanyData.answer.parse(await ask('data', 'Cegriport'))
  return groups
    .filter((group) => group.id === id)
    .flatMap(({ items }) =>
      items.flatMap(({ rows }) => rows.map(({ key, value }) => `${key}: ${value}`.replaceAll('\u00A0', ' '))),
    )
}

beforeAll(async () => {
  await takeBasics('2026-11-01')
  await takeControls()
  await takeAccounts()
}, 60_000)

describe('a company of the United Kingdom, from the files of its register to its report', () => {
  test('the header: form and state, which are never better than the register says', async () => {
    expect(ReportHeader.parse(await ask('header', 'Cegriport'))).toMatchObject({
      id: COMPANY,
      name: 'SEASIDE LETS LTD',
      countryCode: 'GB',
      type: { kind: 'foreign', name: 'Private limited company (United Kingdom)' },
      status: { key: 'under-procedure', color: 'warning' },
    })
  })

  test('the data: number, activity, late accounts, the proceeding in the words of the register', async () => {
    expect(await tellSection('register-number')).toEqual(['Registration number: SC445790'])
    expect(await tellSection('activity')).toEqual([
      'Main activity (UK SIC 2007): 68320 Management of real estate on a fee or contract basis',
    ])
    expect(await tellSection('register-detail')).toEqual([
      'Next accounts due on: 30 Sept 2026',
      'Accounts overdue, due on: 30 Sept 2026',
    ])
    expect((await tellSection('procedure')).join()).toContain('Active - Proposal to Strike off')
  })

  test('what speaks against it: the proceeding, and the accounts it owes', async () => {
    const { groups } = InfoPage.parse(await ask('negative-info', 'NegativInfo'))
    const told = groups.flatMap(({ items }) => items.map(({ key, value }) => `${key}: ${value}`))
    expect(told.map((line) => line.replaceAll('\u00A0', ' '))).toEqual([
      'Proceedings: ',
      'Accounts overdue: due on 30 Sept 2026',
    ])
  })

  test('the accounts: in pounds, with what was not filed left open', async () => {
    const report = FinancialReport.parse(await ask('financial-report', 'Beszamolok'))
    expect(report.balance?.header).toMatchObject({ currency: 'GBP', unit: 1, date: '2025-12-31', filedOn: null })
    const amounts = new Map(report.balance?.table.items.map(({ label, current }) => [label, current]))
    expect([...amounts].filter(([, amount]) => amount !== null)).toEqual([
      ['Fixed assets', 238_000],
      ['Current assets', 12_500],
      ['Short-term liabilities', 42_352],
      ['Equity', 208_148],
    ])
    expect(report.findings).toEqual([])
  })

  test('who controls it: the company of another part of the register, and whoever controls that', async () => {
    expect(ConnectionList.parse(await ask('connection-list', 'KapcsolatiHalo'))).toMatchObject({
      groups: [{ id: 'owner', items: [{ title: 'SEASIDE HOLDINGS PLC', url: '/report/gb-02339274/summary' }] }],
    })
    const { groups } = FinalOwner.parse(await ask('real-owner', 'TenylegesTulajdonos'))
    expect(groups.flatMap(({ items }) => items.map(({ name, percent }) => [name, percent]))).toEqual([
      ['Ms Ada Example', '18.75% – 50%'],
      ['SEASIDE HOLDINGS PLC', 'at least 75%'],
    ])
  })

  test('whom the register tells as beneficial owner is no member, and told beside what is worked out', async () => {
    expect(await tellSection('member')).toEqual([])
    expect(await tellSection('beneficial-owner')).toEqual([
      'Name: Seaside Holdings Plc',
      'Nature of control: ownership of shares, over 75%; voting rights, over 75%',
      'As published: ownership of shares 75 to 100 percent; voting rights 75 to 100 percent',
      'Country: United Kingdom',
      'Registration number: 2339274',
    ])
    const { told } = FinalOwner.parse(await ask('real-owner', 'TenylegesTulajdonos'))
    expect(told).toMatchObject({ count: 1, silence: null, statements: [] })
    expect(told.owners).toMatchObject([
      { name: 'Seaside Holdings Plc', link: '/report/gb-02339274/summary', standing: 'same-entry' },
    ])
    expect(told.notes.join(' ')).toContain('SEASIDE HOLDINGS PLC')
  })

  test('a statement that there is nobody is told as a statement, never as calm', async () => {
    const holder = await callAs(server, '/api/report/gb-02339274/real-owner', {
      claims: ['TenylegesTulajdonos'],
      locale: 'en',
    })
    const { told } = FinalOwner.parse(holder.json())
    expect(told.statements).toMatchObject([
      { text: expect.stringContaining('it does not mean that nobody controls it'), published: expect.any(String) },
    ])
  })

  test.each([
    'summary',
    'score',
    'timeline',
    'marketing',
    'financial-report-summary',
    'indicators2',
    'sector',
    'positive-info',
    'sanctions',
    'connections',
    'group',
    'real-owner',
    'print',
  ])('the page %s answers, whatever is not known', async (path) => {
    for (const locale of LOCALES) {
      const answer = await callAs(server, `/api/report/${COMPANY}/${path}`, { claims: CLAIMS, locale })
      expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
    }
  })

  test.each(['SC445790', 'gb-sc445790', 'sc 445790', 'seaside lets'])('it is found by %s', async (text) => {
    const url = `/api/autocomplete?query=${encodeURIComponent(text)}`
    const answer = await callAs(server, url, { claims: ['Cegriport'], locale: 'en' })
    expect(answer.json()).toMatchObject({ results: [{ companyId: COMPANY }] })
  })
})

test('who has long been in the register has long been in business', async () => {
  const answer = await callAs(server, `/api/report/${GONE}/positive-info`, { claims: CLAIMS, locale: 'en' })
  expect(answer.body).toContain('"id":"long-life"')
})

test('the status is of the day of its register, not of other sources', async () => {
  expect(await listLastTold(server.deps.db, [COMPANY])).toEqual(new Map([[COMPANY, '2026-11-01']]))
})

describe('editions', () => {
  test('the same again changes nothing', async () => {
    const content = await readRegisterContent(server.deps.db)
    for (const result of [await takeBasics('2026-11-01'), await takeControls(), await takeAccounts()])
      expect(result).toMatchObject({ new: 0, changed: 0, closed: 0, events: 0 })
    expect(await readRegisterContent(server.deps.db)).toEqual(content)
  })

  test('the next one tells what has changed; whoever it leaves out has been removed', async () => {
    const rows = [toBritishRow('SC445790', 'SEASIDE LETS LTD', { CompanyStatus: 'Liquidation' })]
    const { events } = await takeBasics('2026-11-20', rows)
    expect(events).toBeGreaterThan(0)
    const { rows: told } = await sql<{ id: string; status: string; running: string }>`
      select p.company_id as id, p.status,
             (select string_agg(section, ' ' order by section) from facts f where f.company_id = p.company_id
               and section in ('registration', 'procedure', 'liquidation') and upper_inf(recorded) and upper_inf(valid)) as running
      from company_profiles p where p.company_id in (${COMPANY}, 'gb-02339274') order by 1 desc`.execute(server.deps.db)
    expect(told).toEqual([
      { id: COMPANY, status: 'under-procedure', running: 'procedure registration' },
      { id: 'gb-02339274', status: 'unknown', running: null },
    ])
    const [source] = (await listSpeakingSources(server.deps.db, COMPANY)).filter(({ title }) =>
      title.startsWith('Free'),
    )
    expect(source?.covers).toEqual(['registration', 'bankruptcy'])
  })

  test('of one that has been left out nothing is said to be well', async () => {
    const [source] = (await listSpeakingSources(server.deps.db, GONE)).filter(({ tellsStatus }) => tellsStatus)
    expect(source).toMatchObject({ toldUntil: '2026-11-19' })
    const told = async (path: string) => {
      const answer = await callAs(server, `/api/report/${GONE}/${path}`, { claims: CLAIMS, locale: 'en' })
      return answer.json<unknown>()
    }
    expect(await told('header')).toMatchObject({ status: { key: 'unknown' }, risk: { value: null } })
    expect(JSON.stringify(await told('score'))).toContain('The register that told of it lists it no longer')
    expect(JSON.stringify(await told('positive-info'))).not.toContain('"id":"long-life"')
  })
})
