import { CLI_FEATURES } from '@merleg/server/app/features.cli'
import { runCli } from '@merleg/server/app/run-cli'

// The command line of the repository: that of the server, which knows nothing of the bench, and the bench.
await runCli([
  ...CLI_FEATURES,
  { commands: ['bench'], load: async () => (await import('./bench-command.ts')).registerBenchCommand },
  {
    commands: ['hidden-health'],
    load: async () => (await import('./hidden-health-command.ts')).registerHiddenHealthCommand,
  },
])
