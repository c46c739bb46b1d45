import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { METRIC_NAMES, type ProductLine } from './bench-entry.ts'
import { Machine } from './machine.ts'
import { DataSize } from './data-size.ts'

const MetricName = z.enum(METRIC_NAMES)
const Line = z.object({ name: z.string(), figures: z.partialRecord(MetricName, z.number()) })
const Limit = z.union([
  z.object({ metric: MetricName, atMost: z.number() }),
  z.object({ metric: MetricName, atLeast: z.number() }),
])

/** What one entry found at one size, kept as a file of its own, so that an interrupted run loses nothing of it. */
const Stored = z.object({
  name: z.string(),
  /** Companies of the register; null where their number does not matter. */
  companies: z.number().nullable(),
  calls: z.number(),
  date: z.iso.date(),
  commit: z.string(),
  machine: Machine,
  postgresVersion: z.string().nullable(),
  /** Null when the entry needed no running product. */
  size: DataSize.nullable(),
  lines: z.array(Line.extend({ limits: z.array(Limit), baselines: z.array(Line) })),
})
export type StoredResult = Omit<z.infer<typeof Stored>, 'lines'> & { readonly lines: readonly ProductLine[] }

/** Puts the result in the place of an earlier one of the same entry and size. */
export async function storeResult(folder: string, result: StoredResult): Promise<void> {
  await mkdir(folder, { recursive: true })
  const file = join(folder, fileNameOf(result))
  await writeFile(`${file}.new`, `${JSON.stringify(result, null, 2)}\n`)
  await rename(`${file}.new`, file)
}

/** Every stored result, small registers first. */
export async function readResults(folder: string): Promise<StoredResult[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'))
  const results = await Promise.all(
    names.map(async (name) => Stored.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))),
  )
  return results.toSorted((a, b) => (a.companies ?? 0) - (b.companies ?? 0))
}

function fileNameOf({ name, companies }: StoredResult): string {
  return companies === null ? `${name}.json` : `${name}-${companies}.json`
}
