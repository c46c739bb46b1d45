import { isConnectionFault, isDiskFull, isResourceFault } from '@merleg/db/database-fault'
import { MigrationError } from '@merleg/db/migration-files'
import { getTranslator } from '@merleg/i18n/translator'
import { terminalLocale } from './cli/terminal-locale.ts'

/** What a command tells the person at the terminal when the database gave up on it; null for any other error. */
export function describeDatabaseFault(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const t = getTranslator(terminalLocale(), 'database-faults/answers')
  const detail = error.message || ('code' in error ? String(error.code) : error.name)
  if (isDiskFull(error)) return t('disk-full', { detail })
  if (isConnectionFault(error)) return t('connection', { detail })
  return isResourceFault(error) ? t('resource', { detail }) : null
}

/** What the person at the terminal is told, and can do, where a later program has migrated the database; null otherwise. */
export function describeNewerDatabase(error: unknown): string | null {
  if (!(error instanceof MigrationError) || error.reason !== 'newer') return null
  return getTranslator(terminalLocale(), 'database-faults/answers')('newer', { migration: String(error.version) })
}
