import { MONTHS_UNTIL_PUBLIC } from '@merleg/domain/accounts-due'
import { type RawBuilder, sql } from 'kysely'
import { isKnownAt } from '../../register/known-at.repository.ts'

/** Of statements s the months until they are public by the law of the company's country; null where it is not known. */
const MONTHS_TO_PUBLISH = sql`case (select k.country_code from companies k where k.company_id = s.company_id) ${sql.join(
  [...MONTHS_UNTIL_PUBLIC].map(([country, months]) => sql`when ${sql.lit(country)} then ${sql.lit(months)}`),
  sql` `,
)} end`

/**
 * Of statements s: in force, and published by the day. Of one that nobody knows the publishing of: we had it by then, or
 * the months had passed that the law of its country gives.
 */
export function isPublished(day: RawBuilder<unknown>, knownAt: Date | null = null): RawBuilder<boolean> {
  return sql`${isKnownAt('s', knownAt)} and upper(s.period) <= ${day} and case when s.filed_on is not null then s.filed_on <= ${day}
    else lower(s.recorded) < ${day} + 1 or coalesce(upper(s.period) + make_interval(months => ${MONTHS_TO_PUBLISH}) <= ${day}, false) end`
}
