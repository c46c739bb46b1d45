/** Words of the accounts that their page and the printed report both show. */
export const reportFinancialReportWordsHu = {
  title: 'Beszámolók',
  columns: {
    rowNumber: 'Sor',
  },
  facts: {
    filedOn: 'Letétbe helyezve',
    /** Of accounts that were filed again. */
    firstFiledOn: 'Először letétbe helyezve',
    filedAgainOn: 'Ismét letétbe helyezve',
    dayUnknown: 'a napja nem ismert',
    range: '{{from}} – {{to}}',
  },
  /** Who need not publish any, and what is not known for that. */
  withoutAccounts: {
    title: 'Számviteli beszámolót nem tesz közzé',
    budget:
      'A költségvetési szervek és az oktatási intézmények nem tesznek közzé olyan beszámolót, mint a cégek: költségvetési beszámolót készítenek, vagy a gazdálkodásuk a fenntartójuk könyveiben szerepel. Ezeket nem közli egyik forrásunk sem, ezért a bevételeik, kiadásaik és vagyonuk itt nem ismertek.',
    person:
      'Magánszemélyek és egyéni vállalkozók nem tesznek közzé számviteli beszámolót: a bevételük és a vagyonuk nem ismert.',
  },
  partMissing: 'A beszámolónak ez a része nem szerepel a forrásban.',
} as const
