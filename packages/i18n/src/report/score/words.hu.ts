/** Name of the section, on the page and in print. */
export const reportScoreWordsHu = {
  title: 'Minősítés',
} as const
