import { cutText } from '../format/cut-text.ts'
import { fromSafeCsvText, toSafeCsvText } from '../list-export/safe-cell.ts'
import {
  WATCH_IMPORTANCES,
  type WatchImportance,
  WATCH_LABEL_MAX_LENGTH,
  WATCH_LABELS_MAX,
  WATCH_NOTE_MAX_LENGTH,
} from './watch-importance.ts'

/** What is noted of a watched company. */
export type WatchNotes = { importance: WatchImportance; note: string; labels: readonly string[] }
/** What a list says of a company, however long; null: it says nothing. */
export type ToldNotes = { importance: WatchImportance | null; note: string | null; labels: readonly string[] }

/**
 * What two rows of a list say of one company: the greater importance, both notes one below the other, all labels; no more
 * of either than it takes to see that there is no room.
 */
export function joinTold(before: ToldNotes, told: ToldNotes): ToldNotes {
  const areLabelsFull = before.labels.length > WATCH_LABELS_MAX
  return {
    importance: greaterOf(before.importance, told.importance),
    note: joinNotes(before.note, told.note),
    labels: areLabelsFull ? before.labels : [...new Set([...before.labels, ...told.labels])],
  }
}

function greaterOf(one: WatchImportance | null, other: WatchImportance | null): WatchImportance | null {
  if (one === null || other === null) return one ?? other
  return WATCH_IMPORTANCES.indexOf(one) < WATCH_IMPORTANCES.indexOf(other) ? other : one
}

function joinNotes(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other
  const isFull = one.length > WATCH_NOTE_MAX_LENGTH
  return isFull || one.split('\n').includes(other) ? one : `${one}\n${other}`
}

export type AppliedNotes = {
  notes: WatchNotes
  isChanged: boolean
  /** The list says something else, and what was noted has stayed. */
  isKept: boolean
  /** A note or label was longer than it may be, or there were too many labels. */
  isCut: boolean
}

/**
 * What is noted of a company once a list was imported. Note and importance that are there stay, unless the list is to
 * replace them; where it says nothing they stay either way, and labels come beside those there are.
 */
export function applyTold(noted: WatchNotes, told: ToldNotes, { isReplacing }: { isReplacing: boolean }): AppliedNotes {
  const toldNote = told.note === null || isSameNote(noted.note, told.note) ? noted.note : told.note
  const toldImportance = told.importance ?? noted.importance
  const whole = isReplacing || noted.note === '' ? toldNote : noted.note
  const note = cutText(whole, WATCH_NOTE_MAX_LENGTH)
  const importance = isReplacing || noted.importance === 'none' ? toldImportance : noted.importance
  const cutLabels = told.labels.map((label) => cutText(label, WATCH_LABEL_MAX_LENGTH))
  const allLabels = [...new Set([...noted.labels, ...cutLabels])]
  const labels = allLabels.slice(0, Math.max(WATCH_LABELS_MAX, noted.labels.length))
  const areLabelsCut = cutLabels.some((label, index) => label !== told.labels[index])
  return {
    notes: { importance, note, labels },
    isChanged: note !== noted.note || importance !== noted.importance || labels.length > noted.labels.length,
    isKept: whole !== toldNote || importance !== toldImportance,
    isCut: note !== whole || areLabelsCut || labels.length < allLabels.length,
  }
}

/** Is it what was noted, or what comes back of that from a file of ours? There it is one line. */
function isSameNote(noted: string, told: string): boolean {
  const line = toLine(told)
  return toLine(noted) === line || toLine(fromSafeCsvText(toSafeCsvText(noted))) === line
}

function toLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}
