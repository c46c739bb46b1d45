/** Rules by which subscribers are alerted, in words that server and browser share. */
export const monitoringRulesWordsHu = {
  /** How much a watched company matters. */
  watchImportances: {
    none: 'nincs megadva',
    partner: 'partner',
    low: 'alacsony',
    medium: 'közepes',
    high: 'magas',
  },
  /** News by what it means. */
  news: {
    negative: 'negatív hír',
    neutral: 'semleges hír',
    positive: 'pozitív hír',
  },
}
