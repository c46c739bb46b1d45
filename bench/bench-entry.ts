import type { LoadedData } from './loaded-data.ts'
import type { MerlegSettings } from './merleg-process.ts'
import type { Product } from './product.ts'

/** Everything that is measured: what the heading says, and how many decimals are worth showing. */
export const METRICS = {
  medianMs: { title: 'median, ms', decimals: 2 },
  p95Ms: { title: 'p95, ms', decimals: 2 },
  p99Ms: { title: 'p99, ms', decimals: 2 },
  maxMs: { title: 'longest, ms', decimals: 2 },
  requestsPerSecond: { title: 'requests/s', decimals: 0 },
  failedRequests: { title: 'failed requests', decimals: 0 },
  purchasesPerSecond: { title: 'purchases/s', decimals: 0 },
  seconds: { title: 'seconds', decimals: 2 },
  companiesPerSecond: { title: 'companies/s', decimals: 0 },
  factsPerSecond: { title: 'facts/s', decimals: 0 },
  memoryMb: { title: 'peak memory of Node, MB', decimals: 0 },
  postgresMemoryMb: { title: 'peak memory of PostgreSQL, MB', decimals: 0 },
  tableBytesPerCompany: { title: 'table, bytes per company', decimals: 0 },
  indexBytesPerCompany: { title: 'indexes, bytes per company', decimals: 0 },
  scriptKilobytes: { title: 'scripts, kB', decimals: 1 },
  layoutShift: { title: 'layout shift', decimals: 3 },
  seenAfterMs: { title: 'seen after, ms', decimals: 0 },
  performanceScore: { title: 'Lighthouse performance', decimals: 0 },
  accessibilityScore: { title: 'Lighthouse accessibility', decimals: 0 },
  residentMb: { title: 'memory of Node, MB', decimals: 0 },
  connections: { title: 'connections', decimals: 0 },
  deadRowsPercent: { title: 'dead rows, %', decimals: 1 },
  walMb: { title: 'WAL, MB', decimals: 0 },
  temporaryFiles: { title: 'temporary files', decimals: 0 },
  foundPercent: { title: 'found, %', decimals: 2 },
} as const
export type Metric = keyof typeof METRICS

const isMetric = (name: string): name is Metric => name in METRICS
export const METRIC_NAMES: readonly Metric[] = Object.keys(METRICS).filter(isMetric)

export type Figures = { readonly [Name in Metric]?: number }

export type Limit = { readonly metric: Metric } & ({ readonly atMost: number } | { readonly atLeast: number })

/** One thing that was measured. */
export type Line = { readonly name: string; readonly figures: Figures }

/** What the product does, the limits it is held to, and what it is compared with in the same run. */
export type ProductLine = Line & { readonly limits: readonly Limit[]; readonly baselines: readonly Line[] }

export type BenchContext = {
  /** Companies of the made-up register. */
  readonly companies: number
  /** Calls measured one after the other, after the warm-up. */
  readonly calls: number
  /** How long what goes on for a while goes on. */
  readonly minutes: number
  /** Folder that is the bench's own. */
  readonly folder: string
  readonly say: (text: string) => void
  /** Loads the data when they are not there yet, and tells what that took. */
  readonly loadData: () => Promise<LoadedData>
  /** The running product with its data; started when first asked for. */
  readonly startProduct: () => Promise<Product>
}

/** As an entry is measured whole. */
export type MeasureContext = BenchContext & {
  /** A copy of the loaded data, for what changes them; stops the product before. */
  readonly copyData: (folder: string) => Promise<void>
}

/** What one round took: the product, and the cheapest thing over the same connection or of the same kind. */
export type QuickPair = { readonly oursMs: number; readonly floorMs: number }

/** How `--quick` measures a time as a ratio to its floor, round by round. */
export type QuickMeasure = {
  /** Its line in the table of kept ratios. */
  readonly name: string
  readonly floor: string
} & (
  | {
      /** Once after each load, with nothing else running. */
      readonly when: 'loaded'
      readonly round: (data: { settings: MerlegSettings; loaded: LoadedData }) => QuickPair | Promise<QuickPair>
    }
  | {
      /** Of the running product: prepared once, then every round the same calls. */
      readonly when: 'served'
      readonly prepare: (context: BenchContext, product: Product) => Promise<() => Promise<QuickPair>>
    }
  | {
      /** Of the running product, after all that is only read, as it changes what they would find: a few rounds, one measure after the other. */
      readonly when: 'changing'
      readonly prepare: (context: BenchContext, product: Product) => Promise<() => Promise<QuickPair>>
    }
)

/** A promise as documents tell it. */
export type PromiseText = Pick<BenchEntry, 'name' | 'title' | 'goal' | 'method'>

/** A promise that can be measured. */
export type BenchEntry = {
  readonly name: string
  readonly title: string
  /** What is promised, and for how many companies; null where their number does not matter: measured once. */
  readonly goal: { readonly text: string; readonly companies: number | null }
  readonly method: string
  /** It makes data of its own: those of the other entries are not loaded for it. */
  readonly hasOwnData?: true
  readonly measure: (context: MeasureContext) => Promise<readonly ProductLine[]>
  /** It takes so long that it is measured only where it is named. */
  readonly isOnlyNamed?: true
  /** Its times in `--quick`; none where it promises none. */
  readonly quick: readonly QuickMeasure[]
}
