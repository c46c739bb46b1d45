import { CLI_FEATURES } from './app/features.cli.ts'
import { runCli } from './app/run-cli.ts'

await runCli(CLI_FEATURES)
