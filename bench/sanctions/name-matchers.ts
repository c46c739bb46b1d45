import { splitLegalForm } from '@merleg/domain/legal-form-split'
import { foldName } from '@merleg/domain/name-folding'
import { type BearerKind, toNameTokens } from '@merleg/domain/sanctions/name-tokens'
import type { ScreeningList } from '@merleg/server/features/sanctions/screening-list'
import { measureJaroWinkler } from './jaro-winkler.ts'
import type { Listed } from './listed-names.ts'

/** A way to match names: the entries it finds for one, each with how alike they are. */
export type NameMatcher = (name: string, kind: BearerKind) => Iterable<{ id: string; score: number }>

/** The product's own, with nothing known but the name. */
export function matchAsProduct({ index }: ScreeningList): NameMatcher {
  return (name, kind) =>
    index
      .findMatches({ kind, tokens: toNameTokens(name, kind), birthDate: null, countryCode: null })
      .map(({ designationId, likeness }) => ({ id: designationId, score: likeness }))
}

type Written = { text: string; letters: number }

/** Less alike than this no list is searched for. */
const LEAST = 0.84

/** Jaro–Winkler on the whole name, folded and without legal form, as it is written or with its words sorted. */
export function matchByJaroWinkler(list: readonly Listed[], order: 'as-written' | 'sorted'): NameMatcher {
  const write = (name: string, kind: BearerKind): Written => {
    const folded = foldName(kind === 'entity' ? splitLegalForm(name).core : name)
    const text = order === 'sorted' ? folded.split(' ').toSorted().join(' ') : folded
    return { text, letters: toLetterSet(text) }
  }
  const known = Map.groupBy(
    list.flatMap(({ id, kind, names }) => names.map((name) => ({ id, kind, ...write(name, kind) }))),
    ({ kind }) => kind,
  )
  return function* find(name, kind) {
    const asked = write(name, kind)
    for (const { id, ...listed } of known.get(kind) ?? []) {
      if (!canReach(asked, listed)) continue
      const score = measureJaroWinkler(asked.text, listed.text, LEAST)
      if (score > 0) yield { id, score }
    }
  }
}

function toLetterSet(text: string): number {
  let letters = 0
  for (const letter of text) letters |= 1 << (letter.charCodeAt(0) & 31)
  return letters
}

/** Letters that only one of the two has cannot be matched. */
function canReach(a: Written, b: Written): boolean {
  const matched = Math.min(
    a.text.length - countBits(a.letters & ~b.letters),
    b.text.length - countBits(b.letters & ~a.letters),
  )
  const jaro = (matched / a.text.length + matched / b.text.length + 1) / 3
  let prefix = 0
  while (prefix < 4 && a.text[prefix] === b.text[prefix]) prefix += 1
  return jaro + 0.1 * prefix * (1 - jaro) >= LEAST
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}
