import { join, resolve } from 'node:path'
import { type Command, InvalidArgumentError } from 'commander'
import { CommandError } from '@merleg/server/shared/cli/command-error'
import { readConfig } from '@merleg/server/app/config'

/** Fewer calls say nothing of the slowest twentieth. */
const MIN_CALLS = 200

type Options = {
  companies: number[]
  calls: number
  minutes: number
  dataDir?: string
  fresh: boolean
  keep: boolean
  resume: boolean
  write: boolean
  quick: boolean
  keepRatios: boolean
  json?: string
}

/** Adds `bench` to a command line. */
export function registerBenchCommand(program: Command): void {
  program
    .command('bench')
    .description('measure the promised times on data of its own and compare them with simpler ways to do the same')
    .argument('[entry...]', 'what to measure; everything when left out')
    .option('--companies <numbers>', 'sizes of the made-up register, with commas between', parseSizes, [2000])
    .option('--calls <number>', `calls measured for each latency, at least ${MIN_CALLS}`, parseCount(MIN_CALLS), 500)
    .option('--minutes <number>', 'how long `soak` goes on', parseCount(1), 120)
    .option('--data-dir <folder>', 'where data and results are kept; default: bench in the data folder')
    .option('--fresh', 'load the data anew instead of taking those that an earlier run kept', false)
    .option('--keep', 'keep the loaded data of each size for the next run', false)
    .option('--resume', 'leave out what this version has measured already', false)
    .option('--write', 'write docs/benchmarks.md from the results of this and earlier runs', false)
    .option(
      '--quick',
      'every time at 10,000 companies as a ratio to its floor, beside that of the last kept version',
      false,
    )
    .option('--keep-ratios', 'with --quick: hold later versions to the ratios of this run', false)
    .option('--json <file>', 'write the results of this run to a file')
    .action(bench)
}

async function bench(names: readonly string[], options: Options): Promise<void> {
  // Only where the repository's development dependencies are installed.
  const { BENCH_NAMES, runBench } = await import('./run-bench.ts')
  const unknown = names.filter((name) => !BENCH_NAMES.includes(name))
  if (unknown.length > 0)
    throw new CommandError(`There is no ${unknown.join(', ')}. There are: ${BENCH_NAMES.join(', ')}.`, 2)
  const folder = options.dataDir ? resolve(options.dataDir) : join(readConfig().dataDir, 'bench')
  if (options.quick) return benchQuickly(folder, options)
  const outcome = await runBench({
    names,
    companies: options.companies,
    calls: options.calls,
    minutes: options.minutes,
    folder,
    isFresh: options.fresh,
    isKept: options.keep,
    isResumed: options.resume,
    isWritten: options.write,
    jsonFile: options.json ?? null,
  })
  if (outcome === 'incomplete') throw new CommandError('Not everything could be measured.')
  if (outcome === 'stopped') process.exitCode = 130
}

async function benchQuickly(folder: string, { keepRatios }: Options): Promise<void> {
  const { runQuick } = await import('@merleg/bench/quick/run-quick')
  const outcome = await runQuick({ folder, areRatiosKept: keepRatios })
  if (outcome === 'grew') throw new CommandError('Something takes longer than it did, by more than chance.')
  if (outcome === 'incomplete') throw new CommandError('Not everything could be measured.')
  if (outcome === 'stopped') process.exitCode = 130
}

function parseSizes(text: string): number[] {
  const sizes = text.split(',').map(parseCount(1))
  return [...new Set(sizes)].toSorted((a, b) => a - b)
}

function parseCount(least: number): (text: string) => number {
  return (text) => {
    const count = Number(text)
    if (!Number.isSafeInteger(count) || count < least) throw new InvalidArgumentError(`a whole number from ${least}`)
    return count
  }
}
