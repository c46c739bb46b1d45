import { posix } from 'node:path'

const importedModule = /^(?:import|export)\s+(?!type\s)(?:[^'"();]*?\sfrom\s+)?'([^']+)'/gm

/**
 * All that is read with the files: what they import without being asked for something, and that in turn. Files by their
 * path, libraries by their name.
 */
export function listReadWith(entries: readonly string[], readText: (path: string) => string): Set<string> {
  const read = new Set(entries)
  for (const path of read) {
    if (!/\.tsx?$/.test(path)) continue
    for (const [, name = ''] of readText(path).matchAll(importedModule)) read.add(resolveImport(path, name))
  }
  return read
}

function resolveImport(from: string, name: string): string {
  if (name.startsWith('.')) return posix.join(posix.dirname(from), name)
  const [, own, rest] = /^@merleg\/(domain|contract|i18n|db)\/(.+)$/.exec(name) ?? []
  if (own !== undefined) return `packages/${own}/src/${rest}.ts`
  return name.split('/', name.startsWith('@') ? 2 : 1).join('/')
}
