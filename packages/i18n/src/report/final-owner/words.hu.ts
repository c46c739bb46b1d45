/** Name of the section, on the page and in print. */
export const reportFinalOwnerWordsHu = {
  title: 'Tényleges tulajdonos',
} as const
