import { type IdentifierQuery, listForeignIds } from '@merleg/domain/identifier-query'
import { sql } from 'kysely'
import type { Matches } from './found-companies.repository.ts'

/** Of each kind of number, so many that only start with the text are looked at. */
const STARTING_LIMIT = 500

/** A whole identifier is the best match there is, the beginning of one the last. */
const EXACT_TIER = 0
const STARTING_TIER = 7

/** Companies by tax number, register number or report id, or by the beginning of one; null for a text that is none. */
export function matchIdentifiers({ kind, value, digits }: IdentifierQuery): Matches | null {
  if (kind === 'name' && digits === null) return null
  const key = value.toLowerCase().replace(/[^a-z0-9]/g, '')
  const isId = kind === 'report-id' || kind === 'foreign-id'
  const ids = [
    ...(kind === 'tax-stem' || kind === 'tax-number' ? [value.slice(0, 8)] : []),
    ...(isId ? [value] : []),
    ...(digits === null ? [] : [digits, ...listForeignIds(digits)]),
  ]
  const keys = [...(kind === 'register-number' ? [key] : []), ...(digits ? [digits] : [])]
  const start = digits ?? (isId ? value : key)
  const end = `${start}\u{10FFFF}`
  const found = sql`
    select company_id, ${EXACT_TIER}::integer as tier from company_profiles where company_id = any(${ids}::text[])
    union all select company_id, ${EXACT_TIER}::integer from company_profiles where register_number_key = any(${keys}::text[])
    union all select company_id, ${EXACT_TIER}::integer from company_profiles where tax_number = any(${keys}::text[])
    union all (select company_id, ${STARTING_TIER}::integer from company_profiles
               where company_id >= ${start} and company_id < ${end} order by company_id limit ${STARTING_LIMIT})
    union all (select company_id, ${STARTING_TIER}::integer from company_profiles
               where tax_number ~>=~ ${start} and tax_number ~<~ ${end} order by tax_number using ~<~ limit ${STARTING_LIMIT})
    union all (select company_id, ${STARTING_TIER}::integer from company_profiles
               where register_number_key ~>=~ ${start} and register_number_key ~<~ ${end} order by register_number_key using ~<~ limit ${STARTING_LIMIT})`
  return sql`
    select p.company_id, p.name, lower(p.name) collate "C" as folded, 'identifier' as kind, p.status <> 'ceased' as is_active, p.prominence, i.tier
    from (${found}) i join company_profiles p using (company_id)`
}
