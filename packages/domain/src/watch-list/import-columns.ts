import { foldName } from '../name-folding.ts'
import { LABEL_SEPARATOR, WATCH_LABEL_MAX_LENGTH, WATCH_LABELS_MAX, type WatchImportance } from './watch-importance.ts'

/** Where a list of companies to be watched says what is noted of them; null: it does not. */
export type WatchColumns = { importance: number | null; note: number | null; labels: number | null }

export const NO_WATCH_COLUMNS: WatchColumns = { importance: null, note: null, labels: null }

/** Headings, folded, in Hungarian, English and German. */
const HEADINGS: Readonly<Record<keyof WatchColumns, RegExp>> = {
  importance: /fontossag|importance|wichtigkeit|prioritas|priorit(?:y|at)/,
  note: /megjegyzes|\bnotes?\b|comment|notiz|bemerkung/,
  labels: /cimkek?\b|labels?\b|\btags?\b|etikett/,
}

/** Finds those columns by their headings. */
export function findWatchColumns(heading: readonly string[]): WatchColumns {
  const folded = heading.map(foldName)
  const find = (kind: keyof WatchColumns): number | null => {
    const index = folded.findIndex((title) => HEADINGS[kind].test(title))
    return index < 0 ? null : index
  }
  return { importance: find('importance'), note: find('note'), labels: find('labels') }
}

const WORDS: ReadonlyMap<string, WatchImportance> = new Map([
  // Files taken before the English word was “not given” say “not set”.
  ...['none', 'nincs', 'nincs megadva', 'not given', 'not set', 'nicht angegeben', 'keine'].map(
    (word) => [word, 'none'] as const,
  ),
  ...['partner'].map((word) => [word, 'partner'] as const),
  ...['low', 'alacsony', 'niedrig'].map((word) => [word, 'low'] as const),
  ...['medium', 'mid', 'kozepes', 'mittel'].map((word) => [word, 'medium'] as const),
  ...['high', 'magas', 'hoch'].map((word) => [word, 'high'] as const),
])

/** The importance that a cell names in any of the languages; null where it names none. */
export function readImportance(cell: string): WatchImportance | null {
  return WORDS.get(foldName(cell)) ?? null
}

/** Labels with commas or semicolons between them, each once; no more and no longer than a company may have. */
export function readLabels(cell: string): string[] {
  const labels = cell
    .split(new RegExp(LABEL_SEPARATOR, 'g'))
    .map((label) => label.trim().slice(0, WATCH_LABEL_MAX_LENGTH).toWellFormed())
  return [...new Set(labels.filter((label) => label !== ''))].slice(0, WATCH_LABELS_MAX)
}
