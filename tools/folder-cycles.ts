import { posix } from 'node:path'

type Sources = { readonly paths: readonly string[]; readonly readText: (path: string) => string }

const importedFile = /(?:from|import)\s*\(?\s*'(\.[^']+\.tsx?)'/g
const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path) || /(^|\/)testing[^/]*$/.test(path)

/**
 * Folders under `root` that reach each other through imports, each group sorted, with the imports that tie it. A folder
 * `components` is part of the one it stands in; tests may import anything.
 */
export function findFolderCycles(root: string, { paths, readText }: Sources): string[] {
  const arrows = new Map<string, Map<string, string>>()
  for (const path of paths.filter((each) => each.startsWith(root) && /\.tsx?$/.test(each) && !isTest(each))) {
    for (const [, relative = ''] of readText(path).matchAll(importedFile)) {
      const target = posix.join(posix.dirname(path), relative)
      const [from, to] = [folderOf(path, root), folderOf(target, root)]
      if (from === to || !target.startsWith(root)) continue
      const known = arrows.get(from) ?? new Map<string, string>()
      arrows.set(from, known.set(to, known.get(to) ?? `${path} → ${target}`))
    }
  }
  const reached = new Map([...arrows.keys()].map((folder) => [folder, listReached(folder, arrows)]))
  const groups = [...arrows.keys()].map((folder) =>
    [...(reached.get(folder) ?? [])].filter((other) => reached.get(other)?.has(folder)).toSorted(),
  )
  const cycles = new Map(groups.filter((group) => group.length > 1).map((group) => [group.join(' ↔ '), group]))
  return [...cycles].map(([title, group]) => [title, ...listTies(group, arrows)].join('\n  '))
}

/** Files that stand in the root itself have no folder in common: each is its own. */
function folderOf(path: string, root: string): string {
  const folder = posix.dirname(path)
  return `${folder}/` === root ? path : folder.replace(/\/components$/, '')
}

/** A folder reaches itself where a way leads back to it. */
function listReached(start: string, arrows: ReadonlyMap<string, ReadonlyMap<string, string>>): Set<string> {
  const reached = new Set<string>()
  const open = [start]
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const next of arrows.get(folder)?.keys() ?? []) {
      if (reached.has(next)) continue
      reached.add(next)
      open.push(next)
    }
  }
  return reached
}

function listTies(group: readonly string[], arrows: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] {
  return group.flatMap((from) =>
    [...(arrows.get(from) ?? [])].flatMap(([to, example]) => (group.includes(to) ? [example] : [])),
  )
}
