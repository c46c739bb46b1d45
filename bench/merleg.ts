import { CLI_FEATURES } from '@merleg/server/app/features.cli'
import { runCli } from '@merleg/server/app/run-cli'
import { registerBenchCommand } from './bench-command.ts'

// The command line of the repository: that of the server, which knows nothing of the bench, and the bench.
await runCli([...CLI_FEATURES, registerBenchCommand])
