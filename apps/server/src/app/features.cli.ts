import type { Command } from 'commander'

/** Adds the commands of a feature to the command line. */
export type RegisterCommands = (program: Command) => void

/** The commands of a feature: their names, and what is read only where one of them is asked for. */
export type CliFeature = {
  readonly commands: readonly string[]
  readonly load: () => Promise<RegisterCommands>
}

/** Features with commands, one line each, in the order in which the help lists them. */
export const CLI_FEATURES: readonly CliFeature[] = [
  { commands: ['start'], load: async () => (await import('./start.commands.ts')).registerStartCommand },
  { commands: ['migrate'], load: async () => (await import('./migrate.commands.ts')).registerMigrateCommand },
  { commands: ['distribute'], load: async () => (await import('./distribute.commands.ts')).registerDistributeCommand },
  {
    commands: ['rebuild', 'audit'],
    load: async () => (await import('../features/register/register.commands.ts')).registerRegisterCommands,
  },
  {
    commands: ['import'],
    load: async () => {
      const { registerImportCommands } = await import('../features/import/import.commands.ts')
      const { registerTableCommand } = await import('../features/import/table/table.commands.ts')
      return (program) => registerTableCommand(registerImportCommands(program))
    },
  },
  {
    commands: ['record'],
    load: async () => (await import('../features/import/recording/record.commands.ts')).registerRecordCommands,
  },
  {
    commands: ['export'],
    load: async () => (await import('../features/interchange/interchange.commands.ts')).registerInterchangeCommands,
  },
  {
    commands: ['download', 'update'],
    load: async () => (await import('../features/import/download.commands.ts')).registerDownloadCommands,
  },
  {
    commands: ['sanctions'],
    load: async () => (await import('../features/sanctions/sanctions.commands.ts')).registerSanctionsCommands,
  },
  {
    commands: ['register-order'],
    load: async () =>
      (await import('../features/report/register-order/register-order.commands.ts')).registerRegisterOrderCommands,
  },
  {
    commands: ['foreign-orders'],
    load: async () =>
      (await import('../features/international/international.commands.ts')).registerForeignOrderCommands,
  },
  {
    commands: ['orders'],
    load: async () =>
      (await import('../features/international-orders/international-orders.commands.ts'))
        .registerInternationalOrdersCommands,
  },
  {
    commands: ['sector-statistics'],
    load: async () =>
      (await import('../features/sector-statistics/sector-statistics.commands.ts')).registerSectorStatisticsCommands,
  },
  {
    commands: ['company-search'],
    load: async () =>
      (await import('../features/company-search/company-search.commands.ts')).registerCompanySearchCommands,
  },
  {
    commands: ['score'],
    load: async () => (await import('../features/score/score.commands.ts')).registerScoreCommands,
  },
  {
    commands: ['generate'],
    load: async () => (await import('../features/generate/generate.commands.ts')).registerGenerateCommands,
  },
  {
    commands: ['user'],
    load: async () => {
      const { registerUserCommands } = await import('../features/users/users.commands.ts')
      const { registerSecondFactorCommand } = await import('../features/second-factor/second-factor.commands.ts')
      return (program) => {
        registerUserCommands(program)
        registerSecondFactorCommand(program)
      }
    },
  },
  {
    commands: ['credits', 'prices'],
    load: async () => (await import('../features/credits/credits.commands.ts')).registerCreditCommands,
  },
  {
    commands: ['subscribers'],
    load: async () => (await import('../features/users/subscribers.commands.ts')).registerSubscriberCommands,
  },
  {
    commands: ['person'],
    load: async () => (await import('../features/report/person/person.commands.ts')).registerPersonCommands,
  },
  {
    commands: ['requests'],
    load: async () => {
      const { registerRequestCommands } = await import('../features/requests/requests.commands.ts')
      const { registerTrialCommands } = await import('../features/trial/trial.commands.ts')
      return (program) => registerTrialCommands(registerRequestCommands(program))
    },
  },
  {
    commands: ['corrections'],
    load: async () => (await import('../features/corrections/corrections.commands.ts')).registerCorrectionCommands,
  },
  {
    commands: ['personal-data'],
    load: async () =>
      (await import('../features/personal-data/personal-data.commands.ts')).registerPersonalDataCommands,
  },
  {
    commands: ['opt-outs'],
    load: async () => (await import('../features/list-export/opt-outs/opt-outs.commands.ts')).registerOptOutCommands,
  },
  {
    commands: ['mails'],
    load: async () => {
      const { registerMailCommands } = await import('../features/mails/mail.commands.ts')
      const { registerBounceCommand } = await import('../features/alert-mails/bounces.commands.ts')
      return (program) => registerBounceCommand(registerMailCommands(program))
    },
  },
  {
    commands: ['backup', 'restore'],
    load: async () => (await import('../features/backup/backup.commands.ts')).registerBackupCommands,
  },
]
