import type { Random } from '../typed-queries.ts'

/** A way in which a name is written otherwise; null where it does not apply to the name. */
export type Alteration = { name: string; alter: (random: Random, name: string) => string | null }

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz')
const pick = <Item>(random: Random, items: readonly Item[]): Item | undefined =>
  items[Math.floor(random() * items.length)]

/** One letter replaced, dropped, doubled by another one, or swapped with its neighbour; anywhere, also at the beginning. */
export function misspell(random: Random, name: string): string {
  const letters = Array.from(name)
  const place = pick(
    random,
    letters.flatMap((letter, at) => (/\p{L}/u.test(letter) ? [at] : [])),
  )
  if (place === undefined) return name
  const letter = pick(random, LETTERS) ?? 'x'
  const edits = [
    () => letters.splice(place, 1),
    () => letters.splice(place, 1, letter),
    () => letters.splice(place, 0, letter),
    () => letters.splice(place, 2, letters[place + 1] ?? '', letters[place] ?? ''),
  ]
  pick(random, edits)?.()
  return letters.join('')
}

/** English romanisation of the Cyrillic and Arabic scripts to the Hungarian one: longer sequences first. */
const HUNGARIAN: ReadonlyArray<readonly [RegExp, string]> = [
  [/shch/g, '§'],
  [/sh/g, '¤'],
  [/ch/g, 'cs'],
  [/zh/g, 'zs'],
  [/kh/g, 'h'],
  [/s(?![a-z]*§)/g, 'sz'],
  [/y(?=[aeiou])/g, 'j'],
  [/(?<=[aeiou])y/g, 'j'],
  [/y\b/g, 'ij'],
  [/§/g, 'scs'],
  [/¤/g, 's'],
]

function writeHungarian(name: string): string {
  return HUNGARIAN.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), name.toLowerCase())
}

const words = (name: string): string[] => name.split(/\s+/)
const isLatin = (name: string): boolean => /^[\p{Script=Latin}\p{Script=Common}\p{M}]+$/u.test(name)
const unlessSame = (name: string, other: string): string | null =>
  other.toLowerCase() === name.toLowerCase() ? null : other

export const PERSON_ALTERATIONS: readonly Alteration[] = [
  { name: 'misspelt', alter: (random, name) => unlessSame(name, misspell(random, name)) },
  { name: 'misspelt twice', alter: (random, name) => unlessSame(name, misspell(random, misspell(random, name))) },
  { name: 'family name first', alter: (_, name) => turnWords(name) },
  {
    name: 'middle name left out',
    alter: (_, name) => (words(name).length < 3 ? null : [words(name)[0], words(name).at(-1)].join(' ')),
  },
  { name: 'written in one or two words', alter: joinOrSplit },
  { name: 'in Hungarian romanisation', alter: (_, name) => unlessSame(name, writeHungarian(name)) },
]

export const ENTITY_ALTERATIONS: readonly Alteration[] = [
  { name: 'misspelt', alter: (random, name) => unlessSame(name, misspell(random, name)) },
  { name: 'misspelt twice', alter: (random, name) => unlessSame(name, misspell(random, misspell(random, name))) },
  { name: 'with a Hungarian legal form', alter: (_, name) => `${name} Kft.` },
  { name: 'written in one or two words', alter: joinOrSplit },
]

function turnWords(name: string): string | null {
  const [first, ...others] = words(name)
  return first === undefined || others.length === 0 ? null : unlessSame(name, [...others, first].join(' '))
}

function joinOrSplit(random: Random, name: string): string | null {
  const gaps = [...name.matchAll(/[\s-]/g)].map(({ index }) => index)
  const gap = pick(random, gaps)
  if (gap === undefined) return null
  return name.slice(0, gap) + name.slice(gap + 1)
}

/** Names in Latin letters, as registers have them. */
export function canBeAltered(name: string): boolean {
  return isLatin(name) && /\p{L}{3}/u.test(name)
}
