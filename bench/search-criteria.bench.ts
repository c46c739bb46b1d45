import { CompanyQuery } from '@merleg/contract/company-search-query'
import { inTransaction } from '@merleg/db/transaction'
import { createCompanySelector } from '@merleg/server/features/company-search/company-selector.usecases'
import {
  PAGE_COMPANIES,
  prepareRefresh,
  prepareSearchProfiles,
} from '@merleg/server/features/company-search/read-model/refresh-search-profiles.usecases'
import { systemClock } from '@merleg/server/shared/clock'
import { createLogger } from '@merleg/server/shared/logger'
import type { BenchContext, BenchEntry, Line, ProductLine } from './bench-entry.ts'
import { listFrequentWords } from './frequent-words.ts'
import { measureCalls, measureFirstCalls, WARM_UP_CALLS } from './measure.ts'
import type { Product } from './product.ts'
import { QUICK_CALLS, timeTurns } from './quick/timed-turns.ts'
import { listTypedQueries } from './sample.ts'
import { createRandom } from './typed-queries.ts'

/** The day of the made-up register. */
const TODAY = '2026-11-01'
const SEED = 20
/** Read models are made page by page at a steady pace: a part of a large register tells it. */
const REFRESHED_PAGES = 40
/** So many of one to four criteria, none of which may take long. */
const MIXED_QUERIES = 2000
const PAGE = { isDescending: true, limit: 50, today: TODAY } as const

export const searchCriteriaBench: BenchEntry = {
  name: 'search-criteria',
  title: 'Search by criteria',
  goal: {
    text: 'five criteria, count and sorted page p95 ≤ 150 ms; live count p95 ≤ 30 ms; page 1,000 ≤ twice page 1; any query ≤ 500 ms, frequent words the first time too',
    companies: 1_000_000,
  },
  method:
    'Queries of five criteria (status, county, sales, headcount, rating) with other bounds each time, asked of the columns in ' +
    'memory one after the other; the live count with what each criterion costs; queries of one to four criteria of all kinds, ' +
    'texts of names and settlements among them; and the words that most names, addresses and people have, each asked for the ' +
    'first time. Baseline: PostgreSQL going through the same table from end to end.',
  measure,
  quick: [
    {
      name: 'search-criteria',
      floor: 'counting the same by a scan of the table',
      when: 'served',
      prepare: async ({ calls }, product) => {
        const selector = await loadSelector(product)
        const queries = listFiveCriteria(Math.min(calls, QUICK_CALLS))
        return () =>
          timeTurns({
            turns: queries.length,
            ours: (turn) => selector.count(queries[turn] ?? NOTHING, { today: TODAY, withCosts: false }),
            floor: (turn) => scan(product, queries[turn] ?? NOTHING),
          })
      },
    },
    {
      name: 'search by information',
      floor: 'counting the companies of the same information, of any day',
      when: 'served',
      prepare: async (_context, product) => {
        const selector = await loadSelector(product)
        const query = CompanyQuery.parse({ negativeInfo: { type: [INFORMATION], start: '2020.01.01' } })
        return () =>
          timeTurns({
            turns: QUICK_CALLS,
            ours: () => selector.count(query, { today: TODAY, withCosts: false }),
            floor: () => countInformed(product),
          })
      },
    },
  ],
}

const INFORMATION = 'tax-debt'
const NOTHING = CompanyQuery.parse({})

function createSelector({ database: { db } }: Product) {
  return createCompanySelector({
    reads: db,
    clock: systemClock,
    logger: createLogger('silent'),
    config: { MERLEG_SEARCH_COLUMNS: true, MERLEG_PROCESSES: 1 },
  })
}

async function loadSelector(product: Product) {
  const selector = createSelector(product)
  await selector.load()
  return selector
}

const COUNTIES = ['01', '03', '05', '13', '15']

function listFiveCriteria(count: number): CompanyQuery[] {
  const random = createRandom(SEED)
  const one = () => {
    const sales = Math.round(random() * 50)
    return CompanyQuery.parse({
      companyDetails: {
        status: ['working', 'under-enforcement'],
        county: COUNTIES.filter(() => random() < 0.6),
        employees: { min: Math.round(random() * 5), max: 20 + Math.round(random() * 200) },
      },
      financialDetails: { totalSales: { min: sales, max: sales + 500 } },
      more: { rating: { min: Math.round(random() * 60), max: 100 } },
    })
  }
  return Array.from({ length: count }, one)
}

type Part = { companyDetails?: object; [part: string]: unknown }

/** One to four criteria of all kinds, with what people type. */
function listMixed(names: readonly string[]): CompanyQuery[] {
  const random = createRandom(SEED + 1)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]
  const parts = (name: string): Part[] => [
    { companyDetails: { companyName: name.slice(0, 100) } },
    { companyDetails: { personName: pick(['Nagy', 'Kovács Jó', 'Szabó Péter', 'Tóth An']) } },
    { companyDetails: { city: pick(['Szeged', 'Budapest', 'Vác']), street: pick(['Fő', 'Petőfi', 'Kossuth Lajos']) } },
    { financialDetails: { ebitda: { min: random() * 10 } } },
    { negativeInfo: { type: ['tax-debt'], start: '2020.01.01' } },
    { activities: ['4120', '6820', '4711'], inAllActivity: random() < 0.5 },
    { more: { nearby: { settlement: 'Szeged', radiusKm: 30 } } },
    { onlyValid: true },
  ]
  return names.map((name) => {
    const query: Record<string, unknown> = {}
    const companyDetails: Record<string, unknown> = {}
    for (const { companyDetails: details, ...rest } of parts(name)) {
      if (random() >= 0.3) continue
      Object.assign(companyDetails, details)
      Object.assign(query, rest)
    }
    return CompanyQuery.parse({ ...query, companyDetails })
  })
}

async function measure(context: BenchContext): Promise<ProductLine[]> {
  const product = await context.startProduct()
  const queries = listFiveCriteria(WARM_UP_CALLS + context.calls)
  const [filling, reading] = await measureFilling(context, product)
  const selector = await loadSelector(product)
  const page = (offset: number) => (query: CompanyQuery) => selector.page(query, { ...PAGE, orderBy: 'sales', offset })
  const first = await measureCalls(queries, page(0))
  const everybody = queries.map(() => CompanyQuery.parse({ onlyValid: true }))
  const ofAll = await measureCalls(everybody, page(0))
  const far = await measureCalls(everybody, page(999 * PAGE.limit))
  const live = await measureCalls(queries, (query) => selector.count(query, { today: TODAY, withCosts: true }))
  const mixed = listMixed(await listTypedQueries({ ...context, calls: MIXED_QUERIES }, product))
  const any = await measureFirstCalls(mixed, page(0))
  const frequent = await measureFrequent(context, product)
  const scanned: Line = {
    name: 'PostgreSQL, a scan of the same table for the count',
    figures: await measureCalls(queries, (query) => scan(product, query)),
  }
  return [
    {
      name: 'Five criteria, count and sorted page',
      figures: first,
      limits: [{ metric: 'p95Ms', atMost: 150 }],
      baselines: [scanned],
    },
    {
      name: 'Five criteria, live count with costs',
      figures: live,
      limits: [{ metric: 'p95Ms', atMost: 30 }],
      baselines: [scanned],
    },
    { name: 'Everybody, sorted, page 1', figures: ofAll, limits: [], baselines: [] },
    {
      name: 'Everybody, sorted, page 1,000',
      figures: far,
      limits: [{ metric: 'medianMs', atMost: 2 * ofAll.medianMs }],
      baselines: [],
    },
    {
      name: `Any criteria, ${mixed.length} queries asked for the first time`,
      figures: any,
      limits: [{ metric: 'maxMs', atMost: 500 }],
      baselines: [],
    },
    frequent,
    filling,
    reading,
  ]
}

/** Of a selector that was never asked: nothing is remembered of an earlier question. */
async function measureFrequent(context: BenchContext, product: Product): Promise<ProductLine> {
  const queries = await listFrequentWords(context, product)
  const selector = await loadSelector(product)
  const figures = await measureFirstCalls(queries, (query) =>
    selector.page(query, { ...PAGE, orderBy: 'sales', offset: 0 }),
  )
  const name = `Frequent words, ${queries.length} asked for the first time`
  return { name, figures, limits: [{ metric: 'maxMs', atMost: 500 }], baselines: [] }
}

async function measureFilling({ companies }: BenchContext, product: Product): Promise<[ProductLine, ProductLine]> {
  const pages = await listPages(product)
  const refreshed = pages.flat().length
  const filled = await time(() => refreshPages(product, pages))
  const read = await time(() => createSelector(product).load())
  const figuresOf = (seconds: number, count: number) => ({ seconds, companiesPerSecond: count / seconds })
  const name = `Read models made anew, of ${refreshed} companies`
  return [
    { name, figures: figuresOf(filled, refreshed), limits: [], baselines: [] },
    { name: 'Columns read into memory', figures: figuresOf(read, companies), limits: [], baselines: [] },
  ]
}

/** Companies that follow one another, as the pages of a follower do. */
async function listPages({ database: { pool } }: Product): Promise<string[][]> {
  const { rows } = await pool.query<{ id: string }>(
    `select company_id as id from companies order by company_id limit $1`,
    [REFRESHED_PAGES * PAGE_COMPANIES],
  )
  const ids = rows.map(({ id }) => id)
  return Array.from({ length: Math.ceil(ids.length / PAGE_COMPANIES) }, (_, page) =>
    ids.slice(page * PAGE_COMPANIES, (page + 1) * PAGE_COMPANIES),
  )
}

async function refreshPages({ database: { db } }: Product, pages: readonly string[][]): Promise<void> {
  const given = await prepareRefresh({ db, clock: systemClock })
  for (const companyIds of pages)
    await inTransaction(db, async (tx) => {
      const write = await prepareSearchProfiles(tx, { ...given, companyIds })
      await write(tx, () => Promise.resolve())
    })
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return (performance.now() - startedAt) / 1000
}

async function countInformed({ database: { pool } }: Product): Promise<void> {
  await pool.query('select count(distinct company_id) from search_infos where info_group = $1', [INFORMATION])
}

/** The same count by PostgreSQL alone, without an index. */
async function scan({ database: { pool } }: Product, query: CompanyQuery): Promise<void> {
  const { companyDetails, financialDetails, more } = query
  const text = `select count(*) from search_profiles where status = any($1) and ($2::text[] = '{}' or county_code = any($2))
    and headcount between $3 and $4 and net_sales between $5 and $6 and points between $7 and 100`
  const { min, max } = financialDetails.totalSales
  await pool.query(text, [
    companyDetails.status,
    companyDetails.county,
    companyDetails.employees.min,
    companyDetails.employees.max,
    (min ?? 0) * 1000,
    (max ?? 0) * 1000,
    more.rating.min,
  ])
}
