/** Name of the section, on the page and in print. */
export const reportTimelineWordsHu = {
  title: 'Idővonal',
} as const
