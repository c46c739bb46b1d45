/**
 * What may be to be known of the accounts of a business year. `corrected`: the amounts were put right; `replaced`: the next accounts
 * tell of the year; `flawed`: as filed, or left out, and compared with no other year; `consolidated`: the figures are those of the
 * group; `irregular`: what flows through the year is not that of twelve months (`whole-year`).
 */
export const YEAR_MARK_KINDS = ['corrected', 'replaced', 'flawed', 'consolidated', 'irregular'] as const
export type YearMarkKind = (typeof YEAR_MARK_KINDS)[number]

/** Does it tell of an error? Everything else is a note. */
export function isErrorMark(kind: YearMarkKind): boolean {
  return kind !== 'consolidated' && kind !== 'irregular'
}

/** The sentences of a mark, each on a line of its own: the first is of its kind, all others are notes. */
export function listMarkSentences({ text }: { readonly text: string }): string[] {
  return text.split('\n')
}
