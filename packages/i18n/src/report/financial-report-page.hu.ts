/** Financial report page. */
export const reportFinancialReportPageHu = {
  years: 'Üzleti év',
  consolidated: 'Összevont (konszolidált) beszámoló',
  inThousands: 'Ezer forintban',
  tabs: {
    label: 'A beszámoló részei',
    balance: 'Mérleg',
    incomeStatement: 'Eredménykimutatás',
  },
  xlsx: 'XLSX letöltése',
  columns: {
    rowNumber: 'Sor',
    change: 'Változás',
  },
  facts: {
    type: 'Beszámoló',
    period: 'Időszak',
    filedOn: 'Letétbe helyezve',
    source: 'Forrás',
    range: '{{from}} – {{to}}',
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
    title: 'Nincs közzétett beszámoló',
    text: 'Ehhez a céghez nincs beszámoló az adatbázisban. Az új beszámolók a letétbe helyezés után jelennek meg.',
  },
  partMissing: 'A beszámolónak ez a része nem szerepel a forrásban.',
  latestYear: 'A legutóbbi beszámoló',
} as const
