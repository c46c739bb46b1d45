import { join, resolve } from 'node:path'
import { type Command, InvalidArgumentError } from 'commander'
import { CommandError } from '../shared/command-error.ts'
import { readConfig } from './config.ts'

/** Fewer calls say nothing of the slowest twentieth. */
const MIN_CALLS = 200

type Options = {
  companies: number[]
  calls: number
  dataDir?: string
  fresh: boolean
  keep: boolean
  resume: boolean
  write: boolean
  json?: string
}

export function registerBenchCommand(program: Command): void {
  program
    .command('bench')
    .description('measure the promised times on data of its own and compare them with simpler ways to do the same')
    .argument('[entry...]', 'what to measure; everything when left out')
    .option('--companies <numbers>', 'sizes of the made-up register, with commas between', parseSizes, [2000])
    .option('--calls <number>', `calls measured for each latency, at least ${MIN_CALLS}`, parseCount(MIN_CALLS), 500)
    .option('--data-dir <folder>', 'where data and results are kept; default: bench in the data folder')
    .option('--fresh', 'load the data anew instead of taking those that an earlier run kept', false)
    .option('--keep', 'keep the loaded data of each size for the next run', false)
    .option('--resume', 'leave out what this version has measured already', false)
    .option('--write', 'write docs/benchmarks.md from the results of this and earlier runs', false)
    .option('--json <file>', 'write the results of this run to a file')
    .action(bench)
}

async function bench(names: readonly string[], options: Options): Promise<void> {
  // Only where the repository's development dependencies are installed.
  const { BENCH_NAMES, runBench } = await import('@merleg/bench/run-bench')
  const unknown = names.filter((name) => !BENCH_NAMES.includes(name))
  if (unknown.length > 0)
    throw new CommandError(`There is no ${unknown.join(', ')}. There are: ${BENCH_NAMES.join(', ')}.`, 2)
  const outcome = await runBench({
    names,
    companies: options.companies,
    calls: options.calls,
    folder: options.dataDir ? resolve(options.dataDir) : join(readConfig().dataDir, 'bench'),
    isFresh: options.fresh,
    isKept: options.keep,
    isResumed: options.resume,
    isWritten: options.write,
    jsonFile: options.json ?? null,
  })
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
