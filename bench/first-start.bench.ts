import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openEmbedded, removeEmbedded } from '@merleg/db/embedded-server'
import type { BenchContext, BenchEntry, Line, ProductLine } from './bench-entry.ts'
import { type MerlegSettings, REPOSITORY, runNode, startServer } from './merleg-process.ts'
import { findPercentile } from './statistics.ts'

/** What `npm start` makes when nothing else is said. */
const DEMO_COMPANIES = 2000
const LATER_STARTS = 5

export const firstStartBench: BenchEntry = {
  name: 'first-start',
  title: 'First start and later starts',
  goal: { text: 'first start after install, with 2,000 demo companies: ≤ 30 s; later starts ≤ 3 s', companies: null },
  method:
    '`merleg start` on an empty data folder until `/readyz` answers 200, and the build of the interface, which the first start ' +
    `makes; then ${LATER_STARTS} starts on the same folder (median), PostgreSQL stopped in between.`,
  measure,
  quick: [
    {
      name: 'later start',
      floor: 'a bare PostgreSQL started',
      when: 'loaded',
      round: async ({ settings }) => {
        // The first one may have to build the interface, and finds no file in memory.
        await measureStart(settings)
        const { seconds } = await measureStart(settings)
        const { figures } = await measureBareServer('', settings.dataDir)
        return { oursMs: seconds * 1000, floorMs: figures.seconds * 1000 }
      },
    },
  ],
}

async function measure({ folder, say }: BenchContext): Promise<ProductLine[]> {
  const settings = { dataDir: join(folder, 'first-start'), companies: DEMO_COMPANIES }
  const bareDir = join(folder, 'first-start-bare')
  const remove = () => Promise.all([removeEmbedded(settings.dataDir), removeEmbedded(bareDir)])
  await remove()
  try {
    const buildSeconds = await buildInterface(join(folder, 'interface'))
    say('first start')
    const first = await measureStart(settings)
    say('later starts')
    const later: number[] = []
    for (let starts = 0; starts < LATER_STARTS; starts += 1) later.push((await measureStart(settings)).seconds)
    return [
      {
        name: 'first start',
        // A start that had to build the interface itself has it in its own time.
        figures: { seconds: first.seconds + (first.hasBuilt ? 0 : buildSeconds) },
        limits: [{ metric: 'seconds', atMost: 30 }],
        baselines: [
          { name: 'of that, the build of the interface', figures: { seconds: buildSeconds } },
          await measureBareServer('a bare PostgreSQL made and started', bareDir),
        ],
      },
      {
        name: 'later start',
        figures: { seconds: findPercentile(later, 0.5) },
        limits: [{ metric: 'seconds', atMost: 3 }],
        baselines: [await measureBareServer('a bare PostgreSQL started', bareDir)],
      },
    ]
  } finally {
    await remove()
  }
}

async function measureStart(settings: MerlegSettings): Promise<{ seconds: number; hasBuilt: boolean }> {
  const server = await startServer(settings)
  await server.stop()
  return { seconds: server.secondsUntilReady, hasBuilt: server.output.includes('Building the interface') }
}

/** Builds beside the interface that is in use. */
async function buildInterface(outDir: string): Promise<number> {
  const vite = join(REPOSITORY, 'node_modules/vite/bin/vite.js')
  const args = [vite, 'build', '--logLevel', 'warn', '--outDir', outDir, '--emptyOutDir']
  const { seconds } = await runNode(args, { cwd: join(REPOSITORY, 'apps/web') })
  await rm(outDir, { recursive: true, force: true })
  return seconds
}

async function measureBareServer(name: string, dataDir: string) {
  const startedAt = performance.now()
  const embedded = await openEmbedded({ dataDir, exclusive: false })
  const seconds = (performance.now() - startedAt) / 1000
  await embedded.release()
  return { name, figures: { seconds } } satisfies Line
}
