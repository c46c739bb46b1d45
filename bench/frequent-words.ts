import { CompanyQuery } from '@merleg/contract/company-search-query'
import type { BenchContext } from './bench-entry.ts'
import type { Product } from './product.ts'

/** Words of each field that are asked for. */
const WORDS_PER_FIELD = 12

/** Of a large table a part tells which are frequent: rows of so many companies. */
const SAMPLED_COMPANIES = 20_000

const TABLES = { names: 'company_names', addresses: 'search_addresses', people: 'search_people' } as const

/** By the letter of a word the criterion that asks for it. */
const CRITERIA = {
  names: { '': 'companyName' },
  addresses: { a: 'address', z: 'zip', c: 'city', s: 'street' },
  people: { n: 'personName', m: 'motherName', z: 'personZip', c: 'personCity', s: 'personStreet' },
} as const

type Table = keyof typeof CRITERIA

/**
 * Queries of the words that most rows have, each asked once: whole, as a beginning of two letters, of persons two words of
 * one name as well, and of what is in force alone.
 */
export async function listFrequentWords(
  { companies }: Pick<BenchContext, 'companies'>,
  product: Product,
): Promise<CompanyQuery[]> {
  const queries = new Map<string, CompanyQuery>()
  const percent = Math.min(100, (100 * SAMPLED_COMPANIES) / companies)
  const put = (details: object, onlyValid: boolean) => {
    const query = { companyDetails: details, onlyValid }
    queries.set(JSON.stringify(query), CompanyQuery.parse(query))
  }
  for (const table of ['names', 'addresses', 'people'] as const)
    for (const [mark, criterion] of Object.entries(CRITERIA[table])) {
      const words = await listWords(product, { table, mark, percent })
      for (const [place, word] of words.entries()) {
        put({ [criterion]: word }, place % 2 === 0)
        put({ [criterion]: word.slice(0, 2) }, place % 2 === 1)
        if (criterion === 'personName') put({ [criterion]: `${word} ${words[place + 1] ?? words[0]}` }, place % 2 === 0)
      }
    }
  return [...queries.values()]
}

/** The words that most names have, the most frequent first. */
export async function listFrequentNameWords(
  { companies }: Pick<BenchContext, 'companies'>,
  product: Product,
): Promise<string[]> {
  const percent = Math.min(100, (100 * SAMPLED_COMPANIES) / companies)
  return listWords(product, { table: 'names', mark: '', percent })
}

async function listWords(
  { database: { pool } }: Product,
  { table, mark, percent }: { table: Table; mark: string; percent: number },
): Promise<string[]> {
  const words = table === 'names' ? `string_to_array(folded, ' ')` : 'tsvector_to_array(words)'
  const prefix = mark === '' ? '' : `${mark}:`
  const { rows } = await pool.query<{ word: string }>(
    `select substr(word, length($1) + 1) as word
     from ${TABLES[table]} tablesample system ($3), unnest(${words}) as u(word)
     where starts_with(word, $1) group by word order by count(*) desc, word limit $2`,
    [prefix, WORDS_PER_FIELD, percent],
  )
  return rows.map(({ word }) => word)
}
