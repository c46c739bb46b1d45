import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type TestDatabase, useTestDatabase } from '@merleg/db/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '../../shared/clock.ts'
import { importSource } from './import-source.usecases.ts'
import { bilantRo } from './sources/bilant-ro/bilant-ro.adapter.ts'
import { readRegisterContent } from './testing-register-content.ts'
import { makeBilantFiles, useSourceFolders } from './testing-source-files.ts'
import { temporaryFolders } from './testing-temporary-folders.ts'

const killed = { reading: useTestDatabase(), merging: useTestDatabase() }
const undisturbed = useTestDatabase()
const writeFolder = useSourceFolders()

/** More than the merge stages in one go, so that it reports while it still reads. */
const SIZE = { companies: 800, years: 12 }

function startImport(database: TestDatabase, folder: string): ChildProcess {
  const program = fileURLToPath(new URL('../../main.cli.ts', import.meta.url))
  const env = { ...process.env, DATABASE_URL: database.connectionString }
  return spawn(process.execPath, [program, 'import', 'bilant-ro', folder], { env, stdio: ['ignore', 'pipe', 'pipe'] })
}

/** Waits for a word in the progress of an import; what it said instead is the answer when it ends before. */
async function waitFor(child: ChildProcess, word: string): Promise<string> {
  let said = ''
  for await (const part of child.stderr ?? []) {
    said += String(part)
    if (said.includes(word)) return said
  }
  return said
}

describe('a killed import', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await writeFolder(makeBilantFiles(SIZE))
    await importSource(
      { db: undisturbed.db, clock: systemClock, temporaryFolders },
      { adapter: bilantRo, path: folder },
    )
  })

  test.each(['reading', 'merging'] as const)(
    'while %s leaves nothing; run again, it gives the same register',
    async (phase) => {
      const database = killed[phase]
      const empty = await readRegisterContent(database.db)
      const child = startImport(database, folder)
      const ended = once(child, 'exit')
      expect(await waitFor(child, `${phase}:`)).toContain(`${phase}:`)
      child.kill('SIGKILL')
      expect(await ended).toEqual([null, 'SIGKILL'])
      expect(await readRegisterContent(database.db)).toEqual(empty)

      const again = startImport(database, folder)
      expect(await once(again, 'exit')).toEqual([0, null])
      const content = await readRegisterContent(undisturbed.db)
      expect(content['statements']).toHaveLength(SIZE.companies * SIZE.years)
      expect(await readRegisterContent(database.db)).toEqual(content)
    },
    60_000,
  )
})
