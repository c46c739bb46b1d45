/** Name of the section, on the page and in print. */
export const reportScoreWordsHu = {
  title: 'Minősítés',
  /** Under the parts of the points: of what the medians beside them are. */
  sectorBasis:
    'Az ágazati érték: {{sector}}, {{count}} általunk minősített cég legutóbbi beszámolója, bármely évé; az ágazati oldal egy-egy üzleti év összes beszámolóját nézi.',
} as const
