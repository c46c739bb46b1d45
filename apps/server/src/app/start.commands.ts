import cluster from 'node:cluster'
import { type Command, InvalidArgumentError } from 'commander'
import { MOST_PROCESSES, readConfig } from './config.ts'
import { serve } from './serve.ts'
import { joinSupervisor } from './supervised-process.ts'

type Options = { worker: boolean; processes?: number }

export function registerStartCommand(program: Command): void {
  program
    .command('start')
    .description('serve the application: database, migrations, demo data once, interface, API and jobs')
    .option('--no-worker', 'leave the jobs to another process')
    .option('--processes <n>', 'so many processes answer behind the port, one of them does the jobs', readProcesses)
    .action(start)
}

async function start({ worker: isWorker, processes }: Options): Promise<void> {
  const config = readConfig()
  // They share what limits one process (ADR 101).
  config.MERLEG_PROCESSES = processes ?? config.MERLEG_PROCESSES
  if (cluster.isWorker) {
    const { doesJobs, leave, ...supervised } = joinSupervisor()
    return serve(config, { isWorker: isWorker && doesJobs, supervised }).finally(leave)
  }
  if (config.MERLEG_PROCESSES === 1) return serve(config, { isWorker, supervised: null })
  const { supervise } = await import('./supervise.ts')
  return supervise(config, { isWorker })
}

function readProcesses(text: string): number {
  const count = Number(text)
  if (Number.isInteger(count) && count >= 1 && count <= MOST_PROCESSES) return count
  throw new InvalidArgumentError(`a whole number from 1 to ${MOST_PROCESSES}`)
}
