import { resolve } from 'node:path'
import { normalizePath } from 'vite'

/** What the bundler tells of a module. */
type ModuleGraph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/**
 * Files that are loaded together, in the order in which a reader comes to need them: each layer is what its entry stands
 * on, without the layers before it. So none leans on a later one.
 */
const LAYERS = {
  start: 'main.tsx',
  frame: 'app/layout/main-layout.tsx',
  report: 'features/report/header/report-layout.page.tsx',
  figures: 'shared/charts/chart-frame.tsx',
  summary: 'features/report/summary/summary.page.tsx',
} as const
type Layer = keyof typeof LAYERS
const NAMES: readonly Layer[] = ['start', 'frame', 'report', 'figures', 'summary']

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
    // Modules go by paths with / on every system.
    const entry = normalizePath(resolve(import.meta.dirname, 'src', LAYERS[layer]))
    if (graph.getModuleInfo(entry) === null) throw new Error(`the layer ${layer} has no entry ${entry}`)
    const waiting = [entry]
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (found.has(id) || id.includes('node_modules')) continue
      found.set(id, layer)
      waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
    }
  }
  return found
}
