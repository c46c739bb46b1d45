import { STATUS_BY_SECTION } from '@merleg/domain/company-status'
import { type RawBuilder, sql } from 'kysely'
import { isKnownAt } from './known-at.repository.ts'

const STATUS_SECTIONS = ['registration', ...STATUS_BY_SECTION.keys()]

/**
 * By `company_id` who tells the status of companies, as `source_ids`: whose entries in force make it, or in whose registers they
 * stood where none is; as `register_ids` the registers; and as `until` the last day on which a company stood in these,
 * where no entry is in force: whom a register lists no longer, of him it tells nothing any more (ADR 123).
 * `companies`: what a `company_id` is compared with.
 */
export function statusSourcesOf(companies: RawBuilder<unknown>, knownAt: Date | null): RawBuilder<unknown> {
  const isRegister = sql`f.section = 'registration'`
  return sql`
      select f.company_id,
             coalesce(array_agg(distinct b.source_id) filter (where upper_inf(f.valid)),
               array_agg(distinct b.source_id) filter (where ${isRegister})) as source_ids,
             array_agg(distinct b.source_id) filter (where ${isRegister}) as register_ids,
             case when not bool_or(upper_inf(f.valid)) filter (where ${isRegister})
               then max(upper(f.valid)) filter (where ${isRegister}) - 1 end as until
      from facts f join batches b using (batch_id)
      where f.company_id = ${companies} and f.section = any(${STATUS_SECTIONS}::text[]) and ${isKnownAt('f', knownAt)}
      group by f.company_id`
}
