/** What an event means for someone who grants credit. */
export const EVENT_IMPORTANCES = ['negative', 'neutral', 'positive'] as const
export type EventImportance = (typeof EVENT_IMPORTANCES)[number]
