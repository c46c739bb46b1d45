import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PREFIX = 'merleg-edition-'

/** Does work with a folder of its own that is gone at the end; those of processes that were killed are removed before. */
export async function withPartsFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  await removeAbandoned()
  const folder = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = name.startsWith(PREFIX) ? Number.parseInt(name.slice(PREFIX.length), 10) : Number.NaN
    // Of another account's process it is not ours to remove, and fails.
    if (Number.isInteger(pid) && isGone(pid))
      await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => undefined)
  }
}

function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}
