import { quickSearch } from '@merleg/contract/search.contract'
import type { BenchContext, BenchEntry, ProductLine } from './bench-entry.ts'
import { measureFloor } from './lookup-baselines.ts'
import { measureGets } from './measure.ts'
import { measureNameBaselines } from './name-baselines.ts'
import { HTTP_FLOOR, QUICK_CALLS, timeGets } from './quick/timed-turns.ts'
import { listTypedQueries } from './sample.ts'
import { createFoundCheck } from './search-check.ts'

export const quickSearchBench: BenchEntry = {
  name: 'quick-search',
  title: 'Quick search, first page with count',
  goal: { text: 'p95 ≤ 40 ms', companies: 1_000_000 },
  method:
    'The same typed texts as for autocomplete; first page of ten rows with the count of all, and the search noted in the history of the user.',
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
  ]
}
