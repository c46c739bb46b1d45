import { isLegalFormWord } from '@merleg/domain/name-spellings'
import { listSpellingVariants } from '@merleg/domain/spelling-variants'

/** How many companies have a word in their names. */
type Counts = ReadonlyMap<string, number>

const MOST_WORDS = 8
/** A word this rare may be a mistyped one that somebody happens to be called. */
const RARE_COMPANIES = 3
/** So few companies are looked at by one word alone. */
const FEW_COMPANIES = 60
/** Two words that more companies have each say nothing together. */
const MANY_COMPANIES = 3000
const MOST_QUERIES = 5
const MOST_VARIANTS = 24
const SHORTEST_MISTYPED = 3

/** The words of a folded name by which it is looked for: those of its legal form only where it has no others. */
export function listNameWords(folded: string): string[] {
  const words = [...new Set(folded.split(' ').filter((word) => word.length > 1))]
  const telling = words.filter((word) => !isLegalFormWord(word))
  return (telling.length > 0 ? telling : words).slice(0, MOST_WORDS)
}

/** Other spellings to look for of words that no name, or hardly any, has: a mistake away, or written together. */
export function listOtherSpellings(words: readonly string[], counts: Counts): string[] {
  return words.flatMap((word, index) => [
    ...(isMistyped(word, counts) ? [...listSpellingVariants(word), ...listParts(word).flat()] : []),
    ...joinNext(words, index),
  ])
}

function isMistyped(word: string, counts: Counts): boolean {
  return word.length >= SHORTEST_MISTYPED && !/\d/.test(word) && (counts.get(word) ?? 0) < RARE_COMPANIES
}

function listParts(word: string): [string, string][] {
  return Array.from({ length: Math.max(0, word.length - 3) }, (_, index) => [
    word.slice(0, index + 2),
    word.slice(index + 2),
  ])
}

function joinNext(words: readonly string[], index: number): string[] {
  const [word, next] = [words[index], words[index + 1]]
  return word === undefined || next === undefined ? [] : [word + next]
}

type Term = { query: string; companies: number }

/**
 * Queries for names that may be the one with these words: with all of them; with two of them, or with one alone where
 * few companies have it, as any word may be left out or be another one mistyped.
 */
export function listWordQueries(words: readonly string[], counts: Counts): string[] {
  const terms = words.flatMap((word) => toTerm(word, counts) ?? []).toSorted((a, b) => a.companies - b.companies)
  const joints = words.flatMap((_, index) => joinNext(words, index)).filter((word) => isRare(word, counts))
  const [first, second, third] = terms
  const all = terms.map(({ query }) => query).join(' & ')
  const pairs = [pair(first, second), pair(second, third)]
  const alone = terms.slice(0, 2).flatMap(({ query, companies }) => (companies <= FEW_COMPANIES ? [query] : []))
  return [...new Set([all, ...alone, ...pairs, ...joints.map(quote)])]
    .filter((query) => query !== '')
    .slice(0, MOST_QUERIES)
}

function isRare(word: string, counts: Counts): boolean {
  const companies = counts.get(word) ?? 0
  return companies > 0 && companies <= FEW_COMPANIES
}

function pair(one: Term | undefined, other: Term | undefined): string {
  if (one === undefined || other === undefined || one.companies <= FEW_COMPANIES) return ''
  return other.companies <= MANY_COMPANIES ? `${one.query} & ${other.query}` : ''
}

function toTerm(word: string, counts: Counts): Term | null {
  const spellings = isMistyped(word, counts) ? [word, ...listSpellingVariants(word)] : [word]
  const known = spellings
    .flatMap((spelling) => (counts.has(spelling) ? [{ spelling, companies: counts.get(spelling) ?? 0 }] : []))
    .toSorted((a, b) => b.companies - a.companies)
    .slice(0, MOST_VARIANTS)
  const parts = isMistyped(word, counts)
    ? listParts(word).filter(([start, rest]) => counts.has(start) && counts.has(rest))
    : []
  if (known.length === 0 && parts.length === 0) return null
  const readings = [
    ...known.map(({ spelling }) => quote(spelling)),
    ...parts.slice(0, 3).map(([start, rest]) => `(${quote(start)} & ${quote(rest)})`),
  ]
  const companies = known.reduce((sum, each) => sum + each.companies, parts.length)
  return { query: `(${readings.join(' | ')})`, companies }
}

/** Folded words hold letters and digits alone, nothing that a query would read as a sign. */
function quote(word: string): string {
  return `'${word}'`
}
