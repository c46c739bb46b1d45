import { z } from 'zod'
import { LOCALES } from '../../packages/domain/src/locale.ts'
import type { Db } from '../../packages/db/src/connect.ts'
import type { Answer, Ask } from './open-app.ts'

/** Of each kind of criterion one at least, alone and together. */
const QUERIES: readonly object[] = [
  { companyDetails: { companyName: 'kft' } },
  { companyDetails: { county: ['01', '05', '13'], employees: { min: 3, max: 200 } }, onlyValid: true },
  { companyDetails: { type: ['kft', 'bt'], foundation: { min: '2000.01.01', max: '2018.12.31' } } },
  { companyDetails: { city: 'Budapest', addressType: ['Headquarter', 'Site'] } },
  { companyDetails: { personName: 'nagy', memberType: ['Signer', 'Member'] } },
  { financialDetails: { totalSales: { min: 10, max: 5000 }, shareholdersEquity: { min: 0, max: null } } },
  { negativeInfo: { type: ['liquidation', 'enforcement'] } },
  { positiveInfo: { type: ['growth', 'long-life'] } },
  { more: { rating: { min: 40, max: 90 }, probability: { min: 0, max: 10 } } },
  { more: { salesGrowth: { min: 5, max: null }, filedWithin: 24 } },
  { more: { nearby: { settlement: 'Budapest', radiusKm: 30 } }, companyDetails: { employees: { min: 1, max: null } } },
]
const OF_MARKETING = { activities: ['4120', '6201', '4711', '5610'], onlyValid: true }
const VARIANTS: Readonly<Record<string, readonly object[]>> = {
  '/api/advanced-search': QUERIES,
  '/api/marketing': [...QUERIES, OF_MARKETING],
}
const Saved = z.object({ id: z.string() })
/** So many companies are taken as rows of a customer's list. */
const ROWS = 60

/** What searches by criteria and the matching of a list answer, by what was asked: of the register as it is. */
export async function readSearches(db: Db, ask: Ask): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>()
  const rows = await listCustomers(db)
  for (const locale of LOCALES) {
    for (const [path, queries] of Object.entries(VARIANTS))
      for (const [place, query] of queries.entries()) {
        const key = `${path} ${place} in ${locale}`
        answers.set(`count ${key}`, await ask(`${path}/query/count`, locale, { version: 1, query }))
        const saved = await ask(path, locale, { version: 1, query })
        const { id } = Saved.parse(JSON.parse(saved.text))
        answers.set(`results ${key}`, await ask(`${path}/${id}/results`, locale))
      }
    answers.set(`matching in ${locale}`, await ask('/api/list-matching/match', locale, { rows }))
  }
  return answers
}

/** By name with a mistake and the settlement, by the number alone, and by a name that nobody has. */
async function listCustomers(db: Db): Promise<object[]> {
  const companies = await db
    .selectFrom('company_profiles')
    .select(['company_id as id', 'name', 'seat_settlement as settlement'])
    .orderBy('company_id')
    .limit(ROWS)
    .execute()
  return companies.map(({ id, name, settlement }, place) => {
    if (place % 3 === 0) return { taxNumber: id }
    if (place % 3 === 1) return { name: name.replace(/(.)(.)/, '$2$1'), settlement: settlement ?? undefined }
    return { name: `${name} ${place}`, settlement: 'Sehol' }
  })
}
