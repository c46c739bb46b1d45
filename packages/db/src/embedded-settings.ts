import { statfs } from 'node:fs/promises'
import os from 'node:os'

/** `durable` loses nothing that was accepted; `test` gives up every safety for speed. */
export type ServerProfile = 'durable' | 'test'

const mebibyte = 1024 * 1024

type Settings = { profile: ServerProfile; port: number; folder: string }

/** Settings of the embedded server, recomputed at each start from the memory of the machine and the room in `folder`. */
export async function serverSettings({ profile, port, folder }: Settings): Promise<Record<string, string>> {
  const memoryMb = availableMemoryMb()
  return {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    shared_buffers: `${clamp(memoryMb / 8, 32, 1024)}MB`,
    effective_cache_size: `${clamp(memoryMb / 2, 64, 65_536)}MB`,
    work_mem: `${clamp(memoryMb / 256, 4, 32)}MB`,
    maintenance_work_mem: `${clamp(memoryMb / 16, 32, 512)}MB`,
    // After each checkpoint every page is logged whole once, most of what a load writes: so as few as the disk allows.
    max_wal_size: `${clamp((await freeMb(folder)) / 8, 1024, 8192)}MB`,
    checkpoint_timeout: '15min',
    // What these builds have to compress with costs a load more time than it saves in writing.
    wal_compression: 'off',
    random_page_cost: '1.1',
    // The statement of a killed process ends soon, and with it its locks.
    client_connection_check_interval: '2s',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '%m [%p] %q%a ',
    // What a statement failed on is data of somebody, such as an address that is taken.
    log_error_verbosity: 'terse',
    ...((await hasRoomyShm()) ? {} : { dynamic_shared_memory_type: 'mmap' }),
    ...(profile === 'test' ? testSettings : {}),
  }
}

const testSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  deadlock_timeout: '50ms',
  max_connections: '200',
}

async function freeMb(folder: string): Promise<number> {
  const room = await statfs(folder).catch(() => null)
  return room === null ? 0 : (room.bavail * room.bsize) / mebibyte
}

function availableMemoryMb(): number {
  const limit = process.constrainedMemory()
  const total = os.totalmem()
  return Math.floor((limit > 0 ? Math.min(limit, total) : total) / mebibyte)
}

function clamp(value: number, low: number, high: number): number {
  return Math.floor(Math.min(Math.max(value, low), high))
}

/** Containers often have 64 MB of /dev/shm, which parallel queries outgrow. */
async function hasRoomyShm(): Promise<boolean> {
  if (process.platform !== 'linux') return true
  try {
    const { blocks, bsize } = await statfs('/dev/shm')
    return (blocks * bsize) / mebibyte >= 512
  } catch {
    return false
  }
}
