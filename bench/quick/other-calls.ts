import { z } from 'zod'
import type { QuickMeasure } from '../bench-entry.ts'
import { readJson } from '../http-client.ts'
import type { Product } from '../product.ts'
import { HTTP_FLOOR, timeGets } from './timed-turns.ts'

const Operation = z.object({
  parameters: z.array(z.object({ in: z.string(), name: z.string(), required: z.boolean().optional() })).default([]),
  responses: z.record(z.string(), z.object({ content: z.record(z.string(), z.unknown()).optional() })).default({}),
})
const OpenApi = z.object({ paths: z.record(z.string(), z.object({ get: Operation.optional() })) })

const DESCRIPTION = '/api/docs/openapi.json'
/** Companies asked of each call. */
const MOST_COMPANIES = 20

/**
 * Every call of a report that needs nothing but its company and answers json, from the product's own description: a
 * new section is measured without being named here. `known` are those that have an entry.
 */
export async function listOtherCalls(
  product: Product,
  { companyIds, known }: { companyIds: readonly string[]; known: readonly string[] },
): Promise<QuickMeasure[]> {
  const { paths } = OpenApi.parse(readJson(DESCRIPTION, await product.client.get(DESCRIPTION)))
  const measures: QuickMeasure[] = []
  for (const [path, { get }] of Object.entries(paths)) {
    const name = path.replace('{id}', ':id')
    if (get === undefined || known.includes(name) || !isOfCompany(path, get)) continue
    const answered = await listAnswered(
      product,
      companyIds.map((id) => path.replace('{id}', id)),
    )
    if (answered.length === 0) continue
    measures.push({ name, floor: HTTP_FLOOR, when: 'served', prepare: async () => timeGets(product, answered) })
  }
  return measures
}

function isOfCompany(path: string, { parameters, responses }: z.infer<typeof Operation>): boolean {
  const needed = parameters.filter((parameter) => parameter.required === true)
  const isJson = responses['200']?.content?.['application/json'] !== undefined
  return path.startsWith('/api/report/{id}/') && needed.length === 1 && isJson
}

/** Not every company has every section. */
async function listAnswered({ client }: Product, paths: readonly string[]): Promise<string[]> {
  const answered: string[] = []
  for (const path of paths) {
    if (answered.length === MOST_COMPANIES) break
    if ((await client.get(path)).status === 200) answered.push(path)
  }
  return answered
}
