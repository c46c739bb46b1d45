import { useTestDatabase } from '@merleg/db/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { systemClock } from '../../../shared/clock.ts'
import { awaitMergeTurn } from '../../register/register-lock.repository.ts'
import { importSource } from '../import-source.usecases.ts'
import { readRegisterContent } from '../testing-register-content.ts'
import { useSourceFolders } from '../testing-source-files.ts'
import { linedFiles, linedSource } from './testing-lined-source.ts'
import { temporaryFolders } from '../testing-temporary-folders.ts'

const inParts = useTestDatabase()
const atOnce = useTestDatabase()
const writeFolder = useSourceFolders()

const [COMPANIES, PART] = [90, 30]
const COMPANIES_LISTED = Array.from({ length: COMPANIES }, (_, at) => ({
  code: `ro-${9_000_000 + at}`,
  name: `N ${at}`,
  sites: [
    { slot: 'a', place: at % 7 === 0 ? '?' : 'x', from: '2025-06-01', to: '' },
    { slot: 'b', place: 'y', from: '', to: at % 3 === 0 ? '2025-12-01' : '' },
  ],
}))

/** Of the merges under way: how they hold the register, or wait for it. */
async function listHolders(): Promise<string[]> {
  const { rows } = await sql<{ holder: string }>`
    select case when granted then mode || ' held' else 'awaited' end collate "C" as holder from pg_locks
    where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())
      and objid = (hashtext('merleg.merge')::bigint & 4294967295)::oid order by granted, 1`.execute(inParts.db)
  return rows.map(({ holder }) => holder)
}

/** Imports while no part may come to its end, until it is seen who holds the register; then goes on. */
async function importHeldUp(sourceId: string, folder: string, expected: readonly string[]): Promise<void> {
  const { promise: seen, resolve: letGo } = Promise.withResolvers<void>()
  const holding = inParts.db.transaction().execute(async (tx) => {
    await awaitMergeTurn(tx)
    await seen
  })
  const adapter = linedSource(sourceId, { isByCompany: true })
  const importing = importSource(
    { db: inParts.db, clock: systemClock, temporaryFolders },
    { adapter, path: folder, observedOn: '2026-01-10', companiesPerPart: PART },
  )
  importing.catch(() => undefined)
  await expect.poll(listHolders, { timeout: 20_000 }).toEqual(expected).finally(letGo)
  await holding
  await importing
}

async function importAtOnce(sourceId: string, folder: string): Promise<void> {
  const adapter = linedSource(sourceId, { isByCompany: false })
  await importSource(
    { db: atOnce.db, clock: systemClock, temporaryFolders },
    { adapter, path: folder, observedOn: '2026-01-10' },
  )
}

test('parts of companies nobody has heard of are merged side by side, those of known ones by themselves', async () => {
  const first = await writeFolder(linedFiles(COMPANIES_LISTED))
  await importHeldUp('beside', first, ['ShareLock held', 'ShareLock held'])
  await importAtOnce('beside', first)
  expect(await readRegisterContent(inParts.db)).toEqual(await readRegisterContent(atOnce.db))
  // Another publisher tells of the same companies.
  const other = await writeFolder(linedFiles(COMPANIES_LISTED.map((company) => ({ ...company, name: 'Other' }))))
  await importHeldUp('other', other, ['awaited', 'ExclusiveLock held'])
  await importAtOnce('other', other)
  expect(await readRegisterContent(inParts.db)).toEqual(await readRegisterContent(atOnce.db))
})
