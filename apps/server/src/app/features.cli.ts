import type { Command } from 'commander'
import { registerBackupCommands } from '../features/backup/backup.commands.ts'
import { registerDistributeCommand } from './distribute.commands.ts'
import { registerMigrateCommand } from './migrate.commands.ts'
import { registerGenerateCommands } from '../features/generate/generate.commands.ts'
import { registerImportCommands } from '../features/import/import.commands.ts'
import { registerRegisterCommands } from '../features/register/register.commands.ts'
import { registerRegisterOrderCommands } from '../features/report/register-order/register-order.commands.ts'
import { registerSanctionsCommands } from '../features/sanctions/sanctions.commands.ts'
import { registerScoreCommands } from '../features/score/score.commands.ts'
import { registerSectorStatisticsCommands } from '../features/sector-statistics/sector-statistics.commands.ts'
import { registerStartCommand } from './start.commands.ts'
import { registerMailCommands } from '../features/messages/mail.commands.ts'
import { registerUserCommands } from '../features/users/users.commands.ts'

/** Adds the commands of a feature to the command line. */
export type RegisterCommands = (program: Command) => void

/** Features with commands, one line each. */
export const CLI_FEATURES: readonly RegisterCommands[] = [
  registerStartCommand,
  registerMigrateCommand,
  registerDistributeCommand,
  registerRegisterCommands,
  registerImportCommands,
  registerSanctionsCommands,
  registerRegisterOrderCommands,
  registerSectorStatisticsCommands,
  registerScoreCommands,
  registerGenerateCommands,
  registerUserCommands,
  registerMailCommands,
  registerBackupCommands,
]
