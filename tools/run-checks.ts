import { readFileSync } from 'node:fs'
import { availableParallelism, totalmem } from 'node:os'
import { join } from 'node:path'
import { repositoryRoot } from './repository-files.ts'
import { runCommand } from './run-command.ts'

const longestExcerpt = 60
const mebibyte = 2 ** 20
const leastMebibytes = 3 * 1024

/**
 * Of the compiler and the type-aware lint, written in Go: they clean up memory only at the limit, which spares a sixth of
 * their time. At the limit they do little else, so it leaves room above what the lint holds at once, some 2.5 GiB by now.
 */
function collectAtTheLimit(): Readonly<Record<string, string>> {
  const limit = process.constrainedMemory()
  const memory = limit > 0 ? Math.min(limit, totalmem()) : totalmem()
  const third = Math.floor(memory / 3 / mebibyte)
  return { GOGC: 'off', GOMEMLIMIT: `${Math.max(leastMebibytes, third)}MiB` }
}

export type CheckResult = { readonly name: string; readonly ok: boolean }

/** The names of all checks: the `check:…` scripts of the root package.json, where the longest stands first. */
export function listChecks(): string[] {
  return Object.keys(readScripts()).flatMap((name) => (name.startsWith('check:') ? name.slice('check:'.length) : []))
}

/** Runs the named checks, as many at a time as there are processors, and prints each as it ends. */
export async function runChecks(names: readonly string[]): Promise<CheckResult[]> {
  const scripts = readScripts()
  const waiting = [...names]
  const results: CheckResult[] = []
  const worker = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      results.push(await runCheck(name, scripts[`check:${name}`] ?? 'false'))
    }
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker))
  return results
}

async function runCheck(name: string, command: string): Promise<CheckResult> {
  const run = await runCommand({ command, stdio: 'capture', env: collectAtTheLimit() })
  const ok = run.ok && run.leftProcesses.length === 0
  console.log(`${ok ? '✓' : '✗'} check ${name.padEnd(12)} ${run.seconds.toFixed(1).padStart(5)} s`)
  if (!ok || /\[Warning|\(\d+ warnings?\)/.test(run.output)) printExcerpt(name, run.output)
  for (const left of run.leftProcesses) console.log(`    left behind: ${left}`)
  return { name, ok }
}

function printExcerpt(name: string, output: string): void {
  const lines = output.trimEnd().split('\n')
  for (const line of lines.slice(0, longestExcerpt)) console.log(`    ${line}`)
  if (lines.length > longestExcerpt) console.log(`    … all ${lines.length} lines: npm run check:${name}`)
}

function readScripts(): Record<string, string> {
  const content: unknown = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8'))
  if (typeof content !== 'object' || content === null || !('scripts' in content)) return {}
  const { scripts } = content
  if (typeof scripts !== 'object' || scripts === null) return {}
  return Object.fromEntries(
    Object.entries(scripts).flatMap(([name, line]: [string, unknown]) =>
      typeof line === 'string' ? [[name, line]] : [],
    ),
  )
}
