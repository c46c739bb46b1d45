import { bigint, date, orNull, text, timestamptz } from '@merleg/db/columns'
import type { DbOrTx, Tx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { command, statement } from '@merleg/db/statement'
import { hungarianDayOf } from '@merleg/domain/calendar-days'
import { sql } from 'kysely'
import type { WordCounts } from './screening-list.ts'

/** Words that fewer names have are rare enough without being counted. */
const LEAST_COUNTED = 4

const registerNames = statement({
  row: { count: bigint },
  sql: sql`
    select ((select count(*) from company_names where kind = 'current') + (select count(*) from persons)) as count`,
})

const registerWords = statement({
  row: { word: text, count: bigint },
  sql: sql`
    select word, count(*) as count from (
      select unnest(string_to_array(folded, ' ')) as word from company_names where kind = 'current'
      union all select unnest(string_to_array(folded, ' ')) from persons) w
    group by word having count(*) >= ${LEAST_COUNTED}`,
})

/** Words of the register's names of companies and persons, the rare ones left out, and how many names there are. */
export async function countRegisterWords(
  db: DbOrTx,
): Promise<{ nameCount: number; words: { word: string; count: number }[] }> {
  const { count: nameCount } = await registerNames.get(db)
  return { nameCount, words: await registerWords.list(db) }
}

const newWordCounts = command({
  examples: [new Map()],
  sql: (counts: ReadonlyMap<string, number>) => sql`
    insert into sanction_word_counts (word_key, name_count)
    select word_key, name_count
    from unnest(${[...counts.keys()]}::text[], ${[...counts.values()]}::integer[]) as w(word_key, name_count)`,
})

export async function replaceWordCounts(db: DbOrTx, counts: ReadonlyMap<string, number>): Promise<void> {
  await db.deleteFrom('sanction_word_counts').execute()
  await newWordCounts.run(db, counts)
}

/** What the last run over the whole register counted, and that run; 0 before the first one. */
export async function findWordCounts(db: DbOrTx): Promise<WordCounts & { screeningId: number }> {
  const last = await db
    .selectFrom('sanction_screenings')
    .select(['screening_id as screeningId', 'name_count as nameCount'])
    .orderBy('screening_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const counts = await db.selectFrom('sanction_word_counts').select(['word_key', 'name_count']).execute()
  const { screeningId = 0, nameCount = 0 } = last ?? {}
  return { screeningId, nameCount, byKey: new Map(counts.map((row) => [row.word_key, row.name_count])) }
}

/** With what a run compares: the lists in use, and how (`SCREENING_RULES`). */
type Screened = { version: number; rules: number }

export async function insertScreening(
  db: DbOrTx,
  { version, rules, startedAt, nameCount }: Screened & { startedAt: Date; nameCount: number },
): Promise<number> {
  const { screening_id: id } = await db
    .insertInto('sanction_screenings')
    .values({ version, rules, started_at: startedAt, name_count: nameCount })
    .returning('screening_id')
    .executeTakeFirstOrThrow()
  return id
}

export async function finishScreening(
  db: DbOrTx,
  { screeningId, ...counts }: { screeningId: number; finishedAt: Date; companyCount: number; partyCount: number },
): Promise<void> {
  await db
    .updateTable('sanction_screenings')
    .set({ finished_at: counts.finishedAt, company_count: counts.companyCount, party_count: counts.partyCount })
    .where('screening_id', '=', screeningId)
    .execute()
}

const takeScreening = command({ sql: sql`select pg_advisory_xact_lock(hashtext('merleg.screening'))` })

/** One at a time reads who is to be compared and stores what was found; held to the end of the transaction. */
export async function lockScreening(tx: Tx): Promise<void> {
  await takeScreening.run(tx)
}

const comparedDay = statement({
  row: { startedAt: timestamptz, comparedOn: orNull(date) },
  sql: sql`
    ${onePlan} select started_at as "startedAt", compared_on as "comparedOn" from sanction_screenings
    where finished_at is not null order by screening_id desc limit 1`,
})

/** Up to which day (YYYY-MM-DD) it was seen whose share or office began or ended; null where nobody was compared yet. */
export async function findComparedDay(db: DbOrTx): Promise<string | null> {
  const last = await comparedDay.find(db, undefined)
  return last === null ? null : (last.comparedOn ?? hungarianDayOf(last.startedAt))
}

const newComparedDay = command({
  examples: ['2026-01-01'],
  sql: (day: string) => sql`
    update sanction_screenings set compared_on = ${day}::date
    where screening_id = (select max(screening_id) from sanction_screenings where finished_at is not null)`,
})

export async function storeComparedDay(db: DbOrTx, day: string): Promise<void> {
  await newComparedDay.run(db, day)
}

/** Has a run over the whole register finished with this version of the lists and these rules? */
export async function isEverybodyScreened(db: DbOrTx, { version, rules }: Screened): Promise<boolean> {
  const finished = db
    .selectFrom('sanction_screenings')
    .select('screening_id')
    .where('version', '=', version)
    .where('rules', '=', rules)
    .where('finished_at', 'is not', null)
    .limit(1)
  return (await finished.executeTakeFirst()) !== undefined
}

const rulesStart = statement({
  row: { startedAt: orNull(timestamptz) },
  examples: [1],
  sql: (rules: number) => sql`
    ${onePlan} select min(started_at) as "startedAt" from sanction_screenings where rules = ${rules}`,
})

/** When the first run by these rules began: whoever was compared before was so by others. Null before that. */
export async function findRulesStart(db: DbOrTx, rules: number): Promise<Date | null> {
  return (await rulesStart.get(db, rules)).startedAt
}

const screenedVersion = statement({
  row: { version: orNull(bigint) },
  examples: [1],
  sql: (rules: number) => sql`
    select max(version) as version from sanction_screenings where rules = ${rules} and finished_at is not null`,
})

/** The version of the lists with which everybody was compared last by these rules; null where that never was. */
export async function findScreenedVersion(db: DbOrTx, rules: number): Promise<number | null> {
  return (await screenedVersion.get(db, rules)).version
}

const screeningsMark = statement({
  row: { mark: text },
  sql: sql`
    select concat_ws(' ', (select position from followers where name = 'sanctions'),
      (select max(finished_at) from sanction_screenings)) as mark`,
})

/** Another text whenever companies were compared, but for who was only looked at. */
export async function findScreeningsMark(db: DbOrTx): Promise<string> {
  return (await screeningsMark.get(db)).mark
}

const openByGrade = statement({
  row: { grade: text, count: bigint },
  sql: sql`
    select grade, count(*) as count from sanction_matches where ended_at is null group by grade`,
})

/** How many open matches there are of each grade. */
export async function countMatchesByGrade(db: DbOrTx): Promise<{ grade: string; count: number }[]> {
  return openByGrade.list(db)
}
