import { jsonb } from '@merleg/db/columns'
import type { DbOrTx, Tx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import { USER_DATA, type UserData } from '@merleg/domain/personal-data/user-data'
import { sql } from 'kysely'

type Place = { table: string; column: string; userId: string }

const NO_ID = '00000000-0000-0000-0000-000000000000'
const [first, ...others] = USER_DATA
const toPlace = ({ table, column }: UserData): Place => ({ table, column, userId: NO_ID })
const EXTRA = { without: ['x'], limit: 1 }

const rowsOf = statement({
  row: { row: jsonb<Record<string, unknown>>() },
  examples: [{ ...toPlace(first), ...EXTRA }, ...others.map((place) => ({ ...toPlace(place), ...EXTRA }))],
  sql: ({ table, column, userId, without, limit }: Place & { without: readonly string[]; limit: number }) => sql`
    select to_jsonb(t) - ${[...without]}::text[] as row from ${sql.table(table)} t
    where t.${sql.ref(column)} = ${userId} limit ${limit}`,
})

/** The rows of a user in one place, without the columns named. */
export async function listUserRows(
  db: DbOrTx,
  asked: Place & { without: readonly string[]; limit: number },
): Promise<Record<string, unknown>[]> {
  return (await rowsOf.list(db, asked)).map(({ row }) => row)
}

const deletion = command({
  examples: [toPlace(first), ...others.map(toPlace)],
  sql: ({ table, column, userId }: Place) => sql`
    delete from ${sql.table(table)} where ${sql.ref(column)} = ${userId}`,
})

export function deleteUserRows(tx: Tx, place: Place): Promise<number> {
  return deletion.run(tx, place)
}
