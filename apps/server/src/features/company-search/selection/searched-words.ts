import type { NamesAsk } from './condition.ts'
import type { WordQuery } from './word-query.ts'

/** All words of a folded text, each after its mark, the last one as a beginning; null for a text without words. */
export function wordsOf(mark: string, folded: string, { isWhole = false } = {}): WordQuery | null {
  const words = folded.split(' ').filter((word) => word !== '')
  if (words.length === 0) return null
  const prefix = mark === '' ? '' : `${mark}:`
  return {
    all: words.map((word, index) => ({
      word: `${prefix}${word}`,
      isBeginning: !isWhole && index === words.length - 1,
    })),
  }
}

/** Which names are meant by a folded text; null for one without a letter or digit. */
export function askForNames(folded: string, state: { isCurrentOnly: boolean }): NamesAsk | null {
  const words = wordsOf('', folded)
  return words === null ? null : { of: 'names', words, ...state }
}

/** The beginning of a number; null for one without a digit. */
export function oneWord(mark: string, key: string): WordQuery | null {
  return key === '' ? null : { word: `${mark}:${key}`, isBeginning: true }
}

/** One of several marks. */
export function anyOf(mark: string, values: readonly string[]): WordQuery {
  return { any: values.map((value) => ({ word: `${mark}:${value}`, isBeginning: false })) }
}

/** Letters and digits of a number as the read model keeps them. */
export function compactIdentifier(text: string, kind: 'tax' | 'register' | 'account' = 'tax'): string {
  const compact = text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  if (kind === 'tax') return compact.replace(/^hu/, '')
  return kind === 'account' ? compact.replace(/^(?:iban)?hu\d\d/, '').replace(/^(\d{16})0{8}$/, '$1') : compact
}
