/** Name of the section, on the page and in print. */
export const reportConnectionListWordsHu = {
  title: 'Kapcsolati lista',
} as const
