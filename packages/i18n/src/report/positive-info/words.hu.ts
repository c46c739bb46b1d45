/** Name of the section, on the page and in print. */
export const reportPositiveInfoWordsHu = {
  title: 'Pozitív információ',
} as const
