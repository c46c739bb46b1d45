import { Readable } from 'node:stream'
import type { SourceRecord, StatementObservation } from '@merleg/domain/observation'
import { describe, expect, test } from 'vitest'
import { openEdition } from '../../reading/find-edition.ts'
import {
  collectRecords,
  findRefusal,
  listRejections,
  readSource,
  useSourceFolders,
} from '../../testing-source-files.ts'
import { companiesHouseAccountsGb } from './companies-house-accounts-gb.adapter.ts'
import { decodeDocument } from './filed-documents.ts'
import { type TestFigure, toAccounts, toContext, toZip } from './testing-accounts.ts'

const writeFolder = useSourceFolders()
const DAY = 'Accounts_Bulk_Data-2026-11-03.zip'
const NAME = 'Prod223_4320_00445790_20251231.html'

async function read(files: Readonly<Record<string, string | Buffer>>): Promise<SourceRecord[]> {
  return collectRecords(readSource(companiesHouseAccountsGb, await writeFolder({ [DAY]: await toZip(files) })))
}

async function readOne(content: string): Promise<SourceRecord[]> {
  return read({ [NAME]: content })
}

function statementsOf(records: readonly SourceRecord[]): StatementObservation[] {
  return records.flatMap((record) => (record.type === 'statement' ? record : []))
}

/** The amounts of figures in accounts that have these alone. */
async function amountsOf(figures: readonly TestFigure[], contexts = ''): Promise<unknown> {
  const records = await readOne(toAccounts({ figures, contexts }))
  return {
    ...statementsOf(records)[0]?.amounts,
    ...(listRejections(records).length > 0 && { rejected: listRejections(records) }),
  }
}

function neverClosed(tag: string, count: number): string {
  return toAccounts({ figures: [{ name: 'FixedAssets', text: '1' }], body: `${tag}x`.repeat(count) })
}

describe('accounts of Companies House', () => {
  test('a balance sheet with the year before, what is owed, equity by class and people', async () => {
    const figures: TestFigure[] = [
      { name: 'FixedAssets', text: '238,000' },
      { name: 'FixedAssets', text: '200,000', context: 'before' },
      { name: 'CurrentAssets', text: '12,500' },
      { name: 'Creditors', text: '42,352', context: 'owed' },
      { name: 'NetCurrentAssetsLiabilities', text: '29,852', attributes: 'decimals="0" sign="-"' },
      { name: 'Equity', text: '208,148' },
      { name: 'Equity', text: '100', context: 'capital' },
      { name: 'ProfitLoss', text: '8,148', context: 'year' },
      { name: 'AverageNumberEmployeesDuringPeriod', text: '3', context: 'year', unit: 'pure' },
    ]
    const contexts = toContext('capital', '2025-12-31', ['EquityClassesDimension/ShareCapital'])
    expect(await readOne(toAccounts({ figures, contexts }))).toEqual([
      {
        type: 'statement',
        line: 1,
        companyId: 'gb-00445790',
        sourceRef: NAME,
        periodStart: '2025-01-01',
        periodEnd: '2025-12-31',
        layout: 'gb-accounts',
        isConsolidated: false,
        currency: 'GBP',
        unit: 1,
        amounts: {
          fixedAssets: 238_000,
          currentAssets: 12_500,
          shortTermLiabilities: 42_352,
          netCurrentAssets: -29_852,
          equity: 208_148,
          issuedCapital: 100,
          profitAfterTax: 8148,
          employees: 3,
        },
        previousAmounts: { fixedAssets: 200_000 },
        amendedAmounts: {},
        filedOn: null,
      },
      {
        type: 'fact',
        line: 1,
        companyId: 'gb-00445790',
        sourceRef: NAME,
        section: 'headcount',
        slot: '',
        payload: { persons: 3 },
        validFrom: '2025-01-01',
        validTo: '2026-01-01',
      },
    ])
  })

  test.each<[string, Partial<TestFigure>, number | undefined]>([
    ['in thousands', { text: '12', attributes: 'decimals="-3" scale="3"' }, 12],
    ['in pence', { text: '1,234.56', attributes: 'decimals="2"' }, 1235],
    ['a dash', { text: '-', attributes: 'format="ixt2:zerodash"' }, 0],
    ['in words', { text: 'none' }, 0],
    ['in brackets', { text: '(5,000)' }, -5000],
    ['with a sign of its own', { text: '5,000', attributes: 'sign="-"' }, -5000],
    ['in brackets and with a sign', { text: '(5,000)', attributes: 'sign="-"' }, undefined],
    ['with a minus and with a sign', { text: '-5,000', attributes: 'sign="-"' }, undefined],
    ['with text left out', { text: '5<ix:exclude> of </ix:exclude>000' }, 5000],
    ['within other tags', { text: '<span>5,</span><b>000</b>' }, 5000],
    ['no number', { text: '2017 - 2' }, undefined],
    ['in a context that is not there', { text: '5', context: 'nowhere' }, undefined],
    ['of a segment', { text: '5', context: 'segment' }, undefined],
    ['in another currency', { text: '5', unit: 'EUR' }, undefined],
  ])('a figure %s', async (_title, figure, amount) => {
    const contexts = toContext('segment', '2025-12-31', ['OperatingSegmentsDimension/Segment1'])
    const figures = [
      { name: 'CashBankOnHand', text: '7', attributes: 'decimals="-3" scale="3"' },
      { name: 'CurrentAssets', text: '7', attributes: 'decimals="-3" scale="3"' },
      { name: 'FixedAssets', text: '', ...figure },
    ]
    const told = statementsOf(await readOne(toAccounts({ figures, contexts })))[0]
    // Only where every figure is in thousands the statement is.
    expect(told?.unit).toBe(amount === undefined || figure.text === '12' ? 1000 : 1)
    expect(told?.amounts['fixedAssets']).toBe(amount)
  })

  test('one figure tagged twice: the more exact one; of two that differ neither', async () => {
    const figures = [
      { name: 'FixedAssets', text: '1,234', attributes: 'decimals="0"' },
      { name: 'FixedAssets', text: '1', attributes: 'decimals="-3" scale="3"' },
      { name: 'CurrentAssets', text: '10' },
      { name: 'CurrentAssets', text: '20' },
    ]
    expect(await amountsOf(figures)).toEqual({ fixedAssets: 1234, rejected: ['1 amounts-differ'] })
  })

  test('the newer taxonomy counts where both are used; creditors are due in either way of telling it', async () => {
    const contexts = toContext('later', '2025-12-31', [
      'FinancialInstrumentCurrentNon-currentDimension/Non-currentFinancialInstruments',
      'MaturitiesOrExpirationPeriodsDimension/AfterOneYear',
    ])
    const figures = [
      { name: 'TangibleFixedAssets', text: '1' },
      { name: 'PropertyPlantEquipment', text: '2' },
      { name: 'CreditorsDueWithinOneYear', text: '3' },
      { name: 'Creditors', text: '4', context: 'later' },
    ]
    expect(await amountsOf(figures, contexts)).toEqual({
      tangibleAssets: 2,
      shortTermLiabilities: 3,
      longTermLiabilities: 4,
    })
  })

  test('a balance whose minus was forgotten is left out: it would look sound', async () => {
    const figures = [
      { name: 'CurrentAssets', text: '2,909' },
      { name: 'Creditors', text: '6,719', context: 'owed' },
      { name: 'NetCurrentAssetsLiabilities', text: '3,810' },
      { name: 'Equity', text: '3,810' },
    ]
    expect(await amountsOf(figures)).toEqual({
      currentAssets: 2909,
      shortTermLiabilities: 6719,
      rejected: ['1 amounts-differ', '1 amounts-differ'],
    })
  })

  test('group accounts are statements of their own', async () => {
    const contexts = toContext('group', '2025-12-31', ['GroupCompanyDataDimension/Consolidated'])
    const figures = [
      { name: 'FixedAssets', text: '1' },
      { name: 'FixedAssets', text: '10', context: 'group' },
    ]
    expect(statementsOf(await readOne(toAccounts({ figures, contexts })))).toMatchObject([
      { isConsolidated: false, amounts: { fixedAssets: 1 } },
      { isConsolidated: true, amounts: { fixedAssets: 10 } },
    ])
  })

  test.each([
    ['<ix:nonNumeric name="a:b" contextRef="end">', 90],
    ['<i>', 900],
  ])('%s may stand open %d times', async (tag, count) => {
    expect(statementsOf(await readOne(neverClosed(tag, count)))).toMatchObject([{ amounts: { fixedAssets: 1 } }])
  })

  test.each<[string, string, string]>([
    ['31 December 2025', '1st January 2025', '2025-01-01'],
    ['31.12.25', '01/01/2025', '2025-01-01'],
    ['not told', 'not told', '2025-01-01'],
  ])('a year that ends on %s', async (end, start, told) => {
    const figures = [{ name: 'FixedAssets', text: '1' }]
    const content = toAccounts({ figures })
      .replace(/(EndDateForPeriodCoveredByReport">)[^<]*/, `$1${end}`)
      .replace(/(StartDateForPeriodCoveredByReport">)[^<]*/, `$1${start}`)
    expect(statementsOf(await readOne(content))).toMatchObject([{ periodStart: told, periodEnd: '2025-12-31' }])
  })

  test('a number continued elsewhere is read to its end', async () => {
    const figures = [{ name: 'FixedAssets', text: '1' }]
    const content = toAccounts({ figures, body: '<ix:continuation id="more">5790</ix:continuation>' }).replace(
      'name="bus:UKCompaniesHouseRegisteredNumber">00445790',
      'name="bus:UKCompaniesHouseRegisteredNumber" continuedAt="more">0044',
    )
    expect(listRejections(await readOne(content))).toEqual([])
  })

  test('html that is broken is read as far as it goes', async () => {
    const figures = [
      { name: 'FixedAssets', text: '1' },
      { name: 'CurrentAssets', text: '2' },
    ]
    const content = toAccounts({ figures })
      .replaceAll('ix:nonFraction', 'IX:NONFRACTION')
      .replace('<table>', '<table><tr><td><br><p>open <b>bold<i>both</b></i><img src=x>')
      .replace('</body></html>', '')
    expect(statementsOf(await readOne(content))).toMatchObject([{ amounts: { fixedAssets: 1, currentAssets: 2 } }])
  })

  test('plain XBRL, with a name where the number should be', async () => {
    const content = `<?xml version="1.0"?><xbrl xmlns:pt="http://www.xbrl.org/uk/fr/gaap/pt/2004-12-01">
<pt:CashBankInHand decimals="0" contextRef="e1" unitRef="GBP"> 1 </pt:CashBankInHand>
<CashBankInHand decimals="0" contextRef="e2" unitRef="GBP">2</CashBankInHand>
<BalanceSheetDate contextRef="e1">2025-12-31</BalanceSheetDate>
<unit id="GBP"><measure>iso4217:GBP</measure></unit>
<context id="y1"><entity><identifier scheme="www.companieshouse.gov.uk">SEASIDE LETS LIMITED</identifier></entity><period><startDate>2025-01-01</startDate><endDate>2025-12-31</endDate></period></context>
<context id="e1"><entity><identifier>x</identifier></entity><period><instant>2025-12-31</instant></period></context>
<context id="e2"><entity><identifier>x</identifier></entity><period><instant>2024-12-31</instant></period></context></xbrl>`
    expect(statementsOf(await read({ 'Prod224_9953_00445790_20251231.xml': content }))).toMatchObject([
      { amounts: { cash: 1 }, previousAmounts: { cash: 2 }, periodStart: '2025-01-01' },
    ])
  })

  test.each<[string, string, string]>([
    ['facts that are never closed', neverClosed('<ix:nonNumeric name="a:b" contextRef="end">', 101), '1 document'],
    ['tags that are never closed', neverClosed('<i>', 1001), '1 document'],
    ['a placeholder', 'ATTACHMENTPLACEHOLDER127319911', '1 document'],
    [
      'no amounts of its year',
      toAccounts({ figures: [{ name: 'FixedAssets', text: '1', context: 'before' }] }),
      '1 accounts-period',
    ],
    [
      'another company',
      toAccounts({ number: '00000006', figures: [{ name: 'FixedAssets', text: '1' }] }),
      '1 register-number',
    ],
    [
      'no beginning',
      toAccounts({ start: 'unknown', figures: [{ name: 'FixedAssets', text: '1' }] }).replace(
        /<xbrli:startDate>[^<]*/g,
        '<xbrli:startDate>',
      ),
      '1 accounts-period',
    ],
  ])('a document with %s is rejected', async (_title, content, rejection) => {
    expect(listRejections(await readOne(content))).toEqual([rejection])
  })
})

describe('an archive', () => {
  const accounts = toAccounts({ figures: [{ name: 'FixedAssets', text: '1' }] })

  test('holds accounts of community interest companies within archives, and documents that only bear their ending', async () => {
    const inner = await toZip({
      'CIC-00445790/accounts/financialStatement.xhtml': accounts,
      'CIC-00445790/cic34/cicReport.xhtml': 'the report',
    })
    const records = await read({
      'Prod223_4320_00445790_20251231_CIC.zip': inner,
      'Prod224_0089_00000006_20251231.zip': `\r\n${accounts.replaceAll('00445790', '00000006')}`,
      'Prod224_0095_00000007_20251231.zip': 'ATTACHMENTPLACEHOLDER137191381',
      'Prod224_0096_00000008_20251231_CIC.zip': await toZip({ 'CIC-00000008/cic34/report.xhtml': 'x' }),
      'Prod224_0097_00000009_20251231.zip': inner.subarray(0, 60),
      'readme.txt': 'x',
    })
    expect(statementsOf(records).map(({ companyId }) => companyId)).toEqual(['gb-00445790', 'gb-00000006'])
    expect(listRejections(records)).toEqual(['3 document', '4 document', '5 document', '6 document'])
  })

  test('of several days the newest is read first; what it has is not told again', async () => {
    const older = toAccounts({ figures: [{ name: 'FixedAssets', text: '9' }] })
    const folder = await writeFolder({
      'Accounts_Bulk_Data-2026-11-03.zip': await toZip({ [NAME]: accounts }),
      'Accounts_Monthly_Data-October2026.zip': await toZip({ [NAME]: older }),
    })
    const records = await collectRecords(readSource(companiesHouseAccountsGb, folder))
    expect(statementsOf(records)).toMatchObject([{ amounts: { fixedAssets: 1 } }])
    expect(listRejections(records)).toEqual(['1 superseded'])
    const day = await companiesHouseAccountsGb.findObservedOn?.(await openEdition(companiesHouseAccountsGb, folder))
    expect(day).toBe('2026-11-03')
  })

  test('of a month speaks of its last day', async () => {
    const folder = await writeFolder({ 'Accounts_Monthly_Data-February2024.zip': await toZip({ [NAME]: accounts }) })
    const edition = await openEdition(companiesHouseAccountsGb, folder)
    expect(await companiesHouseAccountsGb.findObservedOn?.(edition)).toBe('2024-02-29')
  })

  test('of a document that is too long says so', async () => {
    const texts: (string | null)[] = []
    const chunks = ['<html>', 'x'.repeat(90), 'y'].map((text) => Buffer.from(text))
    for await (const text of decodeDocument(Readable.from(chunks), 20)) texts.push(text)
    expect(texts).toEqual(['<html>', null])
  })

  test('that is cut off is refused', async () => {
    const whole = await toZip({ [NAME]: accounts })
    const folder = await writeFolder({ [DAY]: whole.subarray(0, whole.length - 30) })
    expect(await findRefusal(readSource(companiesHouseAccountsGb, folder))).toBe('archive 1')
  })
})
