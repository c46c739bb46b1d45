/** Name of the section, on the page and in print. */
export const reportGroupWordsHu = {
  title: 'Cégcsoport',
} as const
