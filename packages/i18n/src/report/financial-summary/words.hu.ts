/** Name of the section, on the page and in print. */
export const reportFinancialSummaryWordsHu = {
  title: 'Gazdasági adatok',
} as const
