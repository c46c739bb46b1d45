import { keepCompiledCode } from './app/compiled-code.ts'

// Before the rest is read, so that it is kept, too.
keepCompiledCode()
const { CLI_FEATURES } = await import('./app/features.cli.ts')
const { runCli } = await import('./app/run-cli.ts')

await runCli(CLI_FEATURES)
