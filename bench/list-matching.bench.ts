import { setTimeout as wait } from 'node:timers/promises'
import {
  deleteMatchingList,
  getMatchingList,
  LIST_MAX_ROWS,
  runListMatching,
  uploadMatchingList,
} from '@merleg/contract/list-matching.contract'
import { CSV_FOR_PROGRAMS, writeCsv } from '@merleg/server/shared/csv-text'
import { BROWSER_HEADERS } from './http-client.ts'
import type { BenchContext, BenchEntry, ProductLine } from './bench-entry.ts'
import type { Product } from './product.ts'
import { createRandom, type Random } from './typed-queries.ts'

const SEED = 31
const LOOK_MS = 50
const QUICK_ROWS = 1000
/** Of the rows: names with a typing mistake, and rows that have the tax number. */
const MISTAKE_SHARE = 0.5
const TAX_NUMBER_SHARE = 0.2

export const listMatchingBench: BenchEntry = {
  name: 'list-matching',
  title: 'Matching of an uploaded list',
  goal: { text: '10,000 rows ≤ 60 s', companies: 1_000_000 },
  method:
    'A CSV of 10,000 customers over HTTP to the running product: names of the register with places, half of them with a typing ' +
    'mistake, a fifth with the tax number; from the upload until every row is graded. Baseline: each row asked for by its exact name.',
  measure,
  quick: [
    {
      name: 'matching of a list',
      floor: 'each exact name, one after the other',
      when: 'changing',
      prepare: async (_context, product) => {
        const customers = await listCustomers(product, QUICK_ROWS)
        return async () => ({
          oursMs: (await matchOnce(product, customers)) * 1000,
          floorMs: (await askExactly(product, customers)) * 1000,
        })
      },
    },
  ],
}

type Customer = { name: string; folded: string; settlement: string; taxNumber: string }

async function measure({ startProduct, say }: BenchContext): Promise<ProductLine[]> {
  const product = await startProduct()
  const customers = await listCustomers(product, LIST_MAX_ROWS)
  say(`matching ${customers.length} rows`)
  const seconds = await matchOnce(product, customers)
  const asked = { seconds: await askExactly(product, customers) }
  return [
    {
      name: `${customers.length} rows`,
      figures: { seconds },
      limits: [{ metric: 'seconds', atMost: 60 }],
      baselines: [{ name: 'each exact name, one after the other', figures: asked }],
    },
  ]
}

/** Seconds from the upload until every row is graded. */
async function matchOnce(product: Product, customers: readonly Customer[]): Promise<number> {
  const startedAt = performance.now()
  const id = await upload(product, customers)
  await matchToEnd(product, id)
  const seconds = (performance.now() - startedAt) / 1000
  await send(product, deleteMatchingList.path.replace(':id', id), { method: deleteMatchingList.method })
  return seconds
}

async function listCustomers({ database: { pool } }: Product, limit: number): Promise<Customer[]> {
  const random = createRandom(SEED)
  const { rows } = await pool.query<Customer>(
    `select n.name, n.folded, coalesce(seat_settlement, '') as settlement, coalesce(tax_number, '') as "taxNumber"
     from company_profiles p join company_names n using (company_id, name) order by md5(company_id) limit $1`,
    [limit],
  )
  return rows.map(({ name, folded, settlement, taxNumber }) => ({
    folded,
    name: random() < MISTAKE_SHARE ? mistype(random, name) : name,
    settlement,
    taxNumber: random() < TAX_NUMBER_SHARE ? taxNumber : '',
  }))
}

/** Two letters beside each other in the wrong order, or one left out. */
function mistype(random: Random, name: string): string {
  const at = 1 + Math.floor(random() * Math.max(1, name.length - 3))
  const pair = name.slice(at, at + 2)
  const typed = random() < 0.5 ? pair.slice(1) + pair.slice(0, 1) : pair.slice(1)
  return name.slice(0, at) + typed + name.slice(at + 2)
}

async function upload(product: Product, customers: readonly Customer[]): Promise<string> {
  const heading = ['Cégnév', 'Település', 'Adószám']
  const cells = customers.map(({ name, settlement, taxNumber }) => [name, settlement, taxNumber])
  const body = new FormData()
  body.append(
    'file',
    new Blob([writeCsv([heading, ...cells], CSV_FOR_PROGRAMS)], { type: 'text/csv' }),
    'customers.csv',
  )
  const answer = await send(product, uploadMatchingList.path, { method: uploadMatchingList.method, body })
  return uploadMatchingList.answer.parse(answer).id
}

async function matchToEnd(product: Product, id: string): Promise<void> {
  const look = async () => getMatchingList.answer.parse(await send(product, getMatchingList.path.replace(':id', id)))
  const { hasHeading, roles } = await look()
  const body = JSON.stringify({ hasHeading, roles })
  await send(product, runListMatching.path.replace(':id', id), {
    method: runListMatching.method,
    body,
    headers: { 'content-type': 'application/json' },
  })
  for (;;) {
    const { state, doneCount, rowCount } = await look()
    if (state === 'done' && doneCount === rowCount) return
    if (state === 'failed' || state === 'cancelled') throw new Error(`the matching ended as ${state}`)
    await wait(LOOK_MS)
  }
}

type Sent = { method?: string; body?: string | FormData; headers?: Record<string, string> }

async function send(
  { address, token }: Product,
  path: string,
  { method = 'GET', ...sent }: Sent = {},
): Promise<unknown> {
  const headers = { ...BROWSER_HEADERS, authorization: `Bearer ${token}`, ...sent.headers }
  const answer = await fetch(new URL(path, address), { method, body: sent.body ?? null, headers })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 200)}`)
  return JSON.parse(text)
}

/** Seconds. */
async function askExactly({ database: { pool } }: Product, customers: readonly Customer[]): Promise<number> {
  const startedAt = performance.now()
  for (const { folded } of customers)
    await pool.query('select company_id from company_names where folded = $1', [folded])
  return (performance.now() - startedAt) / 1000
}
