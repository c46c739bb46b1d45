import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRandom } from '@merleg/domain/score/measures/seeded-random'
import { afterAll, beforeAll } from 'vitest'

export type PolishFileOptions = {
  readonly rows: number
  readonly seed?: number
  readonly layout?: 'arff' | 'csv'
  /** Numbers of attributes that no row has. */
  readonly missing?: readonly number[]
  /** The same fate for every row; otherwise about a fifth fail, the indebted ones rather. */
  readonly outcome?: '0' | '1'
}

const NUMBERS = Array.from({ length: 64 }, (_, index) => index + 1)

/** A made-up file in the layout of the data set: whose equity is low (Attr10) fails more often. */
export function makePolishFile({ rows, seed = 1, layout = 'arff', missing = [], outcome }: PolishFileOptions): string {
  const random = createRandom(seed)
  const lines = Array.from({ length: rows }, () => {
    const equity = random() * 1.2 - 0.2
    const values = NUMBERS.map((number) => (number === 10 ? equity : number === 2 ? 1 - equity : random()))
    const fate = outcome ?? (random() < 0.5 - equity ? '1' : '0')
    const cells = values.map((value, index) =>
      missing.includes(index + 1) ? (layout === 'arff' ? '?' : '') : value.toFixed(5),
    )
    return [...cells, fate].join(',')
  })
  const names = NUMBERS.map((number) => `Attr${number}`)
  const head =
    layout === 'csv'
      ? `${[...names, 'class'].join(',')}\n`
      : `@relation 'made up'\n\n${names.map((name) => `@attribute ${name} numeric\n`).join('')}@attribute class {0,1}\n\n@data\n`
  return `${head}${lines.join('\n')}\n`
}

/** A folder for the files of a test file, gone afterwards; answers the path of a file written into it. */
export function useFileFolder(): {
  write: (name: string, text: string) => Promise<string>
  path: (name: string) => string
} {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'merleg-score-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const path = (name: string) => join(folder, name)
  return {
    path,
    write: async (name, text) => {
      await writeFile(path(name), text)
      return path(name)
    },
  }
}
