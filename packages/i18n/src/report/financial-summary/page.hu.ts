/** Financial summary page. */
export const reportFinancialSummaryPageHu = {
  inThousands: 'Ezer forintban',
  xlsx: 'XLSX letöltése',
  alerts: {
    title_one: 'Egy figyelmeztetés',
    title_other: '{{count}} figyelmeztetés',
    none: 'A beszámolók alapján nincs figyelmeztetés.',
    open: 'Megnézem a beszámolóban',
    more_one: 'Még egy figyelmeztetés',
    more_other: 'Még {{count}} figyelmeztetés',
    severity: {
      info: 'tájékoztatás',
      warning: 'figyelmeztetés',
      error: 'súlyos',
    },
  },
  table: {
    caption: 'Fő pénzügyi adatok évenként',
    label: 'Tétel',
    trend: 'Alakulása',
    change: 'Változás',
    changeHint: 'Az utolsó üzleti év az előzőhöz képest; arányoknál százalékpont',
    trendOf: '{{label}}: {{values}}',
    trendValue: '{{year}}: {{value}}',
    definitionOf: 'Mit jelent: {{label}}',
    older: 'A többi üzleti év {{year}} óta a sorok megnyitásakor látható, és az XLSX-ben is megvan.',
    sources: 'Forrás: {{sources}}',
  },
  empty: {
    title: 'Nincs közzétett beszámoló',
    text: 'Ehhez a céghez nincs beszámoló az adatbázisban, ezért összefoglaló sem készülhet belőle.',
  },
} as const
