import { autocomplete } from '@merleg/contract/search.contract'
import type { BenchContext, BenchEntry, ProductLine } from './bench-entry.ts'
import { measureFloorUnderLoad } from './lookup-baselines.ts'
import { measureGets, measureThroughput } from './measure.ts'
import { measureNameBaselines } from './name-baselines.ts'
import type { Product } from './product.ts'
import { HTTP_FLOOR, QUICK_CALLS, timeGets, timeLoad } from './quick/timed-turns.ts'
import { listTypedQueries } from './sample.ts'
import { createFoundCheck } from './search-check.ts'

export const autocompleteBench: BenchEntry = {
  name: 'autocomplete',
  title: 'Autocomplete',
  goal: {
    text: 'p95 ≤ 5 ms and ≥ 4,000 requests/s with authentication; 3–12 characters typed by real name frequency',
    companies: 1_000_000,
  },
  method:
    'Beginnings of 3–12 characters of company names (current, short and former), each name as often as its prominence says. ' +
    'Latency: one request after the other, hardly any beginning twice, so that the database searches. Requests/s: 16 connections ' +
    'for 5 seconds, which ask the same beginnings again and again, so that most answers are kept (ADR 100).',
  measure,
  quick: [
    {
      name: 'autocomplete',
      floor: HTTP_FLOOR,
      when: 'served',
      prepare: async (context, product) => timeGets(product, (await listPaths(context, product)).slice(0, QUICK_CALLS)),
    },
    {
      name: 'autocomplete under load',
      floor: HTTP_FLOOR,
      when: 'served',
      prepare: async (context, product) => timeLoad(product, await listPaths(context, product)),
    },
  ],
}

const pathOf = (query: string) => `${autocomplete.path}?query=${encodeURIComponent(query)}`

async function listPaths(context: BenchContext, product: Product): Promise<string[]> {
  return (await listTypedQueries(context, product)).map(pathOf)
}

async function measure(context: BenchContext): Promise<ProductLine[]> {
  const product = await context.startProduct()
  const queries = await listTypedQueries(context, product)
  const paths = queries.map(pathOf)
  const { check, assertFound } = createFoundCheck((json) => autocomplete.answer.parse(json).results.length)
  const times = await measureGets(product.client, paths, check)
  assertFound()
  const requestsPerSecond = await measureThroughput(product, paths)
  return [
    {
      name: 'Mérleg over HTTP, signed in',
      figures: { ...times, requestsPerSecond },
      limits: [
        { metric: 'p95Ms', atMost: 5 },
        { metric: 'requestsPerSecond', atLeast: 4000 },
      ],
      baselines: [
        ...(await measureNameBaselines(product, queries, 'first-rows')),
        await measureFloorUnderLoad(product, paths.length),
      ],
    },
  ]
}
