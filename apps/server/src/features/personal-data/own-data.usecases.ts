import { hungarianDayOf } from '@merleg/domain/calendar-days'
import { inSnapshot } from '@merleg/db/transaction'
import { USER_DATA } from '@merleg/domain/personal-data/user-data'
import type { Deps } from '../../app/deps.ts'
import type { FileAnswer } from '../../app/endpoint-stream.ts'
import { makeZip } from '../../shared/zip.ts'
import { listUserRows } from './user-rows.repository.ts'

/** Far more than anybody has; a place with more says so in the file. */
const MOST_ROWS = 50_000

/** All that is stored of a user, a file for each place; what is handed out is in the one table of user data. */
export async function packOwnData({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<FileAnswer> {
  const now = clock.now()
  const entries = await inSnapshot(db, async (tx) => {
    const made: { name: string; text: string }[] = []
    for (const { table, column, isInDownload, without = [] } of USER_DATA) {
      if (!isInDownload) continue
      const rows = await listUserRows(tx, { table, column, userId, without, limit: MOST_ROWS + 1 })
      const isCut = rows.length > MOST_ROWS
      const content = { table, column, exportedAt: now.toISOString(), isCut, rows: rows.slice(0, MOST_ROWS) }
      made.push({ name: `${table}.json`, text: JSON.stringify(content, null, 2) })
    }
    return made
  })
  return { fileName: `merleg-${hungarianDayOf(now)}.zip`, contentType: 'application/zip', body: makeZip(entries, now) }
}
