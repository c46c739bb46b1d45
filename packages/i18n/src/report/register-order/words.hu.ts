/** Name of the section, on the page and in print. */
export const reportRegisterOrderWordsHu = {
  title: 'Hivatalos cégadatok rendelése',
} as const
