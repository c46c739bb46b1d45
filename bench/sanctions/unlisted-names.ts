import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { foldName } from '@merleg/domain/name-folding'
import { FEMALE_GIVEN_NAMES, MALE_GIVEN_NAMES, SURNAMES } from '@merleg/domain/reference/person-names'
import type { Random } from '../typed-queries.ts'
import { measureJaroWinkler } from './jaro-winkler.ts'
import type { Listed } from './listed-names.ts'

const COMPANY_FILES = [
  ['ariregister-ee/entities.csv', 0],
  ['integritywatch-hu/companies.csv', 1],
  ['bilant-ro/companies.csv', 1],
] as const

/** The names of all companies of the published registers. */
export async function readCompanyNames(data: string): Promise<string[]> {
  const names: string[] = []
  for (const [file, column] of COMPANY_FILES) {
    const lines = createInterface({ input: createReadStream(join(data, file)) })
    let isHeading = true
    for await (const line of lines) {
      const name = isHeading ? null : readCell(line, column)
      isHeading = false
      if (name) names.push(name)
    }
  }
  return names
}

function readCell(line: string, column: number): string | null {
  const cells = [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)]
  const cell = cells[column]
  return (cell?.[1]?.replaceAll('""', '"') ?? cell?.[2] ?? '').trim() || null
}

/** Names as Hungarian owners and officers bear them, by how usual they are. */
export function drawHungarianNames(random: Random, count: number): string[] {
  const bearers = SURNAMES.reduce((sum, surname) => sum + surname.bearers, 0)
  return Array.from({ length: count }, () => {
    let rest = random() * bearers
    const surname = SURNAMES.find((candidate) => (rest -= candidate.bearers) < 0) ?? SURNAMES[0]
    const given = random() < 0.36 ? FEMALE_GIVEN_NAMES : MALE_GIVEN_NAMES
    return `${surname?.name ?? ''} ${given[Math.floor(given.length * random() ** 2)] ?? ''}`
  })
}

/**
 * Names that sound as those of the list do and that nobody on it bears: the first word of one entry with the others of
 * an entry of the same group. The hardest there are; among them Chinese and Korean ones.
 */
export function mixListedNames(random: Random, groups: Iterable<readonly Listed[]>, count: number): string[] {
  const known = new Set<string>()
  const pools: string[][][] = []
  for (const entries of groups) {
    for (const { names } of entries) for (const name of names) known.add(sortWords(name))
    const pool = entries.flatMap(({ names }) => (names[0] ? [names[0].split(/\s+/)] : []))
    if (pool.length > 20)
      pools.push(pool.filter((words) => words.length > 1 && words.every((word) => /^[A-Za-z'’-]+$/.test(word))))
  }
  const all = pools.flatMap((pool) => pool.map((words) => ({ words, pool })))
  const mixed = new Set<string>()
  for (let tries = 0; mixed.size < count && tries < count * 20; tries += 1) {
    const one = all[Math.floor(random() * all.length)]
    const other = one?.pool[Math.floor(random() * one.pool.length)]
    if (!one || !other) continue
    const name = [one.words[0], ...other.slice(1)].join(' ')
    if (other.length <= MOST_WORDS && isOther(one.words[0], other[0]) && !known.has(sortWords(name))) mixed.add(name)
  }
  return [...mixed]
}

/** Of longer names all but one word are those of a brother. */
const MOST_WORDS = 3
/** Written otherwise these are the same word, or none that tells anyone apart. */
const isOther = (word = '', other = ''): boolean =>
  !/^(abd|abu|abou|mo|mu)/i.test(word) && measureJaroWinkler(foldName(word), foldName(other)) < 0.75

const sortWords = (name: string): string => foldName(name).split(' ').toSorted().join(' ')
