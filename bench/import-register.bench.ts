import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { openEmbedded, removeEmbedded } from '@merleg/db/embedded-server'
import type { BenchEntry, Figures, MeasureContext, ProductLine } from './bench-entry.ts'
import { measureCopy } from './copy-baseline.ts'
import type { LoadedData } from './loaded-data.ts'
import { type CommandRun, type MerlegSettings, runMerleg } from './merleg-process.ts'
import { watchPostgresMemory } from './postgres-memory.ts'
import { writeBritishEdition } from './registers/british-files.ts'
import { writeEstonianEdition } from './registers/estonian-files.ts'
import { writeLatvianEdition } from './registers/latvian-files.ts'
import { EDITION_DAYS, type EditionInput } from './registers/made-up-edition.ts'
import { formatCount } from './result-text.ts'

const SEED = 1
const REGISTERS = [
  { source: 'rik-ee', write: writeEstonianEdition },
  { source: 'ur-lv', write: writeLatvianEdition },
  { source: 'companies-house-gb', write: writeBritishEdition },
] as const
type Register = (typeof REGISTERS)[number]

export const importRegisterBench: BenchEntry = {
  name: 'import-register',
  title: 'A country through the import, from the publisher’s files',
  goal: {
    text:
      '1 million companies at ≥ 3,000 companies/s, ≤ 2 GB of memory; the same edition again changes nothing; an edition with ' +
      '1 % changed in ≤ 10 % of the time of the first',
    companies: 1_000_000,
  },
  method:
    'Files of made-up companies as the publishers of Estonia, Latvia and the United Kingdom write them, packed where theirs are. ' +
    '`merleg import` as a process of its own into an empty register, from its start to its end, search ready, sector statistics ' +
    'and ratings left out; then the same files again, and the next edition, in which one company of a hundred has moved, has ' +
    'other people or another name, is new or gone. Memory of Node is that of the first import. Baseline: the facts that the ' +
    'first import left, written to a file and copied by the server into a table without indexes.',
  hasOwnData: true,
  measure,
  quick: [
    {
      name: 'a register imported from its files',
      floor: 'plain COPY of the same rows',
      when: 'loaded',
      round: async (data) => {
        const { loaded, copied } = await importOnce(data)
        return { oursMs: loaded.seconds * 1000, floorMs: copied.seconds * 1000 }
      },
    },
    {
      name: 'its next edition, 1 % changed',
      floor: 'the first import',
      when: 'loaded',
      round: async (data) => {
        const { loaded, changed } = await importOnce(data)
        return { oursMs: changed.seconds * 1000, floorMs: loaded.seconds * 1000 }
      },
    },
  ],
}

async function measure(context: MeasureContext): Promise<ProductLine[]> {
  const lines: ProductLine[] = []
  for (const register of REGISTERS) lines.push(...toLines(register.source, await importRegister(register, context)))
  return lines
}

type Imported = Pick<MeasureContext, 'companies' | 'folder' | 'say'>

async function importRegister(register: Register, { companies, folder, say }: Imported): Promise<Measured> {
  const own = join(folder, `import-${register.source}`)
  const settings = { dataDir: join(own, 'data'), companies }
  const remove = async () => {
    await removeEmbedded(settings.dataDir)
    await rm(own, { recursive: true, force: true })
  }
  await remove()
  try {
    const editionOf = async (edition: EditionInput['edition']) => {
      say(`${register.source}: writing the ${edition} edition of ${formatCount(companies)} companies`)
      const target = join(own, edition)
      await mkdir(target, { recursive: true })
      await register.write({ companies, seed: SEED, edition, folder: target })
      return target
    }
    const [first, next] = [await editionOf('first'), await editionOf('next')]
    return await importEditions(register, { settings, companies, first, next, say })
  } finally {
    await remove()
  }
}

const importedOnce = new WeakMap<LoadedData, Promise<Measured>>()

/** After each load once, for all that is told of it. */
function importOnce({ settings, loaded }: { settings: MerlegSettings; loaded: LoadedData }): Promise<Measured> {
  const [register] = REGISTERS
  const target = { companies: settings.companies, folder: dirname(settings.dataDir), say: () => undefined }
  const imported = importedOnce.get(loaded) ?? importRegister(register, target)
  importedOnce.set(loaded, imported)
  return imported
}

type Editions = Pick<MeasureContext, 'companies' | 'say'> & { settings: MerlegSettings; first: string; next: string }

async function importEditions(
  { source }: Register,
  { settings, companies, first, next, say }: Editions,
): Promise<Measured> {
  const embedded = await openEmbedded({ dataDir: settings.dataDir, exclusive: false })
  try {
    await runMerleg(['migrate'], settings)
    const importFolder = (folder: string, day: string) =>
      runMerleg(['import', source, folder, '--observed-on', day, '--no-sector-statistics', '--no-scores'], settings)
    say(`${source}: first import`)
    const memory = await watchPostgresMemory(embedded.superuserConnectionString)
    const loaded = await importFolder(first, EDITION_DAYS.first).finally(memory.stop)
    say(`${source}: copying the same rows`)
    const copied = await measureCopy(embedded.superuserConnectionString)
    say(`${source}: the same edition again`)
    const again = await importFolder(first, EDITION_DAYS.first)
    say(`${source}: the next edition`)
    const changed = await importFolder(next, EDITION_DAYS.next)
    return { companies, loaded, postgresMemoryMb: memory.stop(), copied, again, changed }
  } finally {
    await embedded.release()
  }
}

type Measured = {
  companies: number
  loaded: CommandRun
  postgresMemoryMb: number | null
  copied: Awaited<ReturnType<typeof measureCopy>>
  again: CommandRun
  changed: CommandRun
}

function toLines(
  source: string,
  { companies, loaded, postgresMemoryMb, copied, again, changed }: Measured,
): ProductLine[] {
  const memory = (run: CommandRun): Figures => (run.peakMemoryMb === null ? {} : { memoryMb: run.peakMemoryMb })
  const megabytes = formatCount(Math.round(copied.bytes / 1024 ** 2))
  return [
    {
      name: `${source}, first import`,
      figures: {
        seconds: loaded.seconds,
        companiesPerSecond: companies / loaded.seconds,
        factsPerSecond: copied.rows / loaded.seconds,
        ...memory(loaded),
        ...(postgresMemoryMb === null ? {} : { postgresMemoryMb }),
      },
      limits: [
        { metric: 'companiesPerSecond', atLeast: 3000 },
        { metric: 'memoryMb', atMost: 2048 },
      ],
      baselines: [
        {
          name: `plain COPY of the same ${formatCount(copied.rows)} rows, ${megabytes} MB`,
          figures: { seconds: copied.seconds, factsPerSecond: copied.rows / copied.seconds },
        },
      ],
    },
    {
      name: `${source}, the same edition again`,
      figures: { seconds: again.seconds, ...memory(again) },
      limits: [],
      baselines: [],
    },
    {
      name: `${source}, an edition with 1 % changed`,
      figures: { seconds: changed.seconds, ...memory(changed) },
      limits: [{ metric: 'seconds', atMost: loaded.seconds / 10 }],
      baselines: [{ name: 'the first import', figures: { seconds: loaded.seconds } }],
    },
  ]
}
