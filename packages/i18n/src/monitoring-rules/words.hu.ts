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
  /** Where a rule tells nothing, as accounts cannot be compared. */
  limits: {
    amounts:
      'Az összegfeltétel forintban értendő, és nem számítunk át: akinek a beszámolója más pénznemben készült, annál a feltételt nem vesszük teljesültnek, ezért róla a szabály nem szól.',
    wholeYear:
      'Az árbevételre, az EBITDA-ra, az eredményekre és a társasági adóra szóló feltételt csak {{from}}–{{to}} napos üzleti évvel nézzük: akinek a beszámolója rövidebb vagy hosszabb üzleti évről szól, annál a feltételt nem vesszük teljesültnek, ezért róla a szabály nem szól.',
    growth:
      'Az árbevétel változását csak azonos pénznemű évek között nézzük: ha az új beszámoló pénzneme más, mint az előző évié, és az előző évet az új pénznemben nem közli, a feltételt nem vesszük teljesültnek, ezért a szabály nem szól.',
    turns:
      'Előjelváltást csak azonos pénznemű évek között látunk: ha az új beszámoló pénzneme más, mint az előző évié, és az előző évet az új pénznemben nem közli, erről nem szólunk.',
  },
}
