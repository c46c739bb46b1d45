import { arch, cpus, loadavg, platform, release, totalmem } from 'node:os'

export type Machine = {
  readonly cpu: string
  readonly cores: number
  readonly memoryGb: number
  readonly system: string
  readonly node: string
  /** Processes that wanted to run in the minute before, on average; what exceeds a fraction of the cores disturbs. */
  readonly loadBefore: number
}

/** What the figures are measured on, and how busy it is before. */
export function describeMachine(): Machine {
  const processors = cpus()
  const limit = process.constrainedMemory()
  const memory = limit > 0 ? Math.min(limit, totalmem()) : totalmem()
  return {
    cpu: processors[0]?.model.trim() ?? 'unknown',
    cores: processors.length,
    memoryGb: Math.round(memory / 1024 ** 3),
    system: `${platform()} ${release()} ${arch()}`,
    node: process.version,
    loadBefore: loadavg()[0] ?? 0,
  }
}
