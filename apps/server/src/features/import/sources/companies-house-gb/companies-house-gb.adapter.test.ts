import type { SourceRecord } from '@merleg/domain/observation'
import { describe, expect, test } from 'vitest'
import {
  collectRecords,
  findRefusal,
  listRejections,
  readSource,
  useSourceFolders,
} from '../../testing-source-files.ts'
import { openEdition } from '../../reading/find-edition.ts'
import { toZip } from '../companies-house-accounts-gb/testing-accounts.ts'
import { companiesHouseGb } from './companies-house-gb.adapter.ts'
import { PUBLISHED_HEADER, toBritishFile, toBritishRow } from './testing-british-files.ts'

const writeFolder = useSourceFolders()
const WHOLE = 'BasicCompanyDataAsOneFile-2026-11-01.csv'

async function read(rows: readonly string[]): Promise<SourceRecord[]> {
  return collectRecords(readSource(companiesHouseGb, await writeFolder({ [WHOLE]: toBritishFile(rows) })))
}

async function readOne(cells: Readonly<Record<string, string>>): Promise<SourceRecord[]> {
  return read([toBritishRow('00445790', 'SEASIDE LETS LTD', cells)])
}

/** What is said of a section: payload, and the days where there are any. */
function tell(records: readonly SourceRecord[], section: string): unknown[] {
  return records.flatMap((record) => {
    if (record.type !== 'fact' || record.section !== section) return []
    const { validFrom = null, validTo = null } = record
    return [{ ...record.payload, ...(validFrom && { validFrom }), ...(validTo && { validTo }) }]
  })
}

describe('companies of Companies House', () => {
  test('a company with all that its line tells', async () => {
    const records = await readOne({
      URI: 'http://business.data.gov.uk/id/company/00445790',
      'RegAddress.CareOf': 'SHORE ACCOUNTANTS',
      'RegAddress.AddressLine2': ' SOUTH  CLIFF',
      'RegAddress.County': 'DORSET',
      'SICCode.SicText_2': '99999 - Dormant Company',
    })
    expect(listRejections(records)).toEqual([])
    expect(new Set(records.map((record) => 'companyId' in record && record.companyId))).toEqual(
      new Set(['gb-00445790']),
    )
    expect(tell(records, 'name')).toEqual([{ name: 'SEASIDE LETS LTD' }])
    expect(tell(records, 'register-number')).toEqual([{ value: '00445790' }])
    expect(tell(records, 'legal-form')).toEqual([{ code: 'gb-ltd', name: 'Private Limited Company' }])
    expect(tell(records, 'founding')).toEqual([{ on: '2004-05-14', validFrom: '2004-05-14' }])
    expect(tell(records, 'registration')).toEqual([
      { status: 'registered', on: '2004-05-14', reason: null, validFrom: '2004-05-14' },
    ])
    expect(tell(records, 'seat')).toEqual([
      {
        text: 'c/o SHORE ACCOUNTANTS, 1 SEA ROAD, SOUTH CLIFF, BOURNEMOUTH, DORSET, BH1 1AA, ENGLAND',
        countryCode: 'GB',
        zip: 'BH1 1AA',
        settlement: 'BOURNEMOUTH',
        county: 'DORSET',
        street: '1 SEA ROAD, SOUTH CLIFF',
      },
    ])
    expect(tell(records, 'activity')).toEqual([
      { scheme: 'SIC2007', code: '68320', isMain: true },
      { scheme: 'SIC2007', code: '99999', isMain: false },
    ])
    expect(records[0]).toMatchObject({ sourceRef: 'http://business.data.gov.uk/id/company/00445790' })
  })

  test('previous names end on the day of the change, where the next one begins', async () => {
    const records = await readOne({
      'PreviousName_1.CompanyName': 'SEASIDE STAYS LTD',
      'PreviousName_1.CONDATE': '25/08/2015',
      'PreviousName_2.CompanyName': 'SHORE LTD',
      'PreviousName_2.CONDATE': '01/02/2010',
      'PreviousName_3.CompanyName': 'NOBODY KNOWS WHEN LTD',
    })
    expect(tell(records, 'name')).toEqual([
      { name: 'SEASIDE LETS LTD', validFrom: '2015-08-25' },
      { name: 'SEASIDE STAYS LTD', validTo: '2015-08-25' },
      { name: 'SHORE LTD', validTo: '2010-02-01' },
    ])
    expect(listRejections(records)).toEqual(['2 date'])
  })

  test.each<[string, string | null, string[]?]>([
    ['Active', null],
    ['Active - Proposal to Strike off', 'procedure'],
    // The members' own winding-up of a company that pays is told by the same word.
    ['Liquidation', 'procedure', ['liquidation', 'dissolution']],
    ['In Administration', 'bankruptcy'],
    ['Voluntary Arrangement', 'bankruptcy'],
    ['VOLUNTARY ARRANGEMENT / ADMINISTRATIVE RECEIVER', 'bankruptcy'],
    // A receiver of the whole company is an insolvency, of which kind of ours nobody tells; one of what is charged is none.
    ['RECEIVERSHIP', 'procedure', ['bankruptcy', 'liquidation']],
    ['ADMINISTRATIVE RECEIVER', 'procedure', ['bankruptcy', 'liquidation']],
    ['Live but Receiver Manager on at least one charge', 'procedure'],
  ])('the status %s is told as %s, in its own words', async (status, section, kinds) => {
    const records = await readOne({ CompanyStatus: status })
    const told = ['bankruptcy', 'liquidation', 'procedure'].flatMap((name) =>
      tell(records, name).map((payload) => [name, payload]),
    )
    expect(told).toEqual(
      section === null
        ? []
        : [
            [
              section,
              { caseNumber: null, court: null, administrator: null, text: status, ...(kinds && { mayBe: kinds }) },
            ],
          ],
    )
    expect(tell(records, 'registration')).toMatchObject([{ status: 'registered' }])
  })

  test('a status nobody knows is rejected and never looks active', async () => {
    const records = await readOne({ CompanyStatus: 'Hibernating' })
    expect(listRejections(records)).toEqual(['2 status'])
    expect(tell(records, 'procedure')).toMatchObject([
      { text: 'Hibernating', mayBe: ['bankruptcy', 'liquidation', 'dissolution', 'forced-deletion'] },
    ])
  })

  test('a day of dissolution that cannot be read: neither registered nor without its proceeding', async () => {
    const records = await readOne({ DissolutionDate: '31/02/2020', CompanyStatus: 'Liquidation' })
    expect(listRejections(records)).toEqual(['2 date'])
    // Of its company: a snapshot would end the registration that is not told.
    expect(records.find(({ type }) => type === 'reject')).toMatchObject({
      companyId: 'gb-00445790',
      section: 'registration',
    })
    expect(tell(records, 'registration')).toEqual([])
    expect(tell(records, 'procedure')).toMatchObject([{ text: 'Liquidation' }])
  })

  test('of what has been dissolved no proceeding is told', async () => {
    const records = await readOne({ DissolutionDate: '28/02/2020', CompanyStatus: 'Liquidation' })
    expect(tell(records, 'registration')).toMatchObject([{ status: 'ceased', on: '2020-02-28', reason: 'Liquidation' }])
    expect(tell(records, 'procedure')).toEqual([])
  })

  test.each([
    ['Public Limited Company', 'gb-plc', []],
    ['Investment Company with Variable Capital(Umbrella)', 'gb-icvc', []],
    ['Other Company Type', null, []],
    ['Moon Company', null, ['2 category']],
  ])('the category %s is the form %s', async (category, code, rejected) => {
    const records = await readOne({ CompanyCategory: category })
    expect(tell(records, 'legal-form')).toEqual([{ code, name: category }])
    expect(listRejections(records)).toEqual(rejected)
  })

  test('filings, charges and origin are details; what was due before the day of the file is overdue', async () => {
    const records = await readOne({
      CountryOfOrigin: 'JERSEY',
      'Accounts.AccountRefDay': '31',
      'Accounts.AccountRefMonth': '3',
      'Accounts.LastMadeUpDate': '31/03/2025',
      'Accounts.NextDueDate': '31/10/2026',
      'Accounts.AccountCategory': 'MICRO ENTITY',
      ConfStmtLastMadeUpDate: '01/05/2026',
      ConfStmtNextDueDate: '15/05/2027',
      'Mortgages.NumMortCharges': '3',
      'Mortgages.NumMortOutstanding': '1',
      'Mortgages.NumMortSatisfied': '2',
    })
    const details = records.flatMap((record) =>
      record.type === 'fact' && record.section === 'register-detail' ? [`${record.slot} ${record.payload.value}`] : [],
    )
    expect(details).toEqual([
      'country-of-origin JERSEY',
      'accounting-reference-day 31/03',
      'accounts-category MICRO ENTITY',
      'accounts-made-up-to 2025-03-31',
      'accounts-due-on 2026-10-31',
      'confirmation-made-up-to 2026-05-01',
      'confirmation-due-on 2027-05-15',
      'accounts-overdue 2026-10-31',
      'charges-registered 3',
      'charges-outstanding 1',
      'charges-part-satisfied 0',
      'charges-satisfied 2',
    ])
  })

  test('numbers with letters and old days; what registered later was not founded then', async () => {
    const records = await read([
      toBritishRow('SC000012', 'CALEDONIAN OIL PLC', { IncorporationDate: '01/02/1856' }),
      toBritishRow('LP000005', 'PARTNERS LP', {
        CompanyCategory: 'Limited Partnership',
        'LimitedPartnerships.NumGenPartners': '1',
        'LimitedPartnerships.NumLimPartners': '12',
      }),
      toBritishRow('IP12345R', 'DAIRY SOCIETY', { CompanyCategory: 'Registered Society', IncorporationDate: '' }),
    ])
    expect(listRejections(records)).toEqual([])
    expect(tell(records, 'founding')).toMatchObject([{ on: '1856-02-01' }])
    expect(tell(records, 'registration')).toMatchObject([{ on: '1856-02-01' }, { on: '2004-05-14' }, { on: null }])
    expect(records.filter((record) => record.type === 'fact' && record.companyId === 'gb-ip12345r')).not.toEqual([])
    expect(tell(records, 'register-detail')).toEqual([{ value: '1' }, { value: '12' }])
  })

  test.each([
    ['MOON', '', ['2 country'], []],
    ['MOON', 'BH1 1AA', [], [{ countryCode: 'GB' }]],
    ['', '', [], [{ countryCode: 'GB' }]],
    ['Virgin Islands, British', 'VG1110', [], [{ countryCode: 'VG' }]],
    ['FRANCE', 'BH1 1AA', [], [{ countryCode: 'FR' }]],
    ['', 'JE2 3QA', [], [{ countryCode: 'JE' }]],
    ['MOON', 'gy1 1aa', [], [{ countryCode: 'GG' }]],
    ['CHANNEL ISLANDS', 'JE2 3QA', [], [{ countryCode: 'JE' }]],
    ['', 'IM1 1AA', [], [{ countryCode: 'IM' }]],
    ['', 'I1 1AA', [], [{ countryCode: 'GB' }]],
    ['JERSEY', 'JE2 3QA', [], [{ countryCode: 'JE' }]],
    ['UNITED STATES', '90210', [], [{ countryCode: 'US' }]],
  ])('an address in %s with the postcode %s', async (country, postCode, rejected, seats) => {
    const records = await readOne({ 'RegAddress.Country': country, 'RegAddress.PostCode': postCode })
    expect(listRejections(records)).toEqual(rejected)
    expect(tell(records, 'seat')).toMatchObject(seats)
  })

  test('lines that name no company, name it twice or are bad in part', async () => {
    const records = await read([
      toBritishRow('ABC', 'WRONG LTD'),
      toBritishRow('00445790', 'SEASIDE LETS LTD', { 'SICCode.SicText_1': '4521 - Gen construction' }),
      toBritishRow('00445790', 'SEASIDE LETS LTD'),
      toBritishRow('00000006', '', { IncorporationDate: '31/02/2004', 'SICCode.SicText_1': 'None Supplied' }),
    ])
    expect(listRejections(records)).toEqual([
      '2 register-number',
      '3 activity-code',
      '4 duplicate',
      '5 name-missing',
      '5 date',
    ])
    expect(tell(records, 'registration')).toHaveLength(2)
  })
})

describe('an archive', () => {
  const name = 'BasicCompanyDataAsOneFile-2026-11-01'

  test('is read without unpacking it', async () => {
    const zip = await toZip({ [`${name}.csv`]: toBritishFile([toBritishRow('00445790', 'SEASIDE LETS LTD')]) })
    const records = await collectRecords(readSource(companiesHouseGb, await writeFolder({ [`${name}.zip`]: zip })))
    expect(tell(records, 'name')).toEqual([{ name: 'SEASIDE LETS LTD' }])
  })

  test('that is cut off, or holds something else beside the file, is refused', async () => {
    const zip = await toZip({ [`${name}.csv`]: toBritishFile([toBritishRow('00445790', 'SEASIDE LETS LTD')]) })
    const cut = await writeFolder({ [`${name}.zip`]: zip.subarray(0, zip.length - 20) })
    expect(await findRefusal(readSource(companiesHouseGb, cut))).toBe('archive 1')
    const two = await writeFolder({ [`${name}.zip`]: await toZip({ 'a.csv': toBritishFile([]), 'b.csv': '' }) })
    expect(await findRefusal(readSource(companiesHouseGb, two))).toBe('archive 1')
  })
})

describe('an edition', () => {
  const part = (number: number, total: number, day = '2026-11-01'): string =>
    `BasicCompanyData-${day}-part${number}_${total}.csv`
  const file = (number: string): string => toBritishFile([toBritishRow(number, `COMPANY ${number} LTD`)])

  async function findDay(files: Record<string, string>): Promise<string | null | undefined> {
    return companiesHouseGb.findObservedOn?.(await openEdition(companiesHouseGb, await writeFolder(files)))
  }

  test('in parts is read from the first to the last, of the day in their names', async () => {
    const folder = await writeFolder({ [part(1, 2)]: file('00000001'), [part(2, 2)]: file('00000002') })
    const records = await collectRecords(readSource(companiesHouseGb, folder))
    expect(tell(records, 'register-number')).toEqual([{ value: '00000001' }, { value: '00000002' }])
    expect(await findDay({ [WHOLE]: file('00000001') })).toBe('2026-11-01')
  })

  test.each<[string, Record<string, string | Buffer>, string]>([
    ['without a part', { [part(1, 3)]: file('00000001'), [part(3, 3)]: file('00000003') }, 'file-missing null'],
    ['without any file', { 'readme.txt': '' }, 'file-missing null'],
    [
      'of two days',
      { [part(1, 2)]: file('00000001'), [part(2, 2, '2026-10-01')]: file('00000002') },
      'file-twice null',
    ],
    ['in both ways', { [WHOLE]: file('00000001'), [part(1, 1)]: file('00000001') }, 'file-twice null'],
    ['with another header', { [WHOLE]: file('00000001').replace('CompanyStatus', 'Status') }, 'columns 1'],
    ['with a column more', { [WHOLE]: `${PUBLISHED_HEADER},Extra\r\n` }, 'columns 1'],
    ['in another encoding', { [WHOLE]: Buffer.from(file('00000001').replace('SEA', 'SÉA'), 'latin1') }, 'encoding 2'],
    ['cut in its last line', { [WHOLE]: file('00000001').slice(0, -40) }, 'cut-off 2'],
  ])('%s', async (_title, files, refusal) => {
    expect(await findRefusal(readSource(companiesHouseGb, await writeFolder(files)))).toBe(refusal)
  })
})
