import type { WatchImportance } from '../watch-list/watch-importance.ts'

/** What a rule asks for of the notes on a company; empty: nothing. */
type AskedNotes = { readonly importances: readonly WatchImportance[]; readonly labels: readonly string[] }
/** What its watcher noted of a company. */
type Notes = { readonly importance: WatchImportance; readonly labels: readonly string[] }

/** Is a company noted as a rule asks: of one of the importances, with one of the labels? */
export function meetsNotes({ importances, labels }: AskedNotes, noted: Notes): { importance: boolean; label: boolean } {
  return {
    importance: importances.length === 0 || importances.includes(noted.importance),
    label: labels.length === 0 || labels.some((one) => noted.labels.includes(one)),
  }
}
