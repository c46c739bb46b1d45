import type { TestDatabase } from '@merleg/db/testing'
import { inTransaction } from '@merleg/db/transaction'
import type { MonitoringEventKind, MonitoringWish } from '@merleg/domain/monitoring-events'
import type { SourceRecord } from '@merleg/domain/observation'
import { sql } from 'kysely'
import { notifyFeed } from '../register/feed.repository.ts'
import { factOf, merge, PERSON } from '../report/testing-report.ts'
import { type Act, type AlertsOracle } from './testing-alerts-oracle.ts'
import { createWatcher, followMonitoring, knownCompany, type TestWatcher } from './testing-monitoring.ts'

/** The companies of the histories. */
export const IDS = Array.from({ length: 8 }, (_, index) => String(10_000_001 + index))
export const idOf = (company: number): string => IDS[company % IDS.length] ?? ''

let serial = 0
/** Days on which a company took another name: each later than the one before. */
const renamings = new Map<string, number>()
const proceeding = { caseNumber: null, court: null, administrator: null, text: null }
const claim = { authority: 'NAV', caseNumber: null, amount: 1, currency: 'HUF', text: null }
const place = { countryCode: 'HU', zip: null, settlement: null, county: null, street: null }

/** Something that the register has never said of the company. */
function recordOf(companyId: string, act: Act): SourceRecord {
  serial += 1
  const [fact, slot, from] = [factOf(companyId), String(serial), '2024-02-01']
  const name = `Más ${serial}`
  switch (act) {
    case 'name': {
      const day = (renamings.get(companyId) ?? 0) + 1
      renamings.set(companyId, day)
      return fact('name', { name }, { from: new Date(Date.UTC(2024, 1, day)).toISOString().slice(0, 10) })
    }
    case 'site':
      return fact('site', { ...place, text: name }, { slot, from })
    case 'liquidation':
      return fact('liquidation', proceeding, { slot, from })
    case 'enforcement':
      return fact('enforcement', claim, { slot, from })
    case 'auditor':
      return fact('auditor', { ...PERSON, name }, { slot, from })
    case 'successor':
      return fact('successor', { name, registerNumber: null, relation: null }, { slot, from })
  }
}

/** What a batch says of one company. */
export type Told = { company: number; acts: readonly Act[] }
const byCompany = (told: readonly Told[]): Map<string, Set<Act>> => {
  const acts = new Map<string, Set<Act>>()
  for (const one of told) acts.set(idOf(one.company), new Set([...(acts.get(idOf(one.company)) ?? []), ...one.acts]))
  return acts
}

/** Merges what is told as one batch, and tells the oracle. */
export async function mergeTold({ db }: TestDatabase, oracle: AlertsOracle, told: readonly Told[]): Promise<void> {
  const acts = byCompany(told)
  await merge(
    db,
    [...acts].flatMap(([companyId, own]) => [...own].map((act) => recordOf(companyId, act))),
    { observedOn: '2024-02-02' },
  )
  oracle.merge([...acts].map(([companyId, own]) => ({ companyId, kinds: [...own] })))
}

/** Alerts as the oracle tells them: each with the events of its change, and with the rules that fired. */
export async function readAlertLines({ db }: TestDatabase): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', a.company_id, a.subscriber_id, a.importance,
      (select string_agg(e.kind, '+' order by e.kind collate "C") from monitoring_events e where e.position = a.position),
      (select string_agg(r.name, '+' order by r.name collate "C") from alert_rules r where r.rule_id = any(a.rule_ids))) as line
    from alerts a`.execute(db)
  return rows.map(({ line }) => line).toSorted()
}

/** Companies that the register knows, and a subscriber for each wish who watches none of them. */
export async function startWatchers(
  { db }: TestDatabase,
  oracle: AlertsOracle,
  wishes: readonly MonitoringWish[],
): Promise<TestWatcher[]> {
  await merge(
    db,
    IDS.flatMap((id) => knownCompany(id)),
  )
  oracle.merge([])
  await followMonitoring(db)
  oracle.follow()
  const watchers: TestWatcher[] = []
  for (const wish of wishes) {
    const watcher = await createWatcher(db, wish)
    watchers.push(watcher)
    oracle.wish(watcher.subscriberId, wish)
  }
  return watchers
}

/** The companies have these ratings now, as a run leaves it. */
export async function rate({ db }: TestDatabase, points: ReadonlyMap<string, number>): Promise<void> {
  const given = JSON.stringify([...points].map(([id, value]) => ({ id, value })))
  await inTransaction(db, async (tx) => {
    await sql`
      update scores s set superseded_at = clock_timestamp() from jsonb_to_recordset(${given}::jsonb) as r(id text)
      where s.company_id = r.id and s.superseded_at is null`.execute(tx)
    await sql`
      insert into scores (company_id, computed_at, as_of, model_version, basis, points, parts, part_values, facts, revision)
      select id, clock_timestamp(), '2024-02-02', 'a', 'statement', value, '{}', '{}', '{}', 1
      from jsonb_to_recordset(${given}::jsonb) as r(id text, value smallint)`.execute(tx)
    await sql`
      insert into followers (name, position) values ('score', 1)
      on conflict (name) do update set position = followers.position + 1`.execute(tx)
    await notifyFeed(tx)
  })
}

type Move = { companyId: string; kind: MonitoringEventKind; before: number; after: number }

/** What looking at ratings found, in its order. */
export async function readMoves({ db }: TestDatabase): Promise<Move[]> {
  const { rows } = await sql<Move>`
    select c.company_id as "companyId", e.kind, (e.before->>'points')::integer as before, (e.after->>'points')::integer as after
    from monitoring_changes c join monitoring_events e using (position) where c.origin = 'rating' order by position`.execute(
    db,
  )
  return rows
}
