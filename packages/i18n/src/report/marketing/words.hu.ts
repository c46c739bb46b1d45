/** Name of the section, on the page and in print. */
export const reportMarketingWordsHu = {
  title: 'Marketing',
} as const
