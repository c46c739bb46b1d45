import { getFinalOwner } from '@merleg/contract/report/final-owner.contract'
import { findFinalOwners } from '@merleg/domain/ownership/final-owners'
import {
  type Holding,
  type OwnershipNetwork,
  type OwnershipParty,
  readNetwork,
} from '@merleg/domain/ownership/ownership-network'
import { createRandom } from '@merleg/domain/score/measures/seeded-random'
import type { BenchEntry, Line, ProductLine } from './bench-entry.ts'
import { measureFloor } from './lookup-baselines.ts'
import { measureCalls, measureGets } from './measure.ts'
import type { Product } from './product.ts'
import { quickReportCall } from './report-calls.ts'
import { listOpenedReports } from './sample.ts'
import { summariseTimes } from './statistics.ts'

/** The parties that the product reads at most: so many companies hold each other, and so many persons hold them. */
const WORST = { companies: 150, persons: 50, ownersOfEach: 5, shares: 2 } as const
const WORST_CALLS = 50
const WORST_WARM_UP = 5
const BANDS_SEED = 5

export const finalOwnerBench: BenchEntry = {
  name: 'final-owner',
  title: 'Final owners of a company',
  goal: {
    text: 'p95 ≤ 40 ms; ≤ 200 ms where 200 parties, as many as are read, hold each other',
    companies: 1_000_000,
  },
  method: `Reports of companies drawn by prominence, one request after the other. Beside them, without HTTP or a database, ${WORST_CALLS} times a network of ${WORST.companies} companies that all reach each other and ${WORST.persons} persons, none of whose shares is told, and one of as many that all hold each other within bands.`,
  measure: async (context) => {
    const product = await context.startProduct()
    const companyIds = await listOpenedReports(context, product)
    const paths = companyIds.map((companyId) => getFinalOwner.path.replace(':id', companyId))
    const ordinary: ProductLine = {
      name: 'Mérleg over HTTP, signed in',
      figures: await measureGets(product.client, paths, (json) => void getFinalOwner.answer.parse(json)),
      limits: [{ metric: 'p95Ms', atMost: 40 }],
      baselines: [await measureProducts(product, companyIds), await measureFloor(product, companyIds.length)],
    }
    return [ordinary, measureWorst(), measureBands()]
  },
  quick: [quickReportCall(getFinalOwner.path)],
}

/** Shares multiplied along chains, ten steps up: no circle solved, no band, no rule of a half. */
async function measureProducts({ database: { pool } }: Product, companyIds: readonly string[]): Promise<Line> {
  const multiply = (companyId: string): Promise<unknown> =>
    pool.query(
      `with recursive above (party, share, depth) as (
         select $1::text collate "C", 1::float8, 0
         union all
         select f.party_id, a.share * coalesce((f.payload->>'shareMax')::float8, 100) / 100, a.depth + 1
         from above a join facts f on f.company_id = a.party
         where a.depth < 10 and f.section = 'member' and f.party_id is not null and upper_inf(f.recorded)
           and f.valid @> current_date)
       select party, sum(share) as share from above where depth > 0 group by party order by share desc`,
      [companyId],
    )
  return {
    name: 'a recursive query that multiplies shares, same PostgreSQL, one connection',
    figures: await measureCalls(companyIds, multiply),
  }
}

function measureWorst(): ProductLine {
  const circle = buildCircle(null)
  const exact = buildCircle(1 / (WORST.ownersOfEach + WORST.shares))
  return {
    name: 'in the process: 200 parties that hold each other, no share told',
    figures: measureSolving(circle),
    limits: [{ metric: 'p95Ms', atMost: 200 }],
    baselines: [{ name: 'the same with every share told', figures: measureSolving(exact) }],
  }
}

/** Narrow bands leave the most to be worked out: they neither tell the shares nor allow everything. */
function measureBands(): ProductLine {
  return {
    name: 'in the process: 200 parties that all hold each other, bands of less than one per cent',
    figures: measureSolving(buildDenseCircle(0.004)),
    limits: [{ metric: 'p95Ms', atMost: 200 }],
    baselines: [{ name: 'the same with every share told', figures: measureSolving(buildDenseCircle(0)) }],
  }
}

function buildDenseCircle(width: number): OwnershipNetwork {
  const random = createRandom(BANDS_SEED)
  const parties = listCircle()
  const holdings = listNames(WORST.companies, 'c').flatMap((ownedId) =>
    parties.flatMap(({ id: ownerId }): Holding[] => {
      const min = 0.002 + random() * 0.003
      const capital = { min, max: min + width * (0.5 + random()) }
      return ownerId === ownedId ? [] : [{ ownerId, ownedId, capital, votes: null }]
    }),
  )
  return readNetwork({ parties, holdings })
}

function measureSolving(network: OwnershipNetwork): Line['figures'] {
  const times: number[] = []
  for (let call = 0; call < WORST_WARM_UP + WORST_CALLS; call += 1) {
    const startedAt = performance.now()
    findFinalOwners(network, 'c0')
    times.push(performance.now() - startedAt)
  }
  return summariseTimes(times.slice(WORST_WARM_UP))
}

/** Each company is held by the next one and by others spread over the circle, each person holds two of them. */
function buildCircle(share: number | null): OwnershipNetwork {
  const { companies, persons, ownersOfEach } = WORST
  const band = share === null ? null : { min: share, max: share }
  const hold = (ownerId: string, ownedId: string): Holding => ({ ownerId, ownedId, capital: band, votes: null })
  const company = (index: number): string => `c${index % companies}`
  const between = Array.from({ length: companies }, (_, index) =>
    Array.from({ length: ownersOfEach }, (__, step) => hold(company(index + 1 + step * 41), company(index))),
  ).flat()
  const held = Array.from({ length: persons }, (_, index) =>
    [index * 3, index * 3 + 100].map((place) => hold(`p${index}`, company(place))),
  ).flat()
  return readNetwork({ parties: listCircle(), holdings: [...between, ...held] })
}

function listCircle(): OwnershipParty[] {
  const list = (count: number, letter: string, kind: OwnershipParty['kind']): OwnershipParty[] =>
    listNames(count, letter).map((id) => ({ id, kind }))
  return [...list(WORST.companies, 'c', 'company'), ...list(WORST.persons, 'p', 'natural-person')]
}

function listNames(count: number, letter: string): string[] {
  return Array.from({ length: count }, (_, index) => `${letter}${index}`)
}
