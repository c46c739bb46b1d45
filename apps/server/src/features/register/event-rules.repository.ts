import {
  LARGE_TAX_DEBT_HUF,
  levelNumber,
  MONITORING_EVENT_KINDS,
  monitoringEventRule,
} from '@merleg/domain/monitoring-events'
import { type RawBuilder, sql } from 'kysely'

const RULES = JSON.stringify(
  MONITORING_EVENT_KINDS.flatMap((kind, place) => {
    const { level, importance, isClosing = false, origin } = monitoringEventRule(kind)
    const told = { kind, place, level: levelNumber(level), importance, is_closing: isClosing }
    return (origin?.sections ?? []).map((section) => ({
      ...told,
      section,
      changes: origin?.changes ?? null,
      // The status that is no longer said is the empty one.
      statuses: origin?.statuses?.map((status) => status ?? '') ?? null,
      debt_now: origin?.debt?.now ?? null,
      debt_before: origin?.debt?.before ?? null,
    }))
  }),
)

/** The rules of the monitoring as rows; a change is of the kind of the first `place` that it fits ({@link fitsRule}). */
export const EVENT_RULE_ROWS = sql`
  select * from jsonb_to_recordset(${RULES}::jsonb) as r(kind text, place integer, level smallint, importance text, is_closing boolean,
    section text, changes jsonb, statuses jsonb, debt_now text, debt_before text)`

type Changed = {
  /** `added`, `changed`, `ended` or `filed`. */
  change: RawBuilder<unknown>
  /** What the entry said until then and says now; of a correction, what was corrected away. */
  before: RawBuilder<unknown>
  says: RawBuilder<unknown>
}

/** Does a rule `r` of the same section fit a change? */
export function fitsRule({ change, before, says }: Changed): RawBuilder<boolean> {
  return sql`(r.changes is null or r.changes ? ${change})
    and (r.statuses is null or r.statuses ? coalesce(${says}->>'status', ''))
    and (r.debt_now is null or r.debt_now = ${debtSize(says)}) and (r.debt_before is null or r.debt_before = ${debtSize(before)})`
}

/** How large a tax debt an entry tells of, as `DebtSize`. */
function debtSize(entry: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
  case when ${entry} is null then 'small'
       when ${entry}->>'currency' = 'HUF' and (${entry}->>'amount')::numeric > ${LARGE_TAX_DEBT_HUF} then 'large'
       when ${entry}->>'currency' = 'HUF' and ${entry}->>'amount' is not null then 'small'
       else 'unknown' end`
}
