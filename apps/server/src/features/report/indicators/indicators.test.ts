import { findCommonBasis, type IndicatorSeries, Indicators } from '@merleg/contract/report/indicators.contract'
import { INDICATOR_KEYS } from '@merleg/domain/indicators/indicator-keys'
import type { Locale } from '@merleg/domain/locale'
import type { SourceRecord } from '@merleg/domain/observation'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../app/testing-app.ts'
import { rebuildSectorStatistics } from '../../sector-statistics/sector-statistics.usecases.ts'
import { everySection, HOSTILE } from '../company-data/testing-every-section.ts'
import { callAs, factOf, merge, REGISTER, statement } from '../testing-report.ts'

const server = useTestApp()
const COMPANY = '10738885'
const ROMANIAN = 'ro-67248'
const BARE = '87654322'
const FULL = '12345676'
const OTHERS = ['ro-1', 'ro-2', 'ro-3', 'ro-4', 'ro-5'] as const
const OF_OTHER_KINDS = ['SE10000001', 'NP10000001', 'BI10000001', 'EI10000001', 'TE10000001'] as const

// Goal Hungary Kft., 24146041-2-03, the filing of 2024.
const amounts = {
  netSales: 511619,
  materialExpenditure: 416341,
  personnelExpenditure: 16393,
  depreciation: 5361,
  operatingProfit: 73208,
  profitBeforeTax: 73114,
  profitAfterTax: 70782,
  fixedAssets: 21388,
  currentAssets: 137521,
  inventories: 21911,
  receivables: 62606,
  totalAssets: 159166,
  equity: 129257,
  issuedCapital: 3000,
  liabilities: 29209,
  shortTermLiabilities: 29209,
}

const url = (id: string) => `/api/report/${id}/indicators2`

async function read(id: string, locale: Locale = 'hu'): Promise<Indicators> {
  const answer = await callAs(server, url(id), { claims: ['Mutatok'], locale })
  expect(answer.statusCode).toBe(200)
  return Indicators.parse(answer.json())
}

const valuesOf = ({ data }: IndicatorSeries) => data.datasets[0]?.data
const originsOf = ({ data }: IndicatorSeries) => data.datasets[0]?.origins

function romanian(id: string, equity: number): SourceRecord[] {
  const given = { layout: 'ro-short', currency: 'RON', unit: 1, filedOn: null } as const
  return [
    factOf(id)('activity', { scheme: 'CAEN2', code: '3811', isMain: true }, { slot: '3811' }),
    statement(id, 2022, { ...given, amounts: { equity, netSales: 10, netProfit: 0, netLoss: 5, employees: 2 } }),
  ]
}

beforeAll(async () => {
  await merge(server.deps.db, [
    factOf(COMPANY)('name', { name: 'Goal Hungary Kft.' }),
    factOf(COMPANY)('headcount', { persons: 4 }, { from: '2024-03-01' }),
    factOf(COMPANY)('activity', { scheme: 'TEAOR08', code: '4791', isMain: true }, { slot: '4791' }),
    statement(COMPANY, 2024, { amounts, previousAmounts: { netSales: 407568, profitAfterTax: 62263, equity: 71886 } }),
    factOf(BARE)('name', { name: 'Üres Kft.' }),
    ...everySection(FULL),
    statement(FULL, 2024, { layout: 'hu-full-a-function-cost', amounts: { netSales: 200, directSalesCosts: 150 } }),
    ...romanian(ROMANIAN, 50),
    ...OTHERS.flatMap((id, index) => romanian(id, (index + 1) * 10)),
    ...OF_OTHER_KINDS.flatMap((id) => [
      factOf(id)('name', { name: id }),
      statement(id, 2023, { amounts: { netSales: 4, profitAfterTax: 1 } }),
    ]),
  ])
  await rebuildSectorStatistics(server.deps)
})

describe('the indicators', () => {
  test('are figures of the accounts, in whole forints, shares and quotients', async () => {
    const page = await read(COMPANY)
    expect(findCommonBasis(page)).toEqual({ empty: false, currency: 'HUF', sector: null })
    expect(page.roe.data.labels).toEqual(['2023', '2024'])
    expect(valuesOf(page.salesNetIncome)).toEqual([407_568_000, 511_619_000])
    expect(valuesOf(page.ebitda)).toEqual([null, 78_569_000])
    expect(valuesOf(page.employees)).toEqual([null, 4])
    expect(valuesOf(page.roe)?.[0]).toBeCloseTo(0.866135, 6)
    expect(valuesOf(page.roe)?.[1]).toBeCloseTo(0.547607, 6)
    expect(valuesOf(page.liquidityRate)?.[1]).toBeCloseTo(4.708172, 6)
    expect(valuesOf(page.netDebtRate)?.[1]).toBeCloseTo(-0.258377, 6)
    expect(page.roe.data.datasets[0]?.unit).toBe('percent')
  })

  test('say of each value how it is worked out and from which accounts', async () => {
    const page = await read(COMPANY)
    const filed = { validFrom: '2024-01-01', validTo: '2024-12-31', filedOn: '2025-05-31', publisher: 'Cégbíróság' }
    expect(originsOf(page.liquidityQuickRate)).toMatchObject([
      null,
      {
        derivation: 'Képlet: (Forgóeszközök \u2212 készletek) / rövid lejáratú kötelezettségek.',
        sources: [filed],
      },
    ])
    expect(originsOf(page.roe)?.[0]?.derivation).toBe(
      'Képlet: Adózott eredmény / saját tőke. Erre az évre nem ismerünk beszámolót: a következő évi beszámoló előző évi oszlopából.',
    )
    expect(originsOf(page.salesNetIncome)?.[1]).toMatchObject({ derivation: null, sources: [filed] })
    expect(originsOf(page.employees)).toMatchObject([
      null,
      { derivation: expect.stringContaining('utolsó napján'), sources: [{ validFrom: '2024-03-01' }] },
    ])
    for (const key of INDICATOR_KEYS) {
      const known = (valuesOf(page[key]) ?? []).map((value) => value !== null)
      expect(originsOf(page[key])?.map((origin) => origin !== null)).toEqual(known)
    }
  })

  test('are the 27 series and nothing beside them, each with title, definition, formula and source', async () => {
    const page = await read(COMPANY)
    const answer = (await callAs(server, url(COMPANY), { claims: ['Mutatok'] })).json<object>()
    expect(Object.keys(answer)).toEqual(INDICATOR_KEYS)
    expect(page.capitalStress).toMatchObject({
      title: 'Tőkefeszültség',
      formula: 'Kötelezettségek / saját tőke',
      source: expect.stringContaining('beszámolóelemzés'),
    })
    expect(page.ownCapitalRate.source).toContain('Polgári Törvénykönyv')
  })

  test.each([
    ['hu', 'Üzemi (üzleti) tevékenység eredménye + értékcsökkenési leírás'],
    ['en', 'Operating profit + depreciation and amortisation'],
    ['de', 'Betriebsergebnis + Abschreibungen'],
  ] as const)('speak %s, and no two are called the same', async (locale, formula) => {
    const page = await read(COMPANY, locale)
    expect(page.ebitda.formula).toBe(formula)
    const all = INDICATOR_KEYS.map((key) => page[key])
    expect(new Set(all.map(({ title }) => title)).size).toBe(INDICATOR_KEYS.length)
    for (const { definition, formula: words, source } of all)
      expect(Math.min(definition.length, words.length, source.length)).toBeGreaterThan(5)
  })

  test('of accounts by function take the direct costs and tell no expenditure by nature', async () => {
    const page = await read(FULL)
    expect(valuesOf(page.grossProfitMargin)).toEqual([0.25])
    expect(originsOf(page.grossProfitMargin)?.[0]?.derivation).toBe(
      'Képlet: (Értékesítés nettó árbevétele \u2212 értékesítés közvetlen költségei) / értékesítés nettó árbevétele.',
    )
    expect([page.materialExpenditure.empty, page.humanExpenditure.empty, page.ebitda.empty]).toEqual([true, true, true])
    expect(JSON.stringify(page)).not.toContain(HOSTILE.slice(0, 20))
  })

  test('of a Romanian company subtract the loss, and stand beside the middle of its sector', async () => {
    const page = await read(ROMANIAN, 'de')
    expect(findCommonBasis(page)).toMatchObject({
      currency: 'RON',
      sector: { id: '3811', value: expect.stringContaining('38.11') },
    })
    expect(valuesOf(page.afterTaxProfit)).toEqual([-5])
    expect(originsOf(page.roe)?.[0]?.derivation).toBe(
      'Formel: (Gewinn nach Steuern \u2212 Verlust nach Steuern) / Eigenkapital.',
    )
    // Equity of six companies: 10, 20, 30, 40, 50, 50.
    expect(page.equity.sectorMedian).toMatchObject({ data: [35], companyCounts: [6] })
    expect(valuesOf(page.employees)).toEqual([2])
    expect([page.roa.empty, page.roa.sectorMedian, page.liquidityRate.empty]).toEqual([true, null, true])
  })

  test.each(OF_OTHER_KINDS)('of the kind of %s are there as well', async (id) => {
    const page = await read(id)
    expect([findCommonBasis(page).empty, valuesOf(page.ros)]).toEqual([false, [0.25]])
  })

  test('are empty where nothing was filed', async () => {
    const page = await read(BARE)
    expect(findCommonBasis(page)).toEqual({ empty: true, currency: null, sector: null })
    expect(page.roe).toMatchObject({ empty: true, sectorMedian: null, data: { labels: [], datasets: [{ data: [] }] } })
  })

  test.each([
    ['nobody', url(COMPANY), null, 401, 'auth.required'],
    ['no claim', url(COMPANY), ['Cegriport'], 400, 'claim.missing'],
    ['an unknown company', url('10738886'), ['Mutatok'], 404, 'company.not-found'],
    ['a malformed id', url('XX1'), ['Mutatok'], 404, 'page.not-found'],
    ['an unknown parameter', `${url(COMPANY)}?year=2024`, ['Mutatok'], 422, 'validation.failed'],
  ] as const)('refuse %s', async (_title, address, claims, status, code) => {
    const answer = await callAs(server, address, { claims })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject(code === 'claim.missing' ? { code, name: 'Mutatok' } : { code })
  })

  test('of what is made up are compared among themselves alone', async () => {
    await merge(server.deps.db, romanian('ro-6', 60), { source: { ...REGISTER, sourceId: 'demo', isMadeUp: true } })
    await rebuildSectorStatistics(server.deps)
    const page = await read('ro-6')
    expect([findCommonBasis(page).empty, page.equity.sectorMedian]).toEqual([false, null])
    expect((await read(ROMANIAN)).equity.sectorMedian?.companyCounts).toEqual([6])
  })
})
