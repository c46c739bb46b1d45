import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { normalizePath } from 'vite'

/** What the bundler tells of a module. */
type ModuleInfo = Readonly<Record<'importedIds' | 'importers' | 'dynamicImporters', readonly string[]>>
type ModuleGraph = { getModuleInfo: (id: string) => ModuleInfo | null }

/**
 * Files that are loaded together, in the order in which a reader comes to need them: each layer is what its entries stand
 * on, without the layers before it. So none leans on a later one.
 */
const LAYERS = {
  start: ['main.tsx'],
  front: ['features/auth/login.page.tsx'],
  frame: ['app/layout/main-layout.tsx', 'app/page-access.ts'],
  // The frame of a report, and what several pages share: nearly every page needs some of both.
  pages: [
    'features/report/header/report-layout.page.tsx',
    '{shared/{ui,form,format,http},features/report/{header,verdict}}/**/*.{ts,tsx}',
    // What a report asks for; the calls of the other pages are loaded with those.
    'features/{corrections,watch-list}/*.queries.ts',
  ],
  figures: ['shared/charts/chart-frame.tsx'],
  summary: ['features/report/summary/summary.page.tsx'],
  // The home page, and what other pages share with it.
  home: [
    'features/home/home.page.tsx',
    'features/{alerts,credits,favorites,home,international-orders,news,profile,search,settings,trial}/*.queries.ts',
    'features/news/components/news-list.tsx',
    'features/favorites/components/favorites-changes.tsx',
    'features/alerts/components/importance-mark.tsx',
    'features/international-orders/components/{orders,alerts}-list.tsx',
  ],
  // With what makes html of the server harmless.
  html: ['shared/ui/server-html.tsx'],
} as const
type Layer = keyof typeof LAYERS
const NAMES: readonly Layer[] = ['start', 'front', 'frame', 'pages', 'figures', 'summary', 'home', 'html']

/** A few kilobytes of styles, which need no files of their own. */
const STYLED_AT_START: ReadonlySet<Layer> = new Set(['front', 'frame'])

let layerByModule: ReadonlyMap<string, Layer> | null = null

/**
 * The layers as groups of the bundler, the first to be needed first: of the libraries it takes along what the modules of
 * a group really use.
 */
export function listLayerGroups(priority: number) {
  return NAMES.map((layer, index) => ({
    name: (id: string, graph: ModuleGraph): string | null => {
      layerByModule ??= sortIntoLayers(graph)
      return layerByModule.get(id) === layer ? layer : null
    },
    debugName: layer,
    priority: priority + NAMES.length - index,
  }))
}

function sortIntoLayers(graph: ModuleGraph): Map<string, Layer> {
  const found = new Map<string, Layer>()
  for (const layer of NAMES) {
    const waiting = LAYERS[layer].flatMap((pattern) => listEntries(pattern, graph))
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (found.has(id) || id.includes('node_modules')) continue
      found.set(id, STYLED_AT_START.has(layer) && id.endsWith('.css') ? 'start' : layer)
      waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
    }
  }
  return found
}

/** The file, or those of a pattern that several others stand on: what one page alone uses, or asks for later, is not. */
function listEntries(pattern: string, graph: ModuleGraph): string[] {
  const cwd = resolve(import.meta.dirname, 'src')
  const isPattern = pattern.includes('*')
  // Modules go by paths with / on every system.
  const found = globSync(pattern, { cwd }).map((file) => normalizePath(resolve(cwd, file)))
  const entries = found.filter((file) => {
    const info = graph.getModuleInfo(file)
    if (info === null) return false
    return !isPattern || (info.importers.length > 1 && info.dynamicImporters.length === 0)
  })
  if (entries.length === 0) throw new Error(`a layer has no entry ${pattern}`)
  return entries
}
