import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { Machine } from '../machine.ts'
import { REPOSITORY } from '../merleg-process.ts'
import type { Ratio } from './judged-ratios.ts'

/** Beside the code that it measures, so that each commit has the ratios it is held to. */
export const RATIOS_FILE = join(REPOSITORY, 'bench/quick/quick-ratios.json')

const KeptRatios = z.object({
  commit: z.string(),
  date: z.iso.date(),
  machine: Machine,
  companies: z.number(),
  ratios: z.record(z.string(), z.object({ median: z.number(), low: z.number(), high: z.number() })),
})
export type KeptRatios = z.infer<typeof KeptRatios>

/** The ratios of the last kept version; null where none were kept. */
export async function readKeptRatios(file = RATIOS_FILE): Promise<KeptRatios | null> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  })
  return text === null ? null : KeptRatios.parse(JSON.parse(text))
}

/** A line for each ratio, so that a change reads as one. */
export async function writeKeptRatios({ ratios, ...head }: KeptRatios, file = RATIOS_FILE): Promise<void> {
  const lines = Object.entries(ratios).map(([name, ratio]) => `    ${JSON.stringify(name)}: ${showRatio(ratio)}`)
  const table = `"ratios": {\n${lines.join(',\n')}\n  }\n}\n`
  await writeFile(file, `${JSON.stringify(head, null, 2).slice(0, -2)},\n  ${table}`)
}

function showRatio({ median, low, high }: Ratio): string {
  const [m, l, h] = [median, low, high].map((value) => Number(value.toPrecision(3)))
  return `{ "median": ${m}, "low": ${l}, "high": ${h} }`
}
