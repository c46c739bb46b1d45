import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Files of `root` whose content is that of some file below `originals`; none where that folder is absent. */
export function findCopiedFiles(root: string, paths: readonly string[], originals: string): string[] {
  if (!existsSync(originals)) return []
  const originalsBySize = Map.groupBy(listFiles(originals), (path) => statSync(path).size)
  return paths.flatMap((path) => {
    const own = join(root, path)
    const size = statSync(own).size
    const candidates = size === 0 ? [] : (originalsBySize.get(size) ?? [])
    return candidates
      .filter((original) => hashFile(original) === hashFile(own))
      .map((original) => `${path}: a copy of ${original}`)
  })
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

function hashFile(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex')
}
