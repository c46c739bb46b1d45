import type { DbOrTx } from '@merleg/db/connect'
import { boolean, type RowOf, text, timestamptz, uuid } from '@merleg/db/columns'
import { statement } from '@merleg/db/statement'
import { type OnlineCountry, parseOnlineCountry } from '@merleg/domain/international/online-countries'
import { sql } from 'kysely'
import type { ForeignHit } from './provider/foreign-report-provider.ts'

const ROW = {
  foreignCompanyId: uuid,
  providerId: text,
  providerRef: text,
  country: text,
  name: text,
  address: text,
  registrationNumber: text,
  isMadeUp: boolean,
  seenAt: timestamptz,
}
type Row = RowOf<typeof ROW>
/** A company as its provider told of it when it was last found. */
export type ForeignCompany = Omit<Row, 'country'> & { country: OnlineCountry }

const COLUMNS = sql`
  foreign_company_id as "foreignCompanyId", provider_id as "providerId", provider_ref as "providerRef", country, name, address,
  registration_number as "registrationNumber", is_made_up as "isMadeUp", seen_at as "seenAt"`

type Found = { providerId: string; isMadeUp: boolean; hits: readonly ForeignHit[]; now: Date }

const EXAMPLE: Found = { providerId: '', isMadeUp: false, hits: [], now: new Date(0) }

const saved = statement({
  row: ROW,
  examples: [EXAMPLE],
  sql: ({ providerId, isMadeUp, hits, now }: Found) => sql`
    insert into foreign_companies (provider_id, provider_ref, country, name, address, registration_number, is_made_up, seen_at)
    select distinct on (h.ref) ${providerId}::text, h.ref, h.country, h.name, h.address, h."registrationNumber", ${isMadeUp}::boolean, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(hits)}::jsonb) h(ref text, country text, name text, address text, "registrationNumber" text)
    order by h.ref
    on conflict (provider_id, provider_ref) do update set country = excluded.country, name = excluded.name,
      address = excluded.address, registration_number = excluded.registration_number, seen_at = excluded.seen_at
    returning ${COLUMNS}`,
})

/** Remembers what was found; answers it with our ids, in the same order. */
export async function saveForeignCompanies(db: DbOrTx, found: Found): Promise<ForeignCompany[]> {
  if (found.hits.length === 0) return []
  const rows = (await saved.list(db, found)).flatMap(toCompany)
  const byRef = new Map(rows.map((row) => [row.providerRef, row]))
  return [...new Set(found.hits.map(({ ref }) => ref))].flatMap((ref) => byRef.get(ref) ?? [])
}

const one = statement({
  row: ROW,
  examples: ['00000000-0000-0000-0000-000000000000'],
  sql: (id: string) => sql`select ${COLUMNS} from foreign_companies where foreign_company_id = ${id}`,
})

export async function findForeignCompany(db: DbOrTx, foreignCompanyId: string): Promise<ForeignCompany | null> {
  const row = await one.find(db, foreignCompanyId)
  return row === null ? null : (toCompany(row)[0] ?? null)
}

function toCompany(row: Row): ForeignCompany[] {
  const country = parseOnlineCountry(row.country)
  return country === null ? [] : [{ ...row, country }]
}
