/** How much a watched company matters to who watches it, the least first (decisions 10). */
export const WATCH_IMPORTANCES = ['none', 'partner', 'low', 'medium', 'high'] as const
export type WatchImportance = (typeof WATCH_IMPORTANCES)[number]

/** Companies a subscriber may watch. */
export const WATCHED_MAX = 100_000
/** Letters of a note, letters of a label, labels of a company. */
export const WATCH_NOTE_MAX_LENGTH = 1000
export const WATCH_LABEL_MAX_LENGTH = 40
export const WATCH_LABELS_MAX = 20
/** Labels are listed with these between them, so that none may hold one. */
export const LABEL_SEPARATOR = /[,;\n]/
