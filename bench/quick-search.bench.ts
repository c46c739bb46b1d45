import { quickSearch } from '@merleg/contract/search.contract'
import { listAdversarialQueries } from './adversarial-queries.ts'
import type { BenchContext, BenchEntry, ProductLine } from './bench-entry.ts'
import { listFrequentNameWords } from './frequent-words.ts'
import { readJson } from './http-client.ts'
import { measureFloor } from './lookup-baselines.ts'
import { measureFirstCalls, measureGets } from './measure.ts'
import { measureNameBaselines } from './name-baselines.ts'
import { HTTP_FLOOR, QUICK_CALLS, timeGets } from './quick/timed-turns.ts'
import { listOpenedReports, listTypedNames, listTypedQueries } from './sample.ts'
import type { Product } from './product.ts'
import { createFoundCheck } from './search-check.ts'

export const quickSearchBench: BenchEntry = {
  name: 'quick-search',
  title: 'Quick search, first page with count',
  goal: { text: 'p95 ≤ 40 ms; none of 500 adversarial texts of 3–60 characters above 100 ms', companies: 1_000_000 },
  method:
    'The same typed texts as for autocomplete; first page of ten rows with the count of all, and the search noted in the history of ' +
    'the user. Adversarial: frequent words alone, together and mistyped, letters that are no words, names run together or turned ' +
    'round, beginnings of numbers, each asked once.',
  measure,
  quick: [
    {
      name: 'quick-search',
      floor: HTTP_FLOOR,
      when: 'served',
      prepare: async (context, product) => {
        const queries = await listTypedQueries(context, product)
        return timeGets(product, queries.slice(0, QUICK_CALLS).map(pathOf))
      },
    },
  ],
}

const pathOf = (query: string) => `${quickSearch.path}?query=${encodeURIComponent(query)}`

async function measure(context: BenchContext): Promise<ProductLine[]> {
  const product = await context.startProduct()
  const queries = await listTypedQueries(context, product)
  const paths = queries.map(pathOf)
  const { check, assertFound } = createFoundCheck((json) => quickSearch.answer.parse(json).results.length)
  const figures = await measureGets(product.client, paths, check)
  assertFound()
  return [
    {
      name: 'Mérleg over HTTP, signed in',
      figures,
      limits: [{ metric: 'p95Ms', atMost: 40 }],
      baselines: [
        ...(await measureNameBaselines(product, queries, 'page-with-count')),
        await measureFloor(product, paths.length),
      ],
    },
    await measureAdversarial(context, product),
  ]
}

async function measureAdversarial(context: BenchContext, product: Product): Promise<ProductLine> {
  const [names, companyIds] = [await listTypedNames(context, product), await listOpenedReports(context, product)]
  const frequent = await listFrequentNameWords(context, product)
  const queries = listAdversarialQueries({ frequent, names, numbers: companyIds })
  const get = async (query: string) => readJson(query, await product.client.get(pathOf(query)))
  return {
    name: 'adversarial texts',
    figures: await measureFirstCalls(queries, get),
    limits: [{ metric: 'maxMs', atMost: 100 }],
    baselines: [],
  }
}
