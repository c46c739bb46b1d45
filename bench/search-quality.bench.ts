import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { autocomplete } from '@merleg/contract/search.contract'
import type { BenchContext, BenchEntry, ProductLine } from './bench-entry.ts'
import { readJson } from './http-client.ts'
import { type MerlegSettings, REPOSITORY, runMerleg } from './merleg-process.ts'
import { type Product, startProduct } from './product.ts'
import { mistype, writeWithoutForm } from './search-quality-queries.ts'
import { createRandom } from './typed-queries.ts'

const SEED = 20_261_121
/** Names drawn of each register; the Estonian one is by far the largest. */
const SOURCES = [
  { sourceId: 'ariregister-ee', country: 'EE', names: 2000 },
  { sourceId: 'integritywatch-hu', country: 'HU', names: 1000 },
  { sourceId: 'bilant-ro', country: 'RO', names: 1000 },
] as const
/** Companies made up beside the real ones: with them come the accounts to sign in with. */
const MADE_UP_COMPANIES = 200
const LONGEST_QUERY = 100

export const searchQualityBench: BenchEntry = {
  name: 'search-quality',
  title: 'Search quality on real names',
  goal: {
    text: 'own full name first in ≥ 99 %; without legal form and accents ≥ 98 % in the first three; one typing mistake ≥ 95 % in the first ten',
    companies: null,
  },
  method:
    'The published registers of Estonia, Hungary and Romania, imported; 4,000 names drawn by a seed, asked of autocomplete over HTTP. ' +
    'A typing mistake: one letter or digit anywhere in the full name replaced, dropped or swapped with its neighbour. ' +
    'A company counts as found by its own id; as a baseline also by that of another company whose name is the same but for case, accents and spelling.',
  measure,
  quick: [],
}

type Sampled = { company_id: string; name: string; same: string[] }
type Task = { name: string; atLeast: number; first: number; write: (name: string) => string }

async function measure({ folder, say }: BenchContext): Promise<ProductLine[]> {
  const data = process.env['MERLEG_SHARED_DATA'] ?? resolve(REPOSITORY, '../shared/data')
  if (!existsSync(data)) throw new Error(`the published registers are not in ${data} (MERLEG_SHARED_DATA)`)
  const settings = { dataDir: join(folder, 'search-quality'), companies: MADE_UP_COMPANIES }
  const product = await startProduct(settings)
  try {
    for (const { sourceId, country } of SOURCES) await importOnce(product, { settings, sourceId, country, data, say })
    const sample = await drawNames(product)
    const random = createRandom(SEED)
    const tasks: Task[] = [
      { name: 'own full name, first', atLeast: 99, first: 1, write: (name) => name },
      { name: 'without legal form and accents, first three', atLeast: 98, first: 3, write: writeWithoutForm },
      { name: 'one typing mistake, first ten', atLeast: 95, first: 10, write: (name) => mistype(random, name) },
    ]
    const lines: ProductLine[] = []
    for (const task of tasks) lines.push(await measureTask(product, sample, task))
    return lines
  } finally {
    await product.stop()
  }
}

type Import = { settings: MerlegSettings; sourceId: string; country: string; data: string; say: (text: string) => void }

async function importOnce({ database }: Product, { settings, sourceId, country, data, say }: Import): Promise<void> {
  const { rows } = await database.pool.query(
    'select from companies where country_code = $1 and not is_made_up limit 1',
    [country],
  )
  if (rows.length > 0) return
  say(`importing ${sourceId}`)
  await runMerleg(['import', sourceId, join(data, sourceId)], settings)
}

/** The same names for the same registers. */
async function drawNames({ database }: Product): Promise<Sampled[]> {
  const drawn: Sampled[] = []
  for (const { country, names } of SOURCES) {
    const { rows } = await database.pool.query<Sampled>(
      `select p.company_id, p.name, array(select s.company_id from company_names n join company_names s using (folded)
              where n.company_id = p.company_id and n.name = p.name) as same
       from company_profiles p where p.country_code = $1 and not p.is_made_up and p.name <> p.company_id
       order by md5(p.company_id || $2::text) limit $3`,
      [country, SEED, names],
    )
    drawn.push(...rows)
  }
  return drawn
}

async function measureTask({ client }: Product, sample: readonly Sampled[], task: Task): Promise<ProductLine> {
  let own = 0
  let same = 0
  for (const company of sample) {
    const path = `${autocomplete.path}?query=${encodeURIComponent(task.write(company.name).slice(0, LONGEST_QUERY).padEnd(3, '.'))}`
    const { results } = autocomplete.answer.parse(readJson(path, await client.get(path)))
    const ids = results.slice(0, task.first).map((row) => row.companyId)
    if (ids.includes(company.company_id)) own += 1
    if (ids.some((id) => company.same.includes(id))) same += 1
  }
  const toPercent = (found: number) => ({ foundPercent: (found / sample.length) * 100 })
  return {
    name: task.name,
    figures: toPercent(own),
    limits: [{ metric: 'foundPercent', atLeast: task.atLeast }],
    baselines: [{ name: 'or another company of the same folded name', figures: toPercent(same) }],
  }
}
