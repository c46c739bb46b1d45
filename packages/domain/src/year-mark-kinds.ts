/**
 * What may be to be known of the accounts of a business year. `corrected`: the amounts were put right; `replaced`: the next accounts
 * tell of the year; `flawed`: as filed, or left out, and compared with no other year; `unclear`: the same where nothing tells
 * whether they are thousands, so that no chart draws them beside others; `consolidated`: the figures are those of the group;
 * `currency`: left out, as they are in another currency than the newest; `irregular`: what flows through the year is not that of twelve months (`whole-year`).
 */
export const YEAR_MARK_KINDS = [
  'corrected',
  'replaced',
  'flawed',
  'unclear',
  'consolidated',
  'currency',
  'irregular',
] as const
export type YearMarkKind = (typeof YEAR_MARK_KINDS)[number]

/** Does it tell of an error? Everything else is a note. */
export function isErrorMark(kind: YearMarkKind): boolean {
  return kind !== 'consolidated' && kind !== 'currency' && kind !== 'irregular'
}

/** Values by year as charts draw them, by the marks of the years: one a thousand times too large would leave the others no height. */
export function listCharted(
  values: readonly (number | null)[],
  marks: readonly ({ readonly kind: YearMarkKind } | null)[],
): (number | null)[] {
  return values.map((value, index) => (marks[index]?.kind === 'unclear' ? null : value))
}

/** The sentences of a mark, each on a line of its own: the first is of its kind, all others are notes. */
export function listMarkSentences({ text }: { readonly text: string }): string[] {
  return text.split('\n')
}
