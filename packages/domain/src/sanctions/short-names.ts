import { compareBirth } from './birth-comparison.ts'
import { compareCountries, reason, type MatchReason, type NameGrade, type ScreenedName } from './grading.ts'
import { type IndexedName, isTelling, type NameMatch } from './name-index.ts'
import { toNameTokens } from './name-tokens.ts'

/** Prepares a listed name that is too short to be compared for likeness; null for a longer one, and where nothing is left. */
export function prepareShortName(given: Omit<IndexedName, 'tokens'>): IndexedName | null {
  const tokens = toNameTokens(given.name, given.kind)
  return tokens.length > 0 && !isTelling(tokens, given.kind) ? { ...given, tokens } : null
}

/** The short names of a list, to be found by whoever has the very same, letter for letter in Latin script. */
export class ShortNames {
  readonly #names: ReadonlyMap<string, readonly IndexedName[]>

  constructor(names: readonly IndexedName[]) {
    this.#names = Map.groupBy(names, identify)
  }

  /** Always a question of the lowest grade: initials and given names are shared by many. Of each entry one match. */
  findMatches(party: ScreenedName): NameMatch[] {
    const best = new Map<string, NameMatch>()
    for (const listed of this.#names.get(identify(party)) ?? []) {
      const graded = gradeShortName(party, listed)
      const known = best.get(listed.designationId)
      if (graded === null || (known && known.reasons.length <= graded.reasons.length)) continue
      best.set(listed.designationId, { ...graded, designationId: listed.designationId, name: listed.name })
    }
    return [...best.values()]
  }
}

function identify({ kind, tokens }: Pick<ScreenedName, 'kind' | 'tokens'>): string {
  return `${kind} ${tokens.map(({ text, isConsonantal }) => (isConsonantal ? `~${text}` : text)).join(' ')}`
}

function gradeShortName(party: ScreenedName, listed: IndexedName): NameGrade | null {
  const birth = party.kind === 'person' ? compareBirth(party.birthDate, listed.births) : null
  if (birth?.code === 'birth-date-differs' && !birth.isNear) return null
  const origin = party.kind === 'entity' ? compareCountries(party.countryCode, listed.countryCodes) : null
  const reasons: MatchReason[] = [
    reason('name-same'),
    reason('single-word'),
    ...(listed.isWeak ? [reason('weak-alias')] : []),
    ...(birth ? [reason(birth.code, party.birthDate, birth.listed)] : []),
    ...(origin !== null && origin.code !== null ? [reason(origin.code, origin.party, origin.listed)] : []),
  ]
  return { grade: 'possible', likeness: 1, reasons }
}
