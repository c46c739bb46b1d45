/** Name of the section, on the page and in print. */
export const reportIndicatorsWordsHu = {
  title: 'Mutatók',
} as const
