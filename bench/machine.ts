import { mkdir, open, rm, statfs } from 'node:fs/promises'
import { arch, cpus, loadavg, platform, release, totalmem } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { findPercentile } from './statistics.ts'

const GIGABYTE = 1024 ** 3
const SYNCED_WRITES = 100
const PAGE_BYTES = 8192

export const Machine = z.object({
  cpu: z.string(),
  cores: z.number(),
  memoryGb: z.number(),
  diskGb: z.number(),
  /** Median time of a written page to reach the disk, in milliseconds: what a commit waits for. */
  syncMs: z.number(),
  system: z.string(),
  node: z.string(),
  /** Processes that wanted to run in the minute before, on average; what exceeds a fraction of the cores disturbs. */
  loadBefore: z.number(),
})
export type Machine = z.infer<typeof Machine>

/** What the figures are measured on, and how busy it is before; the disk is that of the folder. */
export async function describeMachine(folder: string): Promise<Machine> {
  const processors = cpus()
  const limit = process.constrainedMemory()
  const memory = limit > 0 ? Math.min(limit, totalmem()) : totalmem()
  const loadBefore = loadavg()[0] ?? 0
  await mkdir(folder, { recursive: true })
  const { blocks, bsize } = await statfs(folder)
  return {
    cpu: processors[0]?.model.trim() ?? 'unknown',
    cores: processors.length,
    memoryGb: Math.round(memory / GIGABYTE),
    diskGb: Math.round((blocks * bsize) / GIGABYTE),
    syncMs: await measureSync(join(folder, 'sync-probe')),
    system: `${platform()} ${release()} ${arch()}`,
    node: process.version,
    loadBefore,
  }
}

async function measureSync(path: string): Promise<number> {
  const file = await open(path, 'w')
  try {
    const times: number[] = []
    for (let writes = 0; writes < SYNCED_WRITES; writes += 1) {
      const startedAt = performance.now()
      await file.write(Buffer.alloc(PAGE_BYTES, writes), 0, PAGE_BYTES, 0)
      await file.datasync()
      times.push(performance.now() - startedAt)
    }
    return findPercentile(times, 0.5)
  } finally {
    await file.close()
    await rm(path)
  }
}
