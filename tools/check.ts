/** `npm run check`: every check. `npm run check -- lint borders`: these alone. `npm run check:lint`: one, with all it prints. */
import { listChecks, runChecks } from './run-checks.ts'
import { stopCommandsOnSignal } from './run-command.ts'

stopCommandsOnSignal()
const known = listChecks()
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`No such check: ${unknown.join(', ')}. There are: ${known.join(', ')}.`)
  process.exit(2)
}

const startedAt = performance.now()
const results = await runChecks(wanted.length > 0 ? wanted : known)
const failed = results.filter((result) => !result.ok).map((result) => result.name)
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
const verdict = failed.length > 0 ? `failed: ${failed.join(', ')}` : 'all passed'
console.log(`\n${results.length} checks in ${seconds} s, ${verdict}`)
process.exitCode = failed.length > 0 ? 1 : 0
