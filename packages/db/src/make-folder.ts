import { mkdir, stat } from 'node:fs/promises'
import path from 'node:path'

/**
 * Makes a folder with those above it; answers whether it did. Throws what the system says. Where a folder above can never
 * be made, as in /proc, Node's own `recursive` tries for ever.
 */
export async function makeFolder(folder: string, mode = 0o777): Promise<boolean> {
  try {
    return await makeOne(folder, mode)
  } catch (error) {
    const above = path.dirname(folder)
    if (!isMissing(error) || above === folder) throw error
    await makeFolder(above, mode)
    // What is above is there now: if it still is not, nothing can be made in it.
    return makeOne(folder, mode)
  }
}

async function makeOne(folder: string, mode: number): Promise<boolean> {
  try {
    await mkdir(folder, { mode })
    return true
  } catch (error) {
    if (isMissing(error)) throw error
    // Made by another one meanwhile is as good; some systems name another cause where the folder is there.
    const found = await stat(folder).catch(() => null)
    if (found?.isDirectory() !== true) throw error
    return false
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
