import { bytes, integer } from '@merleg/db/columns'
import type { DbOrTx, Tx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import { FIELD_GROUPS, type FieldGroup } from '@merleg/domain/list-export/export-columns'
import { groupBit } from '@merleg/domain/list-export/export-price'
import { sql } from 'kysely'

const NOBODY = '00000000-0000-0000-0000-000000000000'
const IDS_AT_ONCE = 20_000

/** What of companies was delivered: groups of fields as bits, by the place of the company. */
export type Delivered = { companyIds: readonly string[]; groups: readonly number[] }

type OfSubscriber<More> = { subscriberId: string } & More

const owned = statement({
  row: { groups: bytes },
  examples: [{ subscriberId: NOBODY, companyIds: [''] }],
  sql: ({ subscriberId, companyIds }: OfSubscriber<{ companyIds: readonly string[] }>) => sql`
    select coalesce(string_agg(int4send(coalesce(o.field_groups, 0)), ''::bytea order by c.place), ''::bytea) as groups
    from unnest(${[...companyIds]}::text[]) with ordinality c(id, place)
    left join list_purchases o on o.subscriber_id = ${subscriberId} and o.company_id = c.id collate "C"`,
})

/** What a subscriber bought of each of these companies before, as bits of the groups of fields. */
export async function readOwnedGroups(
  db: DbOrTx,
  { subscriberId, companyIds }: OfSubscriber<{ companyIds: readonly string[] }>,
): Promise<Uint16Array> {
  const bits = new Uint16Array(companyIds.length)
  for (let start = 0; start < companyIds.length; start += IDS_AT_ONCE) {
    const { groups } = await owned.get(db, { subscriberId, companyIds: companyIds.slice(start, start + IDS_AT_ONCE) })
    for (let at = 0; at < groups.length; at += 4) bits[start + at / 4] = groups.readUInt32BE(at)
  }
  return bits
}

const lock = command({
  examples: [NOBODY],
  sql: (subscriberId: string) =>
    sql`select pg_advisory_xact_lock(hashtextextended(${`list-purchases ${subscriberId}`}, 0))`,
})

/** Until the end of the transaction nobody else delivers to the subscriber: what one pays for is free for the next. */
export async function lockListPurchases(tx: Tx, subscriberId: string): Promise<void> {
  await lock.run(tx, subscriberId)
}

const counts = Object.fromEntries(FIELD_GROUPS.map((group) => [group, integer]))

const newPairs = statement({
  row: counts,
  examples: [{ subscriberId: NOBODY, companyIds: [''], groups: [1] }],
  sql: ({ subscriberId, companyIds, groups }: OfSubscriber<Delivered>) => sql`
    select ${sql.join(
      FIELD_GROUPS.map(
        (group) =>
          sql`count(*) filter (where (d.groups & ~coalesce(o.field_groups, 0) & ${sql.lit(groupBit(group))}) <> 0)::integer as ${sql.id(group)}`,
      ),
    )}
    from unnest(${[...companyIds]}::text[], ${[...groups]}::integer[]) d(id, groups)
    left join list_purchases o on o.subscriber_id = ${subscriberId} and o.company_id = d.id collate "C"`,
})

const bought = command({
  examples: [{ subscriberId: NOBODY, companyIds: [''], groups: [1] }],
  sql: ({ subscriberId, companyIds, groups }: OfSubscriber<Delivered>) => sql`
    insert into list_purchases (subscriber_id, company_id, field_groups)
    select ${subscriberId}::uuid, d.id, d.groups
    from unnest(${[...companyIds]}::text[], ${[...groups]}::integer[]) d(id, groups) where d.groups > 0
    on conflict (subscriber_id, company_id)
    do update set field_groups = list_purchases.field_groups | excluded.field_groups
    where list_purchases.field_groups & excluded.field_groups <> excluded.field_groups`,
})

/** Writes down what was delivered, and tells of how many companies each group is new. The subscriber is locked. */
export async function recordDelivered(
  tx: Tx,
  { subscriberId, companyIds, groups }: OfSubscriber<Delivered>,
): Promise<Record<FieldGroup, number>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of every group
  const sums = Object.fromEntries(FIELD_GROUPS.map((group) => [group, 0])) as Record<FieldGroup, number>
  for (let start = 0; start < companyIds.length; start += IDS_AT_ONCE) {
    const end = start + IDS_AT_ONCE
    const part = { subscriberId, companyIds: companyIds.slice(start, end), groups: groups.slice(start, end) }
    const found = await newPairs.get(tx, part)
    for (const group of FIELD_GROUPS) sums[group] += found[group] ?? 0
    await bought.run(tx, part)
  }
  return sums
}
