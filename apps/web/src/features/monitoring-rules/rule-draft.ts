import type { EventImportance } from '@merleg/domain/event-importances'
import { RuleDefinition } from '@merleg/contract/alert-rule'
import { CompanyQuery } from '@merleg/contract/company-search-query'
import type { Happening, HappeningKind, RuleMatch } from '@merleg/domain/monitoring-rules/alert-rule'
import type { Locale } from '@merleg/domain/locale'
import type { WatchImportance } from '@merleg/domain/watch-list/watch-importance'
import { readTypedNumber } from '../../shared/typed-number/typed-number.ts'
import type { KeptRule } from './monitoring-rules.queries.ts'
import { NEW_RULE } from './rule-examples.ts'

/** A happening as it is filled in; points are typed. */
export type HappeningDraft =
  | Exclude<Happening, { kind: 'rating-below' }>
  | { readonly kind: 'rating-below'; readonly points: string }

/** A rule as it is filled in; `key`s keep rows apart while others come and go. */
export type RuleDraft = {
  /** What it takes the place of; null: it is a new one. */
  readonly kept: KeptRule | null
  readonly name: string
  readonly match: RuleMatch
  readonly happenings: ReadonlyArray<{ readonly key: number; readonly draft: HappeningDraft }>
  /** Null while something in it is wrong. */
  readonly standing: CompanyQuery | null
  readonly importances: readonly WatchImportance[]
  readonly labels: readonly string[]
  readonly importance: EventImportance
  /** Null: a kept rule stays on or off, as it is switched in the list meanwhile. */
  readonly isActive: boolean | null
}

/** With what a new happening of each kind begins. */
export const NEW_HAPPENINGS: { readonly [Kind in HappeningKind]: HappeningDraft } = {
  events: { kind: 'events', kinds: [], importances: ['negative'], level: null },
  'rating-falls': { kind: 'rating-falls', bands: 2, months: 12 },
  'rating-below': { kind: 'rating-below', points: '51' },
  turns: { kind: 'turns', figure: 'shareholdersEquity', to: 'negative' },
}

let keys = 0
export function keyed(draft: HappeningDraft): RuleDraft['happenings'][number] {
  keys += 1
  return { key: keys, draft }
}

export const NO_STANDING: CompanyQuery = CompanyQuery.parse({})

type Begun = { kept: KeptRule | null; name: string; definition: RuleDefinition | null; isActive: boolean }

/** A kept rule, an example or a copy, as the form shows it; as a new one where nothing of it can be read. */
export function writeRuleDraft({ kept, name, definition, isActive }: Begun): RuleDraft {
  const { match, happenings, standing, watched, importance } = definition ?? NEW_RULE
  return {
    kept,
    name,
    match,
    happenings: happenings.map((one) =>
      keyed(one.kind === 'rating-below' ? { kind: one.kind, points: String(one.points) } : one),
    ),
    standing,
    importances: watched.importances,
    labels: watched.labels,
    importance,
    isActive: kept === null ? isActive : null,
  }
}

/** What is wrong, by the paths that the contract and the server use. */
export type RuleFaults = Readonly<Record<string, string>>

/** The rule as it is sent, or what is wrong with it; numbers as readers of the language type them. */
export function readRuleDraft(
  draft: RuleDraft,
  locale: Locale,
): { definition: RuleDefinition; faults: null } | { definition: null; faults: RuleFaults } {
  const { match, importance, importances, labels } = draft
  const happenings = draft.happenings.map(({ draft: one }) =>
    one.kind === 'rating-below' ? { kind: one.kind, points: readTypedNumber(one.points, locale) } : one,
  )
  const watched = { importances, labels }
  const standing = draft.standing ?? NO_STANDING
  const read = RuleDefinition.safeParse({ match, happenings, standing, watched, importance })
  if (read.success && draft.standing !== null) return { definition: read.data, faults: null }
  const issues = read.success ? [] : read.error.issues.flatMap((issue) => flatten(issue))
  return {
    definition: null,
    faults: {
      ...(draft.standing === null ? { standing: 'invalid' } : {}),
      ...Object.fromEntries(issues.map(({ path, code }) => [path.join('.'), code])),
    },
  }
}

type Issue = { path: PropertyKey[]; code: string; errors?: Issue[][] }

/** Of a union those faults that are not about another of its members. */
function flatten({ path, code, errors }: Issue): { path: string[]; code: string }[] {
  const at = path.map(String)
  const near = errors
    ?.toSorted((one, other) => one.length - other.length)
    .find((member) => member.every((one) => one.path[0] !== 'kind'))
  if (near === undefined) return [{ path: at, code }]
  return near.flatMap((one) => flatten(one)).map((one) => ({ path: [...at, ...one.path], code: one.code }))
}
