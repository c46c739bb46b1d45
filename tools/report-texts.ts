import { posix } from 'node:path'

type Sources = { readonly paths: readonly string[]; readonly readText: (path: string) => string }

const WEB = 'apps/web/src/'
const importedFile = /(?:from|import)\s*\(?\s*'(\.[^']+\.tsx?)'/g
const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path) || /(^|\/)testing[^/]*$/.test(path)

/** What stands around every page, and the pages of a report; pages of errors may take the place of any. */
const isEntry = (path: string): boolean =>
  [`${WEB}app/providers.tsx`, `${WEB}app/layout/main-layout.tsx`].includes(path) ||
  (/^apps\/web\/src\/(app\/pages|features\/report)\/.*\.tsx?$/.test(path) && !isTest(path))

/** Before the palette opens it asks for all texts itself: it names every page there is. */
const LOADS_ALL_TEXTS = [`${WEB}app/palette/command-palette.tsx`]

/**
 * Of the namespaces those that a page of a report can show: asked for by name in its own files or in any that these import,
 * at once or later. Whoever opens a report loads no others.
 */
export function listReportNamespaces(namespaces: readonly string[], { paths, readText }: Sources): string[] {
  const known = new Set(paths)
  const reached = new Set(LOADS_ALL_TEXTS)
  const asked = new Set<string>()
  const open = paths.filter(isEntry)
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (reached.has(path) || !known.has(path)) continue
    reached.add(path)
    const code = readText(path)
    for (const [, name = ''] of code.matchAll(/['"`]([\w/-]+)(?=['"`:])/g)) asked.add(name)
    for (const [, relative = ''] of code.matchAll(importedFile)) open.push(posix.join(posix.dirname(path), relative))
  }
  return namespaces.filter((namespace) => asked.has(namespace))
}
