import { MONTHS_UNTIL_PUBLIC } from '@merleg/domain/accounts-due'
import { type RawBuilder, sql } from 'kysely'
import { isKnownAt } from '../../register/known-at.repository.ts'
import { ofEach } from '../../register/of-each.repository.ts'

/** Of statements s the months until they are public by the law of the company's country; null where it is not known. */
const MONTHS_TO_PUBLISH = sql`case (select k.country_code from companies k where k.company_id = s.company_id) ${sql.join(
  [...MONTHS_UNTIL_PUBLIC].map(([country, months]) => sql`when ${sql.lit(country)} then ${sql.lit(months)}`),
  sql` `,
)} end`

/**
 * Of statements s of which nobody knows since when they are public: we had them by the day, or the months had passed that the
 * law of their country gives.
 */
const isPublicByRule = (day: RawBuilder<unknown>) =>
  sql`(lower(s.recorded) < ${day} + 1 or coalesce(upper(s.period) + make_interval(months => ${MONTHS_TO_PUBLISH}) <= ${day}, false))`

/** Of statements s the day on which accounts of their period were filed first, as `firstFilingDay` of domain/filing-day has it. */
const FIRST_FILED = sql`coalesce(s.first_filed_on, case when not s.is_filed_again then s.filed_on end)`

/**
 * Of statements s: what was public on the day, of each period what had been filed by then: those in force or, where these were
 * filed later, those that they took the place of, as far as they are kept.
 */
export function isPublished(day: RawBuilder<unknown>, knownAt: Date | null = null): RawBuilder<boolean> {
  return sql`(${isKnownAt('s', knownAt)} or ${isReplacedLater(day, knownAt)}) and upper(s.period) <= ${day}
    and case when s.filed_on is not null then s.filed_on <= ${day} else ${isPublicByRule(day)} end`
}

/** Asked of the few alone that are not in force. */
function isReplacedLater(day: RawBuilder<unknown>, knownAt: Date | null): RawBuilder<boolean> {
  return sql`(not upper_inf(s.recorded) ${knownAt === null ? sql`` : sql`and upper(s.recorded) <= ${knownAt}::timestamptz`} and exists (${ofEach(sql`
    select 1 from statements n where n.company_id = s.company_id and n.period = s.period and n.is_consolidated = s.is_consolidated
      and lower(n.recorded) = upper(s.recorded) and n.filed_on > ${day}`)}))`
}

/** Of statements s: in force, and accounts of their period had been filed by the day, these or others before them. */
export function isFiled(day: RawBuilder<unknown>, knownAt: Date | null = null): RawBuilder<boolean> {
  return sql`${isKnownAt('s', knownAt)} and upper(s.period) <= ${day}
    and case when ${FIRST_FILED} is not null then ${FIRST_FILED} <= ${day} else coalesce(s.filed_on <= ${day}, false) or ${isPublicByRule(day)} end`
}

/** Of statements s, the newest first: balance sheet day, the day of the first filing, whether of a group, and who told it. */
export const FILINGS: RawBuilder<unknown> = sql`json_agg(json_build_array(upper(s.period) - 1, ${FIRST_FILED}, s.is_consolidated, s.batch_id) order by upper(s.period) desc, lower(s.period)) as filings`
