/** Name of the section, on the page and in print. */
export const reportCompanyDataWordsHu = {
  title: 'Cégadatok',
} as const
