import { statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { listPendingMigrations } from '@merleg/db/migrate'
import { getTranslator } from '@merleg/i18n/translator'
import type { Command } from 'commander'
import { readConfig } from '../../app/config.ts'
import { openDatabase, withCommandDatabase } from '../../app/open-database.ts'
import { systemClock } from '../../shared/clock.ts'
import { CommandError } from '../../shared/cli/command-error.ts'
import { listenForStop } from '../../shared/cli/listen-for-stop.ts'
import { createProgressLine } from '../../shared/cli/progress-line.ts'
import { terminalLocale } from '../../shared/cli/terminal-locale.ts'
import { findAlertEnd } from '../alert-stream/told-alerts.repository.ts'
import { SEALED_TABLES } from '../users/sealed-secrets.repository.ts'
import type { Manifest } from './archive-manifest.ts'
import { ArchiveRefused } from './archive-refused.ts'
import { backUp } from './backup.usecases.ts'
import { restore } from './restore.usecases.ts'

const locale = terminalLocale()
const t = getTranslator(locale, 'backup/answers')
/** Sizes are shown where they have grown by this much. */
const PROGRESS_STEP_BYTES = 16 * 1024 * 1024

/** `merleg backup` and `merleg restore`. Exit codes: 0 done, 1 refused, 2 wrong use. */
export function registerBackupCommands(program: Command): void {
  program
    .command('backup')
    .description('write the whole database, as it is at this moment, into a folder; the application may go on')
    .argument('<folder>', 'the folder to make; it must not exist or be empty')
    .action(runBackup)
  program
    .command('restore')
    .description(
      'put a backup, also of an older release, into a migrated, empty database that no server uses: all of it or nothing',
    )
    .argument('<folder>', 'the folder of the backup')
    .option('--replace', 'throw away what the database holds; asks before it does')
    .option('--yes', 'do not ask')
    .action(runRestore)
}

async function runBackup(path: string): Promise<void> {
  const folder = resolve(path)
  const { bavail, bsize } = await statfs(dirname(folder)).catch((error: unknown) => {
    throw new CommandError(`${dirname(folder)}: ${error instanceof Error ? error.message : String(error)}`, 2)
  })
  const progress = createByteProgress()
  const manifest = await refusing(() =>
    withCommandDatabase(({ pool }) =>
      backUp(
        { pool, clock: systemClock },
        {
          folder,
          signal: listenForStop(new CommandError(t('stopped'))),
          onSize: (bytes) => say(t('size', { size: formatBytes(bytes), free: formatBytes(bavail * bsize) })),
          onProgress: ({ bytes }) => progress.add('saving', bytes),
        },
      ),
    ),
  )
  progress.end()
  const fileBytes = manifest.tables.reduce((sum, table) => sum + table.fileBytes, 0)
  process.stdout.write(`${t('saved', { folder, size: formatBytes(fileBytes), ...countOf(manifest) })}\n`)
  if (hasSealed(manifest)) process.stdout.write(`${t('savedKey')}\n`)
}

/** Secrets that no archive tells without the key of the installation. */
function hasSealed({ tables }: Manifest): boolean {
  const sealed: readonly string[] = SEALED_TABLES
  return tables.some(({ name, rows }) => sealed.includes(name) && rows > 0)
}

async function runRestore(path: string, options: { replace?: true; yes?: true }): Promise<void> {
  if (options.replace && !options.yes) await confirmReplace()
  // The application server must not run on it: it would meet another database in the middle of its work.
  const database = await openDatabase(readConfig(), { exclusive: true, say })
  const progress = createByteProgress()
  try {
    const pending = await listPendingMigrations({ pool: database.pool })
    if (pending.length > 0)
      throw new CommandError(`The database is not migrated (${pending.length} to do). Run: npm run merleg -- migrate`)
    const manifest = await refusing(() =>
      restore(database, {
        folder: resolve(path),
        replace: options.replace ?? false,
        signal: listenForStop(new CommandError(t('stopped'))),
        onProgress: ({ phase, bytes }) => progress.add(phase, bytes),
        onUpgraded: (migration) => {
          progress.end()
          say(t('upgraded', { migration }))
        },
      }),
    )
    progress.end()
    process.stdout.write(`${t('restored', { ...countOf(manifest), madeAt: manifest.madeAt })}\n`)
    const position = await findAlertEnd(database.db)
    if (position > 0) process.stdout.write(`${t('restoredAlerts', { position })}\n`)
    if (hasSealed(manifest)) process.stdout.write(`${t('restoredKey')}\n`)
  } finally {
    await database.close()
  }
}

async function confirmReplace(): Promise<void> {
  const word = t('confirm.word')
  if (!process.stdin.isTTY) throw new CommandError(t('confirm.refused'), 2)
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await terminal.question(t('confirm.question', { word })).finally(() => terminal.close())
  if (answer.trim().toLowerCase() !== word) throw new CommandError(t('confirm.refused'))
}

async function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
  return work().catch((error: unknown) => {
    throw error instanceof ArchiveRefused ? new CommandError(`${t(`refusal.${error.reason}`)} ${error.detail}`) : error
  })
}

function countOf({ tables }: Manifest): { tables: number; rows: string } {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return { tables: tables.length, rows: rows.toLocaleString(locale) }
}

function say(text: string): void {
  process.stderr.write(`${text}\n`)
}

/** How far it is: on a terminal one line that is written over, elsewhere a line per phase and step. */
function createByteProgress() {
  const line = createProgressLine()
  let shown = { phase: '', bytes: 0, step: -1 }
  return {
    add: (phase: 'saving' | 'checking' | 'loading' | 'indexing', more: number): void => {
      const bytes = (shown.phase === phase ? shown.bytes : 0) + more
      const step = Math.floor(bytes / PROGRESS_STEP_BYTES)
      if (phase !== shown.phase || step !== shown.step) {
        const text = t(`progress.${phase}`, { size: formatBytes(bytes) })
        line.show(text)
      }
      shown = { phase, bytes, step }
    },
    end: line.end,
  }
}

function formatBytes(bytes: number): string {
  const megabytes = (bytes / 1e6).toLocaleString(locale, { maximumFractionDigits: bytes < 1e7 ? 1 : 0 })
  return `${megabytes} MB`
}
