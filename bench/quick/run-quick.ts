import { join } from 'node:path'
import { removeEmbedded } from '@merleg/db/embedded-server'
import { BENCH_ENTRIES } from '../bench-entries.ts'
import type { BenchContext, QuickMeasure, QuickPair } from '../bench-entry.ts'
import { ensureLoaded, type LoadedData } from '../loaded-data.ts'
import { describeMachine, type Machine } from '../machine.ts'
import { type Product, startProduct, waitUntilQuiet } from '../product.ts'
import { renderTable } from '../result-text.ts'
import { listOpenedReports } from '../sample.ts'
import { watchStopSignals } from '../stop-signals.ts'
import { describeVersion } from '../version.ts'
import { judgeRatio, summariseRounds } from './judged-ratios.ts'
import { readKeptRatios, writeKeptRatios } from './kept-ratios.ts'
import { listOtherCalls } from './other-calls.ts'
import { type Found, toKept, toQuickTable } from './quick-table.ts'
import { FLOOR_PATH, HTTP_FLOOR, QUICK_CALLS, timeGets } from './timed-turns.ts'

const COMPANIES = 10_000
const LOADS = 3
/** Of the running product, after {@link WARM_UP_ROUNDS} that are not counted. */
const ROUNDS = 9
const WARM_UP_ROUNDS = 2
/** Of what changes the data, after one that is not counted. */
const CHANGING_ROUNDS = 3

export type QuickOptions = {
  /** The bench's own folder. */
  readonly folder: string
  /** Holds later runs to what this one found. */
  readonly areRatiosKept: boolean
}

/** `grew`: something takes longer than chance explains. `incomplete`: something could not be measured; nothing is kept. */
export type QuickOutcome = 'complete' | 'grew' | 'incomplete' | 'stopped'

type Run = { readonly context: BenchContext; readonly found: Found[]; faults: number }
type Signals = ReturnType<typeof watchStopSignals>

/**
 * Every promised time at a small size, as a ratio to the least it could take on the same machine in the same seconds,
 * beside the ratio of the version kept last.
 */
export async function runQuick(options: QuickOptions): Promise<QuickOutcome> {
  const signals = watchStopSignals()
  const settings = { dataDir: join(options.folder, 'quick'), companies: COMPANIES }
  const run: Run = { context: createContext(options, settings), found: [], faults: 0 }
  try {
    const machine = await describeMachine(options.folder)
    await measureLoads(run, settings, signals)
    if (!signals.isStopped()) await measureServed(run, signals)
    if (signals.isStopped()) return 'stopped'
    const kept = await readKeptRatios()
    console.log(renderTable(toQuickTable(run.found, kept)))
    console.log(`\nMeasured on ${showMachine(machine)}.`)
    if (kept !== null) console.log(`Kept ratios are of ${showMachine(kept.machine)}.`)
    const isComplete = run.faults === 0
    if (isComplete && options.areRatiosKept)
      await writeKeptRatios({ ...(await describeVersion()), machine, companies: COMPANIES, ratios: toKept(run.found) })
    const hasGrown = run.found.some(
      ({ name, pairs }) => judgeRatio(summariseRounds(pairs), kept?.ratios[name]) === 'grew',
    )
    if (!isComplete) return 'incomplete'
    return hasGrown && !options.areRatiosKept ? 'grew' : 'complete'
  } finally {
    await removeEmbedded(settings.dataDir)
    signals.cancel()
  }
}

function showMachine({ cpu, cores, node, loadBefore }: Machine): string {
  return `${cpu}, ${cores} cores, Node ${node}, load average before ${loadBefore.toFixed(1)}`
}

type Settings = { dataDir: string; companies: number }

function createContext({ folder }: QuickOptions, settings: Settings): BenchContext {
  const say = (text: string) => console.error(`  ${text} …`)
  const loadData = () => ensureLoaded(settings, { isFresh: false, say })
  return {
    companies: COMPANIES,
    calls: QUICK_CALLS,
    minutes: 0,
    folder,
    say,
    loadData,
    startProduct: () => startProduct(settings),
  }
}

function listMeasures<When extends QuickMeasure['when']>(when: When) {
  const isOf = (measure: QuickMeasure): measure is Extract<QuickMeasure, { when: When }> => measure.when === when
  return BENCH_ENTRIES.flatMap(({ quick }) => quick).filter(isOf)
}

/** Loads anew several times; what is measured after a load has the machine alone. */
async function measureLoads(run: Run, settings: Settings, signals: Signals): Promise<void> {
  const rounds = listMeasures('loaded').map((measure) => ({ measure, pairs: new Array<QuickPair>() }))
  for (let load = 1; load <= LOADS && !signals.isStopped(); load += 1) {
    run.context.say(`load ${load} of ${LOADS}`)
    const loaded: LoadedData = await ensureLoaded(settings, { isFresh: true, say: () => undefined })
    for (const { measure, pairs } of rounds) {
      const pair = await tolerate(run, measure.name, async () => measure.round({ settings, loaded }))
      if (pair !== null) pairs.push(pair)
    }
  }
  for (const { measure, pairs } of rounds) if (pairs.length > 0) run.found.push({ ...measure, pairs })
}

/** One product, round after round through everything it is asked: a busy minute meets all alike. */
async function measureServed(run: Run, signals: Signals): Promise<void> {
  run.context.say(`starting the product with ${COMPANIES} companies`)
  const product = await run.context.startProduct()
  try {
    const prepared = []
    for (const measure of await listServed(run.context, product)) {
      const round = await tolerate(run, measure.name, () => measure.prepare(run.context, product))
      if (round !== null) prepared.push({ measure, round, pairs: new Array<QuickPair>() })
    }
    for (let round = -WARM_UP_ROUNDS; round < ROUNDS && !signals.isStopped(); round += 1) {
      run.context.say(round < 0 ? 'warming up' : `round ${round + 1} of ${ROUNDS}`)
      for (const { measure, round: time, pairs } of prepared) {
        const pair = await tolerate(run, measure.name, time)
        if (pair !== null && round >= 0) pairs.push(pair)
      }
    }
    for (const { measure, pairs } of prepared) if (pairs.length > 0) run.found.push({ ...measure, pairs })
    for (const measure of listMeasures('changing'))
      if (!signals.isStopped()) await measureChanging(run, product, measure)
  } finally {
    await product.stop()
  }
}

type Changing = Extract<QuickMeasure, { when: 'changing' }>

/** By itself: what follows a change would meet the others. */
async function measureChanging(run: Run, product: Product, measure: Changing): Promise<void> {
  const { name, floor } = measure
  run.context.say(name)
  const pairs = await tolerate(run, name, async () => {
    const time = await measure.prepare(run.context, product)
    const found = new Array<QuickPair>()
    for (let round = -1; round < CHANGING_ROUNDS; round += 1) {
      await waitUntilQuiet(product.database)
      const pair = await time()
      if (round >= 0) found.push(pair)
    }
    return found
  })
  if (pairs !== null) run.found.push({ name, floor, pairs })
}

async function listServed(context: BenchContext, product: Product) {
  const measures = listMeasures('served')
  const companyIds = [...new Set(await listOpenedReports(context, product))]
  const others = await listOtherCalls(product, { companyIds, known: measures.map(({ name }) => name) })
  return [FLOOR_ITSELF, ...measures, ...others.filter((measure) => measure.when === 'served')]
}

/** The floor of the others, so that nothing is hidden by it. */
const FLOOR_ITSELF = {
  name: HTTP_FLOOR,
  floor: '`GET /healthz`',
  when: 'served',
  prepare: async (_context, product) =>
    timeGets(
      product,
      Array.from({ length: QUICK_CALLS }, () => FLOOR_PATH),
      '/healthz',
    ),
} satisfies QuickMeasure

/** What fails does not keep the others from being measured. */
async function tolerate<Result>(run: Run, name: string, work: () => Promise<Result>): Promise<Result | null> {
  return work().catch((error: unknown) => {
    run.faults += 1
    console.error(`  ${name} could not be measured: ${error instanceof Error ? error.message : String(error)}`)
    return null
  })
}
