import type { DbOrTx } from '@merleg/db/connect'
import { sql } from 'kysely'
import type { WordCounts } from './screening-list.ts'

/** Words that fewer names have are rare enough without being counted. */
const LEAST_COUNTED = 4

/** Words of the register's names of companies and persons, the rare ones left out, and how many names there are. */
export async function countRegisterWords(
  db: DbOrTx,
): Promise<{ nameCount: number; words: { word: string; count: number }[] }> {
  const total = await sql<{ count: number }>`
    select ((select count(*) from company_names where kind = 'current') + (select count(*) from persons)) as count`.execute(
    db,
  )
  const { rows } = await sql<{ word: string; count: number }>`
    select word, count(*) as count from (
      select unnest(string_to_array(folded, ' ')) as word from company_names where kind = 'current'
      union all select unnest(string_to_array(folded, ' ')) from persons) w
    group by word having count(*) >= ${LEAST_COUNTED}`.execute(db)
  return { nameCount: total.rows[0]?.count ?? 0, words: rows }
}

export async function replaceWordCounts(db: DbOrTx, counts: ReadonlyMap<string, number>): Promise<void> {
  await sql`delete from sanction_word_counts`.execute(db)
  await sql`
    insert into sanction_word_counts (word_key, name_count)
    select * from unnest(${[...counts.keys()]}::text[], ${[...counts.values()]}::integer[])`.execute(db)
}

/** What the last run over the whole register counted, and that run; 0 before the first one. */
export async function findWordCounts(db: DbOrTx): Promise<WordCounts & { screeningId: number }> {
  const last = await sql<{ screeningId: number; nameCount: number }>`
    select screening_id as "screeningId", name_count as "nameCount" from sanction_screenings order by screening_id desc limit 1`.execute(
    db,
  )
  const { rows } = await sql<{ key: string; count: number }>`
    select word_key as key, name_count as count from sanction_word_counts`.execute(db)
  const { screeningId = 0, nameCount = 0 } = last.rows[0] ?? {}
  return { screeningId, nameCount, byKey: new Map(rows.map(({ key, count }) => [key, count])) }
}

export async function insertScreening(
  db: DbOrTx,
  screening: { version: number; startedAt: Date; nameCount: number },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into sanction_screenings (version, started_at, name_count) values (${screening.version}, ${screening.startedAt}, ${screening.nameCount})
    returning screening_id as id`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a screening was not stored')
  return row.id
}

export async function finishScreening(
  db: DbOrTx,
  { screeningId, ...counts }: { screeningId: number; finishedAt: Date; companyCount: number; partyCount: number },
): Promise<void> {
  await sql`
    update sanction_screenings set finished_at = ${counts.finishedAt}, company_count = ${counts.companyCount}, party_count = ${counts.partyCount}
    where screening_id = ${screeningId}`.execute(db)
}

/** Has a run over the whole register finished with this version? */
export async function isVersionScreened(db: DbOrTx, version: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from sanction_screenings where version = ${version} and finished_at is not null) as found`.execute(
    db,
  )
  return rows[0]?.found ?? false
}

/** How many open matches there are of each grade. */
export async function countMatchesByGrade(db: DbOrTx): Promise<{ grade: string; count: number }[]> {
  const { rows } = await sql<{ grade: string; count: number }>`
    select grade, count(*)::int as count from sanction_matches where ended_at is null group by grade`.execute(db)
  return rows
}
