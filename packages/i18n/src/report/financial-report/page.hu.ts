/** Financial report page. */
export const reportFinancialReportPageHu = {
  years: 'Üzleti év',
  consolidated: 'Összevont (konszolidált) beszámoló',
  tabs: {
    label: 'A beszámoló részei',
    balance: 'Mérleg',
    incomeStatement: 'Eredménykimutatás',
  },
  xlsx: 'XLSX letöltése',
  columns: {
    change: 'Változás',
  },
  facts: {
    type: 'Beszámoló',
    period: 'Időszak',
    source: 'Forrás',
  },
  findings: {
    title_one: 'Egy észrevétel a beszámolóhoz',
    title_other: '{{count}} észrevétel a beszámolóhoz',
    row: '{{row}}. sor',
    severity: {
      info: 'tájékoztatás',
      warning: 'figyelmeztetés',
      error: 'hiba',
    },
  },
  empty: {
    title: 'Beszámolót nem ismerünk',
    text: 'Ehhez a céghez nincs beszámoló az adatbázisban. Az új beszámolók a letétbe helyezés után jelennek meg.',
    asked: 'Erről az évről nincs ilyen beszámoló az adatbázisban.',
  },
  latestYear: 'A legutóbbi beszámoló',
} as const
