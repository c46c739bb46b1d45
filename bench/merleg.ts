import { keepCompiledCode } from '@merleg/server/app/compiled-code'

// Before the rest is read, so that it is kept, too.
keepCompiledCode()
const { CLI_FEATURES } = await import('@merleg/server/app/features.cli')
const { runCli } = await import('@merleg/server/app/run-cli')

// The command line of the repository: that of the server, which knows nothing of the bench, and the bench.
await runCli([
  ...CLI_FEATURES,
  { commands: ['bench'], load: async () => (await import('./bench-command.ts')).registerBenchCommand },
  {
    commands: ['hidden-health'],
    load: async () => (await import('./hidden-health-command.ts')).registerHiddenHealthCommand,
  },
])
