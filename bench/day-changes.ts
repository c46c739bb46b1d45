import { setTimeout as wait } from 'node:timers/promises'
import { FACT_SECTIONS, type FactSection } from '@merleg/domain/fact-sections'
import type { SourceRecord } from '@merleg/domain/observation'
import { mergeBatch } from '@merleg/server/features/register/merge-batch.usecases'
import { systemClock } from '@merleg/server/shared/clock'
import { z } from 'zod'
import type { Product } from './product.ts'

const LOOK_MS = 50
const SOURCE = { sourceId: 'bench', publisher: 'Bench', title: 'Bench', licence: '', url: null, isMadeUp: true }

type DayBatch = {
  day: string
  records: readonly SourceRecord[]
  onMerged?: () => void
  onFollowed?: (follower: string) => void
}

/** Merges what a day tells and waits until everybody has followed. Returns the batch. */
export async function mergeDay(
  { database: { pool, db } }: Product,
  { day, records, onMerged, onFollowed }: DayBatch,
): Promise<string> {
  const file = { fileName: `bench ${day}`, fileHash: `bench-day ${day}`, observedOn: day }
  const deps = { db, clock: systemClock }
  const { batchId } = await mergeBatch(deps, { source: SOURCE, ...file, snapshotSections: [], records })
  onMerged?.()
  const done = new Set<string>()
  for (let isDone = false; !isDone;) {
    await wait(LOOK_MS)
    const { rows } = await pool.query<{ name: string; isDone: boolean }>(
      `select name, position >= (select position from feed_batches where batch_id = $1) and set_end is null as "isDone"
       from followers`,
      [batchId],
    )
    for (const { name } of rows.filter((each) => each.isDone && !done.has(each.name))) {
      done.add(name)
      onFollowed?.(name)
    }
    isDone = rows.length > 0 && rows.every((each) => each.isDone)
  }
  return batchId
}

/** Payloads as the register has them, so that each is one that a source may tell. */
const FactRow = z.object({
  companyId: z.string(),
  slot: z.string(),
  payload: z.unknown(),
  partyId: z.string().nullable(),
})
const StatementRow = z.object({
  companyId: z.string(),
  periodStart: z.string(),
  periodEnd: z.string(),
  layout: z.string(),
  isConsolidated: z.boolean(),
  currency: z.string(),
  unit: z.union([z.literal(1), z.literal(1000)]),
  amounts: z.record(z.string(), z.number()),
})

/**
 * What a day tells of one company of so many, evenly spread: half of them move, a quarter lose a signatory, a quarter file
 * their last accounts anew.
 */
export async function listDayChanges(
  { database: { pool } }: Product,
  { day, companiesPerChanged }: { day: string; companiesPerChanged: number },
): Promise<SourceRecord[]> {
  const { rows } = await pool.query<{ id: string; turn: number }>(
    `select company_id as id, (place / $1)::integer % 4 as turn
     from (select company_id, row_number() over (order by company_id) as place from companies) numbered
     where place % $1 = 0`,
    [companiesPerChanged],
  )
  const of = (...turns: number[]) => rows.filter(({ turn }) => turns.includes(turn)).map(({ id }) => id)
  return [
    ...(await listMoves(pool, day, of(0, 1))),
    ...(await listLosses(pool, day, of(2))),
    ...(await listFilings(pool, day, of(3))),
  ]
}

type Pool = Product['database']['pool']

/** Each moves where the next one was. */
async function listMoves(pool: Pool, day: string, companyIds: readonly string[]): Promise<SourceRecord[]> {
  const seats = await listRunning(pool, 'seat', companyIds)
  return seats.map((seat, place) => ({
    ...toTold(seat),
    section: 'seat',
    payload: FACT_SECTIONS.seat.payload.parse(seats[(place + 1) % seats.length]?.payload),
    validFrom: day,
  }))
}

async function listLosses(pool: Pool, day: string, companyIds: readonly string[]): Promise<SourceRecord[]> {
  const found = await listRunning(pool, 'signatory', companyIds)
  const first = new Map(found.toReversed().map((each) => [each.companyId, each]))
  return [...first.values()].map((each) => ({
    ...toTold(each),
    section: 'signatory',
    payload: FACT_SECTIONS.signatory.payload.parse(each.payload),
    validTo: day,
  }))
}

async function listRunning(pool: Pool, section: FactSection, companyIds: readonly string[]) {
  const { rows } = await pool.query(
    `select company_id as "companyId", slot, payload, party_id as "partyId" from facts
     where company_id = any($1) and section = $2 and upper_inf(valid) and upper_inf(recorded) order by company_id, fact_id`,
    [companyIds, section],
  )
  return z.array(FactRow).parse(rows)
}

function toTold({ companyId, slot, partyId }: z.infer<typeof FactRow>) {
  return { type: 'fact', line: 1, companyId, slot, partyId } as const
}

/** The last accounts once more, each amount a hundredth higher. */
async function listFilings(pool: Pool, day: string, companyIds: readonly string[]): Promise<SourceRecord[]> {
  const { rows } = await pool.query(
    `select distinct on (company_id) company_id as "companyId", lower(period)::text as "periodStart",
       (upper(period) - 1)::text as "periodEnd", layout, is_consolidated as "isConsolidated", currency, unit,
       (select jsonb_object_agg(code, round(amount::numeric * 1.01)) from statement_layouts l,
          unnest(l.codes) with ordinality c(code, place)
          join json_array_elements_text(s.amounts) with ordinality a(amount, place) using (place)
        where l.layout = s.layout and amount is not null) as amounts
     from statements s where company_id = any($1) and upper_inf(recorded) order by company_id, period desc`,
    [companyIds],
  )
  const told = { previousAmounts: {}, amendedAmounts: {}, filedOn: day }
  return z
    .array(StatementRow)
    .parse(rows)
    .map((statement) => ({ type: 'statement', line: 1, ...statement, ...told }))
}
