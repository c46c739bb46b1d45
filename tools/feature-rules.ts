/** Contracts that only programs call: they have routes and no screen. */
const apiOnlyNouns: readonly string[] = ['report/icon-font', 'alert-stream']

const features = 'apps/server/src/features/'
const lists = [
  { suffix: '.routes.ts', list: 'apps/server/src/app/features.api.ts' },
  { suffix: '.jobs.ts', list: 'apps/server/src/app/features.worker.ts' },
  { suffix: '.follower.ts', list: 'apps/server/src/app/features.followers.ts' },
  { suffix: '.commands.ts', list: 'apps/server/src/app/features.cli.ts' },
]
/** Sections of a report are listed by `npm run lists`; each names its own routes. */
const sectionFile = /^apps\/server\/src\/features\/report\/[^/]+\/[^/]+\.section\.ts$/

/** Where a feature lacks its same-named file in another layer, or its line in the list of the process that runs it. */
export function findFeatureViolations(paths: readonly string[], readText: (path: string) => string): string[] {
  return [...findMissingCounterparts(paths), ...findUnlisted(paths, readText)]
}

function findMissingCounterparts(paths: readonly string[]): string[] {
  const known = new Set(paths)
  const contracts = nounsOf(paths, /^packages\/contract\/src\/(.+)\.contract\.ts$/)
  const missing = contracts.flatMap((noun) => [
    fileOf(features, noun, 'routes.ts'),
    ...(apiOnlyNouns.includes(noun) ? [] : [fileOf('apps/web/src/features/', noun, 'queries.ts')]),
  ])
  const described = [
    ...paths.filter((path) => path.startsWith(features) && path.endsWith('.routes.ts')),
    ...paths.filter((path) => path.startsWith('apps/web/src/features/') && path.endsWith('.queries.ts')),
  ]
  const expected = new Set(missing)
  return [
    ...missing.filter((path) => !known.has(path)).map((path) => `${path}: missing, its contract exists`),
    ...described.filter((path) => !expected.has(path)).map((path) => `${path}: there is no contract of this noun`),
  ]
}

function findUnlisted(paths: readonly string[], readText: (path: string) => string): string[] {
  return lists.flatMap(({ suffix, list }) => {
    const files = paths.filter((path) => path.startsWith(features) && path.endsWith(suffix))
    const text = paths.includes(list) ? readText(list) : ''
    const sections = suffix === '.routes.ts' ? paths.filter((path) => sectionFile.test(path)) : []
    const listed = [...sections, ...files.filter((path) => text.includes(`/features/${path.slice(features.length)}'`))]
    return files
      .filter((path) => !listed.includes(path) && !listed.some((other) => isPartOf(path, { other, readText })))
      .map((path) => `${path}: not listed in ${list}`)
  })
}

/** A listed file may be made of others in or under its folder, as a command with several commands under it. */
function isPartOf(path: string, { other, readText }: { other: string; readText: (path: string) => string }): boolean {
  const folder = other.slice(0, other.lastIndexOf('/') + 1)
  return path.startsWith(folder) && readText(other).includes(`'./${path.slice(folder.length)}'`)
}

function nounsOf(paths: readonly string[], pattern: RegExp): string[] {
  return paths.flatMap((path) => pattern.exec(path)?.[1] ?? [])
}

/** `report/summary` lives in `report/summary/summary.<role>`. */
function fileOf(root: string, noun: string, role: string): string {
  return `${root}${noun}/${noun.slice(noun.lastIndexOf('/') + 1)}.${role}`
}
