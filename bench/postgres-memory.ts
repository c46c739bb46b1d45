import { readdirSync, readFileSync } from 'node:fs'
import { createDatabase } from '@merleg/db/connect'

const SAMPLE_MS = 1000

/**
 * Watches the memory of a PostgreSQL server on this machine: all its processes, shared memory counted once. `stop` gives
 * the highest sum seen in MB; null where the system does not tell (other than Linux, or another user's processes).
 */
export async function watchPostgresMemory(connectionString: string): Promise<{ stop: () => number | null }> {
  const postmaster = parentOf(await readBackendPid(connectionString))
  let peakMb: number | null = null
  const sample = () => {
    const sum = postmaster === null ? null : sumMemoryMb(postmaster)
    if (sum !== null) peakMb = Math.max(peakMb ?? 0, sum)
  }
  const sampling = setInterval(sample, SAMPLE_MS)
  const stop = () => {
    clearInterval(sampling)
    return peakMb
  }
  return { stop }
}

async function readBackendPid(connectionString: string): Promise<number> {
  const { pool, close } = createDatabase(connectionString, { maxConnections: 1 })
  try {
    const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
    return rows[0]?.pid ?? 0
  } finally {
    await close()
  }
}

function sumMemoryMb(postmaster: number): number | null {
  const processes = readdirSync('/proc').map(Number).filter(Number.isSafeInteger)
  const servers = processes.filter((pid) => pid === postmaster || parentOf(pid) === postmaster)
  const parts = servers.map(readMemoryKb).filter((part) => part !== null)
  if (parts.length === 0) return null
  const shared = Math.max(...parts.map((part) => part.shared))
  return parts.reduce((sum, part) => sum + part.own, shared) / 1024
}

function parentOf(pid: number): number | null {
  // The name in brackets may hold anything, brackets too.
  const fields = readProcess(pid, 'stat')
    ?.replace(/^.*\) /s, '')
    .split(' ')
  return fields === undefined ? null : Number(fields[1])
}

/** The counters of the system: `smaps_rollup` would walk through every page, and hold the process up meanwhile. */
function readMemoryKb(pid: number): { own: number; shared: number } | null {
  const status = readProcess(pid, 'status') ?? ''
  const [own, shared] = [/^RssAnon:\s+(\d+) kB$/m, /^RssShmem:\s+(\d+) kB$/m].map((line) => line.exec(status)?.[1])
  return own === undefined || shared === undefined ? null : { own: Number(own), shared: Number(shared) }
}

function readProcess(pid: number, file: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    // It has ended, is another user's, or this is no Linux.
    return null
  }
}
