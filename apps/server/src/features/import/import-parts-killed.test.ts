import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type TestDatabase, useTestDatabase } from '@merleg/db/testing'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '../../shared/clock.ts'
import { findNewestEdition } from '../register/newer-batches.repository.ts'
import { importSource } from './import-source.usecases.ts'
import { companiesHouseGb } from './sources/companies-house-gb/companies-house-gb.adapter.ts'
import { toBritishFile, toBritishRow } from './sources/companies-house-gb/testing-british-files.ts'
import { readRegisterContent } from './testing-register-content.ts'
import { useSourceFolders } from './testing-source-files.ts'
import { temporaryFolders } from './testing-temporary-folders.ts'

const killed = useTestDatabase()
const stopped = useTestDatabase()
const undisturbed = useTestDatabase()
const writeFolder = useSourceFolders()

const [COMPANIES, PART] = [1500, 200]

type Started = { database: TestDatabase; dataDir: string; folder: string }

function startImport({ database, dataDir, folder }: Started): ChildProcess {
  const program = fileURLToPath(new URL('../../main.cli.ts', import.meta.url))
  const env = { ...process.env, DATABASE_URL: database.connectionString, MERLEG_DATA_DIR: dataDir }
  const args = [program, 'import', 'companies-house-gb', folder, '--part', String(PART)]
  return spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
}

/** Sends a signal while the third part is merged; what the import said is the answer when it has ended. */
async function interrupt(child: ChildProcess, signal: NodeJS.Signals): Promise<{ said: string; exit: unknown }> {
  let said = ''
  let isSent = false
  const ended = once(child, 'exit')
  for await (const part of child.stderr ?? []) {
    said += String(part)
    if (isSent || said.split('refreshing:').length < 4) continue
    isSent = true
    child.kill(signal)
  }
  return { said, exit: await ended }
}

async function countParts(database: TestDatabase): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from batches where outcome = 'part'`.execute(database.db)
  return rows[0]?.count ?? 0
}

describe('an import in parts', () => {
  let folder = ''
  beforeAll(async () => {
    const rows = Array.from({ length: COMPANIES }, (_, at) =>
      toBritishRow(String(1_000_000 + at).padStart(8, '0'), `Company ${at} Ltd`),
    )
    folder = await writeFolder({ 'BasicCompanyDataAsOneFile-2026-11-01.csv': toBritishFile(rows) })
    await importSource(
      { db: undisturbed.db, clock: systemClock, temporaryFolders },
      { adapter: companiesHouseGb, path: folder },
    )
  })

  test.each([
    ['killed', killed, 'SIGKILL', [null, 'SIGKILL']],
    ['stopped', stopped, 'SIGINT', [1, null]],
  ] as const)(
    '%s on its way keeps the parts, and the same command goes on to the same register',
    async (_title, database, signal, exit) => {
      const dataDir = await writeFolder({})
      const underWay = () => readdir(join(dataDir, 'tmp'))
      const interrupted = await interrupt(startImport({ database, dataDir, folder }), signal)
      expect(interrupted.exit).toEqual(exit)
      if (signal === 'SIGINT')
        expect(interrupted.said).toMatch(/Stopped\. \d+ of 1500 companies are in, nothing has ended/)
      expect(await underWay()).toHaveLength(signal === 'SIGKILL' ? 1 : 0)
      const parts = await countParts(database)
      // Two are merged side by side: the third one begins when the first is in.
      expect(parts).toBeGreaterThanOrEqual(1)
      expect(parts).toBeLessThan(COMPANIES / PART)
      expect(await findNewestEdition(database.db, 'companies-house-gb')).toBeNull()

      const again = startImport({ database, dataDir, folder })
      let told = ''
      again.stdout?.on('data', (text) => (told += String(text)))
      expect(await once(again, 'exit')).toEqual([0, null])
      expect(await underWay()).toEqual([])
      expect(told).toContain(`${COMPANIES} companies, of which ${parts * PART} are told as in the edition before`)
      expect(await findNewestEdition(database.db, 'companies-house-gb')).toBe('2026-11-01')
      expect(await countParts(database)).toBe(0)
      expect(await readRegisterContent(database.db)).toEqual(await readRegisterContent(undisturbed.db))
    },
    120_000,
  )
})
