import { type Command, InvalidArgumentError } from 'commander'
import { CommandError } from '../shared/command-error.ts'
import { readConfig } from './config.ts'

/** Fewer calls say nothing of the slowest twentieth. */
const MIN_CALLS = 200

type Options = { companies: number; calls: number; fresh: boolean; write: boolean; json?: string }

export function registerBenchCommand(program: Command): void {
  program
    .command('bench')
    .description('measure the promised times on data of its own and compare them with simpler ways to do the same')
    .argument('[entry...]', 'what to measure; everything when left out')
    .option('--companies <number>', 'size of the made-up register', parseCount(1), 2000)
    .option('--calls <number>', `calls measured for each latency, at least ${MIN_CALLS}`, parseCount(MIN_CALLS), 500)
    .option('--fresh', 'make the data anew instead of taking those of the last run', false)
    .option('--write', 'write docs/benchmarks.md; measures everything', false)
    .option('--json <file>', 'write every figure to a file')
    .action(bench)
}

async function bench(names: readonly string[], { companies, calls, fresh, write, json }: Options): Promise<void> {
  // Only where the repository's development dependencies are installed.
  const { BENCH_NAMES, runBench } = await import('@merleg/bench/run-bench')
  const unknown = names.filter((name) => !BENCH_NAMES.includes(name))
  if (unknown.length > 0)
    throw new CommandError(`There is no ${unknown.join(', ')}. There are: ${BENCH_NAMES.join(', ')}.`, 2)
  if (write && names.length > 0) throw new CommandError('--write measures everything: leave the names out.', 2)
  const { dataDir } = readConfig()
  const outcome = await runBench({
    names,
    companies,
    calls,
    dataDir,
    isFresh: fresh,
    isWritten: write,
    jsonFile: json ?? null,
  })
  if (outcome === 'incomplete') throw new CommandError('Not everything could be measured.')
  if (outcome === 'stopped') process.exitCode = 130
}

function parseCount(least: number): (text: string) => number {
  return (text) => {
    const count = Number(text)
    if (!Number.isSafeInteger(count) || count < least) throw new InvalidArgumentError(`a whole number from ${least}`)
    return count
  }
}
