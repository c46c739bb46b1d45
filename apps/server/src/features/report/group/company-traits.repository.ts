import { bigint, boolean, date, integer, orNull, present, type RowOf, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import type { FactSection } from '@merleg/domain/fact-sections'
import { FAILURE_SECTIONS } from '@merleg/domain/group/failure'
import { sql } from 'kysely'

const TRAIT_COLUMNS = {
  companyId: text,
  section: text,
  from: orNull(date),
  until: orNull(date),
  /** Of a registration its status, day and reason; of a founding its day. */
  status: orNull(text),
  on: orNull(text),
  reason: orNull(text),
  /** A name, or the text of a seat. */
  value: orNull(text),
  /** Of an activity. */
  code: orNull(text),
  isMain: orNull(boolean),
  batchId: bigint,
}
/** What a fact says of a company that a sign may rest on. Days are half-open. */
export type TraitRow = RowOf<typeof TRAIT_COLUMNS>

/** Whether, when and why a company failed. */
export const FAILURE_TRAITS = [...FAILURE_SECTIONS, 'registration'] as const satisfies FactSection[]
/** What two companies may have in common. */
export const COMMON_TRAITS = ['founding', 'name', 'seat', 'activity'] as const satisfies FactSection[]

type TraitQuery = { companyIds: readonly string[]; sections: readonly FactSection[]; asOf: string }

const traits = statement({
  row: TRAIT_COLUMNS,
  examples: [{ companyIds: [''], sections: ['seat'], asOf: '2026-01-01' }],
  sql: ({ companyIds, sections, asOf }: TraitQuery) => sql`
    ${onePlan} select company_id as "companyId", section, lower(valid) as "from", upper(valid) as "until",
           payload->>'status' as status, payload->>'on' as "on", payload->>'reason' as reason,
           case section when 'name' then payload->>'name' when 'seat' then payload->>'text' end as value,
           payload->>'code' as code, (payload->>'isMain')::boolean as "isMain", batch_id as "batchId"
    from facts
    where company_id = any(${[...companyIds]}::text[]) and section = any(${[...sections]}::text[])
      and upper_inf(recorded) and not coalesce(lower(valid) > ${asOf}::date, false)
    order by company_id, section, valid`,
})

/** Facts of some companies that had begun by a day, by company. */
export async function listTraits(db: DbOrTx, query: TraitQuery): Promise<Map<string, TraitRow[]>> {
  if (query.companyIds.length === 0) return new Map()
  return Map.groupBy(await traits.list(db, query), ({ companyId }) => companyId)
}

const seatEntities = statement({
  row: { seat: present(text), count: integer },
  examples: [['']],
  sql: (seats: readonly string[]) => sql`
    ${onePlan} select seat, count(*)::integer as count from company_profiles
    where seat = any(${[...seats]}::text[]) and status <> 'ceased' group by seat`,
})

/** How many existing entities have each of some seats. */
export async function countAtSeats(db: DbOrTx, seats: readonly string[]): Promise<Map<string, number>> {
  if (seats.length === 0) return new Map()
  return new Map((await seatEntities.list(db, seats)).map(({ seat, count }) => [seat, count]))
}

const seatNeighbours = statement({
  row: { companyId: text },
  examples: [{ companyId: '', seats: [''], limit: 1 }],
  sql: ({ companyId, seats, limit }: { companyId: string; seats: readonly string[]; limit: number }) => sql`
    ${onePlan} select company_id as "companyId" from company_profiles
    where seat = any(${[...seats]}::text[]) and company_id <> ${companyId}
    order by status_since desc nulls last, company_id limit ${limit}`,
})

/** Other entities whose seat is one of these, those whose status changed last first. */
export async function listSeatNeighbours(
  db: DbOrTx,
  query: { companyId: string; seats: readonly string[]; limit: number },
): Promise<string[]> {
  if (query.seats.length === 0) return []
  return (await seatNeighbours.list(db, query)).map(({ companyId }) => companyId)
}
