/** Name of the section, on the page and in print. */
export const reportNegativeInfoWordsHu = {
  title: 'Negatív információ',
} as const
