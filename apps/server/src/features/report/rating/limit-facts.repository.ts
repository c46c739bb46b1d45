import { CAPS_REFUSING_AFTERWARDS } from '@merleg/domain/score/rate/score-caps'
import { sql } from 'kysely'

/** The facts of a rating s where they tell whether what refuses its limit is over: they are long, and few lists need them. */
export const LIMIT_FACTS = sql`case when s.no_limit_reason in (${sql.join(CAPS_REFUSING_AFTERWARDS.map((key) => sql.lit(key)))}) then s.facts end`
