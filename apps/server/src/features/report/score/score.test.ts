import { getPrint } from '@merleg/contract/report/print.contract'
import { ReportHeader } from '@merleg/contract/report/header.contract'
import { ScorePage } from '@merleg/contract/report/score.contract'
import { getReportSummary } from '@merleg/contract/report/summary.contract'
import { CLAIMS } from '@merleg/domain/claims'
import type { Locale } from '@merleg/domain/locale'
import { CURRENT_MODEL } from '@merleg/domain/score/model/current-model'
import type { FactorKey } from '@merleg/domain/score/model/factor-keys'
import type { KyselyPlugin } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../app/testing-app.ts'
import { sourceOf } from '../../score/testing-scores.ts'
import { computeScores } from '../../score/run/score.usecases.ts'
import { everySection } from '../company-data/testing-every-section.ts'
import { getHeaderPage } from '../header/header.views.ts'
import { callAs, factOf, merge, statement } from '../testing-report.ts'

const server = useTestApp()
const TODAY = new Date()
/** The newest business year whose accounts are out on any day of the year. */
const YEAR = TODAY.getUTCFullYear() - 2

const HEALTHY = '10738885'
const FAILING = '12345676'
const CEASED = '87654322'
const REGISTER_ONLY = '11111119'
const BARE = '22222228'
/** Old, without accounts, and nobody who would tell of its failure. */
const UNREAD = '23456783'
const HOSTILE = '33333336'
const OLD = '44444444'
const LITE = ['SE10000001', 'NP10000001', 'BI10000001', 'EI10000001', 'TE10000001'] as const
const FOREIGN = 'ro-67248'
const WITHOUT_TOTAL = 'ro-67264'
/** Its year before has three months. */
const SHORT_BEFORE = '55555558'
const RATED = [HEALTHY, FAILING, REGISTER_ONLY, HOSTILE, OLD, ...LITE, FOREIGN] as const

const url = (id: string) => `/api/report/${id}/score`
const proceeding = { caseNumber: '1', court: null, administrator: null, text: null }

/** In thousand forints: every factor comes out even. */
const AMOUNTS = {
  totalAssets: 100_000,
  fixedAssets: 40_000,
  currentAssets: 58_000,
  inventories: 10_000,
  receivables: 20_000,
  securities: 0,
  cash: 28_000,
  equity: 50_000,
  issuedCapital: 10_000,
  liabilities: 45_000,
  shortTermLiabilities: 25_000,
  netSales: 200_000,
  materialExpenditure: 120_000,
  personnelExpenditure: 50_000,
  depreciation: 10_000,
  operatingProfit: 15_000,
  financialExpenditure: 1000,
  profitBeforeTax: 14_000,
  profitAfterTax: 12_600,
}

/** The same by hand; days are of 365, the size is log10 of the assets in thousand zlotys, 67 forints each. */
const FACTORS: Readonly<Record<FactorKey, number>> = {
  equityRatio: 0.5,
  retainedEarnings: 0.4,
  currentRatio: 2.32,
  quickRatio: 1.92,
  cashRatio: 1.12,
  longTermCover: 1.75,
  returnOnAssets: 0.14,
  operatingMargin: 0.075,
  salesMargin: 0.1,
  debtCoverage: 0.48,
  financialBurden: 0.005,
  depreciationRate: 0.25,
  assetTurnover: 2,
  inventoryDays: 18.25,
  receivableDays: 36.5,
  shortTermDebtDays: 45.625,
  salesGrowth: 0.25,
  priorProfits: 5000 / 160_000,
  profitChange: 0.045,
  size: Math.log10(100_000_000 / 67 / 1000),
  depreciationShare: 10 / 180,
}

/** Points of a value by the rows of the model file. */
function pointsInFile(key: FactorKey): number {
  const shape = CURRENT_MODEL.factors.find((factor) => factor.key === key)
  return shape?.bins.find(({ below }) => below === null || FACTORS[key] < below)?.points ?? 0
}

async function read(id: string, locale: Locale = 'hu'): Promise<ScorePage> {
  const answer = await callAs(server, url(id), { claims: ['GazdasagiAdatok'], locale })
  expect(answer.statusCode, answer.body).toBe(200)
  return ScorePage.parse(answer.json())
}
async function readHeader(id: string): Promise<ReportHeader> {
  return ReportHeader.parse((await callAs(server, `/api/report/${id}/header`, { claims: [] })).json())
}
async function readSummary(id: string) {
  return getReportSummary.answer.parse((await callAs(server, `/api/report/${id}/summary`, { claims: [] })).json())
}
const sumOf = ({ parts }: ScorePage) => parts.reduce((sum, { points }) => sum + points, 0)
const rows = (page: ScorePage, kind: string) => page.parts.filter((part) => part.kind === kind)

beforeAll(async () => {
  const named = [HEALTHY, FAILING, CEASED, REGISTER_ONLY, OLD, FOREIGN, WITHOUT_TOTAL, SHORT_BEFORE, UNREAD, ...LITE]
  await merge(server.deps.db, [
    ...named.map((id) => factOf(id)('name', { name: `Egység ${id}` })),
    ...named
      .filter((id) => id !== CEASED)
      .map((id) =>
        factOf(id)('registration', { status: 'registered', on: '2010-05-01', reason: null }, { from: '2010-05-01' }),
      ),
    factOf(CEASED)(
      'registration',
      { status: 'ceased', on: `${YEAR + 1}-07-01`, reason: null },
      { from: `${YEAR + 1}-07-01` },
    ),
    factOf(HEALTHY)('activity', { scheme: 'TEAOR08', code: '4120', isMain: true }, { slot: '4120' }),
    statement(HEALTHY, YEAR, { amounts: AMOUNTS }),
    statement(HEALTHY, YEAR - 1, { amounts: { ...AMOUNTS, netSales: 160_000, profitBeforeTax: 8000 } }),
    statement(HEALTHY, YEAR - 2, { amounts: { ...AMOUNTS, profitBeforeTax: 2000 } }),
    statement(SHORT_BEFORE, YEAR, { amounts: AMOUNTS }),
    statement(SHORT_BEFORE, YEAR - 1, { periodStart: `${YEAR - 1}-10-01`, amounts: AMOUNTS }),
    factOf(FAILING)('liquidation', proceeding, { slot: '1', from: `${YEAR + 1}-09-01` }),
    statement(FAILING, YEAR, { amounts: AMOUNTS }),
    statement(CEASED, YEAR, { amounts: AMOUNTS }),
    statement(OLD, YEAR - 4, { amounts: AMOUNTS }),
    statement(LITE[1], YEAR, { amounts: { equity: 100, profitBeforeTax: -5 } }),
    factOf(BARE)('phone', { value: '1' }, { slot: '1' }),
    ...everySection(HOSTILE),
    statement(WITHOUT_TOTAL, YEAR, {
      layout: 'ro-short',
      currency: 'RON',
      unit: 1,
      filedOn: null,
      amounts: { ...AMOUNTS, liabilities: 800, issuedCapital: 100, employees: 3 },
    }),
    statement(FOREIGN, YEAR, {
      layout: 'ro-short',
      currency: 'RON',
      unit: 1,
      filedOn: null,
      amounts: {
        fixedAssets: 400,
        currentAssets: 600,
        inventories: 100,
        receivables: 200,
        cash: 300,
        equity: 500,
        netSales: 2000,
      },
    }),
  ])
  await merge(
    server.deps.db,
    [REGISTER_ONLY, OLD, FOREIGN].map((id) => factOf(id)('e-mail', { value: 'iroda@pelda.hu' }, { slot: '1' })),
    { source: sourceOf(['liquidation']), observedOn: TODAY.toISOString().slice(0, 10) },
  )
})

describe('a company that was not rated yet', () => {
  test('is worked out at once, on every page alike', async () => {
    const page = await read(HEALTHY)
    expect(page).toMatchObject({ basis: 'statement', history: [], change: null })
    expect((await readHeader(HEALTHY)).risk).toMatchObject(page.risk)
    expect((await readSummary(HEALTHY)).risk).toBe(page.risk.value)
  })
})

describe('the rating', () => {
  beforeAll(async () => {
    await computeScores(server.deps)
  })

  test('is the sum of the points that the model file gives to ratios worked out by hand', async () => {
    const page = await read(HEALTHY)
    for (const part of rows(page, 'factor')) {
      const key = Object.keys(FACTORS).find((name): name is FactorKey => name === part.key)
      if (key === undefined) throw new Error(`no value of ${part.key} by hand`)
      // The size is shown as the amount that the model takes the logarithm of.
      expect(part.value, key).toBeCloseTo(key === 'size' ? 100_000_000 : FACTORS[key], 9)
      expect(part.points, key).toBe(pointsInFile(key))
      expect(part.value).toBeGreaterThanOrEqual(part.bin?.from ?? -Infinity)
      expect(part.value).toBeLessThan(part.bin?.below ?? Infinity)
      expect(part.points).toBeGreaterThanOrEqual(part.range?.lowest ?? Infinity)
      expect(part.points).toBeLessThanOrEqual(part.range?.highest ?? -Infinity)
      expect(part.origin?.derivation).toContain('Képlet')
    }
    const size = rows(page, 'factor').find(({ key }) => key === 'size')
    const limits = CURRENT_MODEL.factors.find(({ key }) => key === 'size')?.bins.map(({ below }) => below)
    const at = limits?.find((below) => below !== null && FACTORS.size < below) ?? 0
    // A thousand zlotys of 67 forints each, to three digits.
    expect(size).toMatchObject({ unit: 'currency', bin: { below: Number((10 ** at * 67_000).toPrecision(3)) } })
    expect(rows(page, 'factor')).toHaveLength(CURRENT_MODEL.factors.length)
    expect(rows(page, 'base')[0]?.points).toBe(CURRENT_MODEL.basePoints)
    // Registered in May 2010; nothing else is known for or against it.
    const age = TODAY.getUTCFullYear() - 2010 - (TODAY.toISOString().slice(5, 10) < '05-01' ? 1 : 0)
    expect(rows(page, 'register').find(({ key }) => key === 'age')).toMatchObject({
      value: age,
      points: age >= 20 ? 5 : 3,
    })
    expect(sumOf(page)).toBe(page.risk.value)
  })

  test.each(RATED)('of %s is exactly its parts, in every language, and the same on every page', async (id) => {
    const page = await read(id)
    expect(page.risk.value).not.toBeNull()
    expect(sumOf(page)).toBe(page.risk.value)
    const header = await readHeader(id)
    const summary = await readSummary(id)
    expect(header.risk).toMatchObject(page.risk)
    expect(header.menu.score).toBe(true)
    expect(page.basis === 'lite' ? summary.liteRating : summary.risk).toBe(page.risk.value)
    expect(summary.riskLabel).toBe(page.risk.label)
    expect(page.bands.filter(({ isOwn }) => isOwn)).toHaveLength(1)
    for (const locale of ['en', 'de'] as const) {
      const other = await read(id, locale)
      expect(sumOf(other)).toBe(page.risk.value)
      expect(JSON.stringify(other)).not.toMatch(/"(?:[a-z-]+\.)+(?:label|reason|name|formula|definition)|\{\{/i)
    }
  })

  test('a total of assets that is made of parts is not called one', async () => {
    const labelsOf = async (id: string) =>
      (await read(id)).inputs
        .filter(({ key }) => ['totalAssets', 'liabilities'].includes(key))
        .map(({ label }) => label)
    expect(await labelsOf(WITHOUT_TOTAL)).toEqual([
      'Befektetett és forgóeszközök együtt, elhatárolások nélkül',
      'Idegen források (befektetett és forgóeszközök − saját tőke)',
    ])
    expect((await labelsOf(HEALTHY))[0]).toBe('Mérlegfőösszeg')
  })

  test('tells the accounts, inputs and years behind it, with where they come from', async () => {
    const page = await read(HEALTHY)
    expect(page.accounts).toMatchObject({ year: YEAR, balanceSheetDay: `${YEAR}-12-31`, currency: 'HUF' })
    const input = (key: string) => page.inputs.find((row) => row.key === key)
    expect(input('equity')).toMatchObject({ value: 50_000_000, origin: { sources: [{ validTo: `${YEAR}-12-31` }] } })
    expect(input('earlierProfitBeforeTax')).toMatchObject({
      value: 2_000_000,
      origin: { sources: [{ validTo: `${YEAR - 2}-12-31` }] },
    })
    for (const { value, origin } of page.inputs) expect(origin === null).toBe(value === null)
    expect(page.years.map(({ year }) => year)).toEqual([YEAR - 2, YEAR - 1, YEAR])
    expect(page.years.every(({ points, origin }) => points !== null && origin !== null)).toBe(true)
    expect(page.probabilities?.horizons.map(({ months }) => months)).toEqual([12, 36, 60])
    expect(page.classical.length).toBeGreaterThan(3)
    expect(page.whatIf?.facts.kind).toBe('company')
    expect(page.history).toHaveLength(1)
  })

  test('a year of points has the mark of its accounts, and says how their amounts came about', async () => {
    const [short, whole] = (await read(SHORT_BEFORE)).years
    expect([short?.mark?.kind, whole?.mark]).toEqual(['irregular', null])
  })

  test('published models take no year before that is no whole one', async () => {
    const ohlson = async (id: string) => (await read(id)).classical.find(({ key }) => key === 'ohlson')
    expect((await ohlson(HEALTHY))?.missing).toEqual([])
    expect(await ohlson(SHORT_BEFORE)).toMatchObject({ value: null, missing: [expect.stringMatching(/előző/)] })
  })

  test('recommends a limit line by line, and the summary has it', async () => {
    const { creditLimit, probabilities } = await read(HEALTHY)
    // A tenth of the equity is the least; its factor follows the probability.
    expect(creditLimit?.steps.slice(0, 4).map(({ value }) => Math.round(value ?? 0))).toEqual([
      5_000_000, 16_666_667, 12_000_000, 5_000_000,
    ])
    expect(creditLimit?.steps.find(({ key }) => key === 'factShare')).toMatchObject({
      value: 1,
      label: expect.stringContaining('nem ismerünk'),
    })
    expect(creditLimit?.steps.find(({ key }) => key === 'probability')?.value).toBe(
      probabilities?.horizons[0]?.probability,
    )
    const summary = await readSummary(HEALTHY)
    expect(
      'details' in summary && 'creditability' in summary.details ? summary.details.creditability : null,
    ).toMatchObject({
      value: creditLimit?.value,
      year: YEAR,
      currency: 'HUF',
    })
  })

  test('is capped in a liquidation, which the years before do not see', async () => {
    const page = await read(FAILING)
    expect(page.risk).toMatchObject({ band: 'extremely-risky' })
    expect(page.risk.value).toBeLessThanOrEqual(15)
    expect(rows(page, 'cap')[0]).toMatchObject({ key: 'liquidation', label: 'Felszámolás miatti felső határ' })
    expect(page.probabilities).toBeNull()
    expect(page.years.at(-1)?.points).toBeGreaterThan(15)
    expect(page.creditLimit).toMatchObject({ value: 0, formula: expect.stringContaining('nem ajánlunk hitelkeretet') })
    const share = page.creditLimit?.steps.find(({ key }) => key === 'factShare')
    expect(share?.label).toBe('Ennyi marad belőle emiatt: Felszámolás van folyamatban')
    const header = await readHeader(FAILING)
    expect(header.risk.value).toBe(page.risk.value)
  })

  test.each([
    [REGISTER_ONLY, 'register', 'Beszámolót nem ismerünk'],
    [OLD, 'register', 'két évnél régebbi'],
    [FOREIGN, 'register', 'túl kevés sort közöl'],
    [LITE[0], 'lite', 'Egyszerűsített minősítés'],
    [LITE[1], 'lite', `a ${YEAR}. évi beszámolóban pozitív-e a saját tőke`],
  ] as const)('of %s rests on the register alone: %s', async (id, basis, text) => {
    const page = await read(id)
    expect(page).toMatchObject({ basis, probabilities: null, creditLimit: null, lifts: [] })
    expect(page.basisText).toContain(text)
    expect(rows(page, 'factor')).toEqual([])
    expect((await readSummary(id)).riskAlpha).not.toContain('csődvalószínűség:')
  })

  test('of a simple kind has three bands', async () => {
    const { bands } = await read(LITE[2])
    expect(bands.map(({ band, from, to }) => [band, from, to])).toEqual([
      ['minimal', 80, 100],
      ['medium', 45, 79],
      ['very-risky', 0, 44],
    ])
    expect(bands.find(({ band }) => band === 'medium')?.advice).toContain('hitelkeretet nem adunk meg')
    expect((await read(LITE[0])).advice).not.toContain('hitelkeretig')
    const summary = await readSummary(LITE[2])
    expect(summary).toMatchObject({ risk: null, liteRating: expect.any(Number), riskDisabled: false })
  })

  test.each([
    [CEASED, 'minősítünk', true],
    [BARE, 'elegendő adatot', false],
    [UNREAD, 'a hallgatásból nem következik', false],
  ] as const)('does not exist for %s, and why', async (id, text, hasYears) => {
    const page = await read(id)
    expect(page).toMatchObject({ basis: 'unrated', parts: [], probabilities: null, creditLimit: null, lifts: [] })
    expect(page.risk).toMatchObject({ value: null, band: 'unrated' })
    expect(page.basisText).toContain(text)
    expect(page.bands.some(({ isOwn }) => isOwn)).toBe(false)
    expect((await readHeader(id)).menu.score).toBe(hasYears)
    expect(await readSummary(id)).toMatchObject({ risk: null, riskDisabled: true })
  })

  test('costs the header two queries more', async () => {
    let count = 0
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        count += 1
        return node
      },
      transformResult: ({ result }) => Promise.resolve(result),
    }
    const db = server.deps.reads.withPlugin(counting)
    const query = { companyId: HEALTHY, locale: 'hu', today: TODAY.toISOString().slice(0, 10) } as const
    await getHeaderPage({ db, config: server.deps.config }, query)
    // The profile, the rating, and until when anybody tells; nothing is negative or positive information here, and what the
    // registers leave open marks the rating before its accounts are looked at.
    expect(count).toBe(3)
  })

  test('is printed with every term and its sum', async () => {
    const page = await read(HEALTHY)
    const answer = await callAs(server, `/api/report/${HEALTHY}/print?components=score`, {
      claims: CLAIMS.filter((claim) => !claim.endsWith('Tiltas')),
    })
    const [section] = getPrint.answer.parse(answer.json()).sections
    const [table] = section?.blocks.flatMap((block) => (block.type === 'table' ? [block] : [])) ?? []
    // Every term, a heading above what was trained and what an expert added, and the sum.
    expect(table?.rows).toHaveLength(page.parts.length + 3)
    expect(table?.rows.at(-1)?.at(-1)?.text).toBe(String(page.risk.value))
  })

  test('tells a change of the company from the day before', async () => {
    const before = await read(HEALTHY)
    await merge(server.deps.db, [factOf(HEALTHY)('liquidation', proceeding, { slot: '1', from: `${YEAR + 1}-09-01` })])
    await computeScores(server.deps)
    const page = await read(HEALTHY)
    expect(page.change).toMatchObject({ byModel: 0, previous: { points: before.risk.value } })
    expect((page.change?.byModel ?? 0) + (page.change?.byCompany ?? 0)).toBe(
      (page.risk.value ?? 0) - (before.risk.value ?? 0),
    )
    expect(page.change?.text).toContain('a cég adatainak változása miatt')
    // Which parts of the company moved the points is named too.
    expect(page.change?.text).toMatch(/A cég változásából a legtöbb: .+\d/)
    expect(page.history.map(({ points }) => points)).toEqual([page.risk.value, before.risk.value])
  })
})

test.each([
  ['nobody', url(HEALTHY), null, 401, 'auth.required'],
  ['no claim', url(HEALTHY), ['Mutatok'], 400, 'claim.missing'],
  ['an unknown company', url('10738886'), ['GazdasagiAdatok'], 404, 'company.not-found'],
  ['a malformed id', url('XX1'), ['GazdasagiAdatok'], 404, 'page.not-found'],
  ['an unknown parameter', `${url(HEALTHY)}?year=2024`, ['GazdasagiAdatok'], 422, 'validation.failed'],
] as const)('refuses %s', async (_title, address, claims, status, code) => {
  const answer = await callAs(server, address, { claims })
  expect([answer.statusCode, answer.json<{ code?: string }>().code]).toEqual([status, code])
})
