const suffixesOf: Record<string, readonly string[]> = {
  'packages/domain': ['generated'],
  'packages/contract': ['contract', 'generated'],
  'packages/i18n': ['hu', 'en', 'de', 'generated'],
  'packages/db': ['generated'],
  'packages/client': ['generated', 'd'],
  'apps/server': [
    'routes',
    'usecases',
    'repository',
    'views',
    'jobs',
    'follower',
    'mails',
    'pdf',
    'xlsx',
    'print',
    'section',
    'commands',
    'adapter',
    'download',
    'generated',
  ],
  'apps/web': ['page', 'route', 'queries', 'widget', 'home', 'module', 'config', 'generated'],
  e2e: ['config'],
  bench: ['bench'],
}

/** Processes of the server and the lists of what each of them runs. */
const processFile = /^apps\/server\/src\/(main|app\/features)\.(api|worker|cli|followers)\.ts$/
const emptyNames = ['index', 'util', 'utils', 'helper', 'helpers', 'common', 'misc', 'types', 'constants']
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** What is wrong with the names of code and style files: case, words that say nothing, suffixes outside the closed list. */
export function findNameViolations(paths: readonly string[]): string[] {
  return paths.filter((path) => /\.(tsx?|mjs|css)$/.test(path) && path.includes('/')).flatMap(checkName)
}

function checkName(path: string): string[] {
  const folders = path.split('/').slice(0, -1)
  const [name = '', ...dotted] = path.slice(path.lastIndexOf('/') + 1).split('.')
  const suffixes = dotted.slice(0, -1)
  const testKind = suffixes.at(-1)
  if (testKind === 'test' || testKind === 'spec') suffixes.pop()
  const violations = [...folders, name].flatMap((word) => {
    if (!kebabCase.test(word)) return [`${path}: "${word}" is not kebab-case`]
    return emptyNames.includes(word) ? [`${path}: "${word}" says nothing about what is inside`] : []
  })
  if (testKind === 'spec' && folders[0] !== 'e2e') violations.push(`${path}: .spec is for the journeys in e2e`)
  if (suffixes.length > 0 && !isKnownSuffix(path, suffixes)) {
    violations.push(`${path}: ".${suffixes.join('.')}" is not in the list of suffixes of its layer`)
  }
  return violations
}

function isKnownSuffix(path: string, suffixes: readonly string[]): boolean {
  if (processFile.test(path)) return true
  if (suffixes.length === 1 && suffixes[0] === 'd' && /^apps\/(web|server)\//.test(path)) return true
  const layer = Object.keys(suffixesOf).find((folder) => path.startsWith(`${folder}/`))
  const known = layer === undefined ? [] : (suffixesOf[layer] ?? [])
  return suffixes.length === 1 && known.includes(suffixes[0] ?? '')
}
