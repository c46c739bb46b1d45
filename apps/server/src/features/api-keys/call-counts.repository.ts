import { integer } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'

const NOBODY = '00000000-0000-0000-0000-000000000000'

type Call = {
  keyId: string
  minute: Date
  /** YYYY-MM-DD, the first day of the month, and today. */
  month: string
  day: string
  callsPerMinute: number
  callsPerMonth: number
}

/**
 * The row of the subscriber is locked by whoever counts, so that no two calls are the last one; a call that is one too many
 * changes nothing. A process whose clock is a little behind counts into the minute that has begun. The last counts before
 * a crash of the database may be lost: nobody waits for the disk.
 */
const count = statement({
  row: { minuteCalls: integer, monthCalls: integer },
  examples: [
    {
      keyId: NOBODY,
      minute: new Date(0),
      month: '1970-01-01',
      day: '1970-01-01',
      callsPerMinute: 1,
      callsPerMonth: 1,
    },
  ],
  sql: ({ keyId, minute, month, day, callsPerMinute, callsPerMonth }: Call) => sql`${onePlan}
    with unhurried as materialized (
      select set_config('synchronous_commit', 'off', true) as setting
    ), counted as (
      insert into api_call_windows as w (subscriber_id, minute, minute_calls, month, month_calls)
      select subscriber_id, ${minute}::timestamptz, 1, ${month}::date, 1 from api_keys, unhurried
      where key_id = ${keyId}::uuid and ${callsPerMinute}::integer > 0 and ${callsPerMonth}::integer > 0
      on conflict (subscriber_id) do update set
        minute = case when w.minute between excluded.minute and excluded.minute + interval '1 minute' then w.minute else excluded.minute end,
        minute_calls = case when w.minute between excluded.minute and excluded.minute + interval '1 minute' then w.minute_calls + 1 else 1 end,
        month = greatest(w.month, excluded.month),
        month_calls = case when w.month >= excluded.month then w.month_calls + 1 else 1 end
      where (w.minute not between excluded.minute and excluded.minute + interval '1 minute' or w.minute_calls < ${callsPerMinute}::integer)
        and (w.month < excluded.month or w.month_calls < ${callsPerMonth}::integer)
      returning w.minute_calls, w.month_calls
    ), on_day as (
      insert into api_key_days as d (key_id, day, calls)
      select ${keyId}::uuid, ${day}::date, 1 from counted
      on conflict (key_id, day) do update set calls = d.calls + 1
    )
    select minute_calls as "minuteCalls", month_calls as "monthCalls" from counted`,
})

/** Counts a call; null where a quota was used up, and nothing was counted. */
export async function countCall(db: DbOrTx, call: Call): Promise<{ minuteCalls: number; monthCalls: number } | null> {
  return count.find(db, call)
}

const running = statement({
  row: { minuteCalls: integer, monthCalls: integer },
  examples: [{ keyId: NOBODY, minute: new Date(0), month: '1970-01-01' }],
  sql: ({ keyId, minute, month }: Pick<Call, 'keyId' | 'minute' | 'month'>) => sql`
    select case when w.minute between ${minute}::timestamptz and ${minute}::timestamptz + interval '1 minute' then w.minute_calls else 0 end as "minuteCalls",
           case when w.month >= ${month}::date then w.month_calls else 0 end as "monthCalls"
    from api_call_windows w join api_keys using (subscriber_id) where key_id = ${keyId}::uuid`,
})

/** How many calls of the subscriber of a key were counted in the windows that are running. */
export async function readCallCounts(
  db: DbOrTx,
  call: Pick<Call, 'keyId' | 'minute' | 'month'>,
): Promise<{ minuteCalls: number; monthCalls: number }> {
  return (await running.find(db, call)) ?? { minuteCalls: 0, monthCalls: 0 }
}
