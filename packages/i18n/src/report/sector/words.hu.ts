/** Name of the section, on the page and in print. */
export const reportSectorWordsHu = {
  title: 'Ágazat',
} as const
