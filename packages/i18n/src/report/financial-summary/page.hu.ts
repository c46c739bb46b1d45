/** Financial summary page. */
export const reportFinancialSummaryPageHu = {
  xlsx: 'XLSX letöltése',
  alerts: {
    title_one: 'Egy figyelmeztetés',
    title_other: '{{count}} figyelmeztetés',
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
    scrolled: 'Az évek görgethető táblázata',
    label: 'Tétel',
    trend: 'Alakulása',
    change: 'Változás',
    changeHint: 'Az utolsó üzleti év az előzőhöz képest; százalékos mutatóknál százalékpont, hányadosoknál különbség',
    trendOf: '{{label}}: {{values}}',
    trendValue: '{{year}}: {{value}}',
    definitionOf: 'Mit jelent: {{label}}',
    sector: 'Ágazat',
    ofSector:
      'Ágazat: a cég melyik negyedben áll az ágazat – {{sector}} – azon cégei között, amelyek ugyanebben az országban, ugyanebben a pénznemben adtak be beszámolót; balra a legalacsonyabb értékek negyede. A részletek a sor megnyitásakor olvashatók.',
    noSector:
      'Ágazati összevetés nincs: a cég főtevékenysége nem ismert, vagy ágazatáról nincs legalább öt olyan cégen alapuló statisztikánk, amely ugyanebben az országban és pénznemben adott be beszámolót.',
    zeros_one: 'Egy nulla értékű sor',
    zeros_other: '{{count}} nulla értékű sor',
    sources: 'Forrás: {{sources}}',
  },
  /** Where the company stands in its sector with a figure. */
  place: {
    text: '{{quarter}} ({{year}})',
    lowest: 'legalsó negyed',
    second: 'második negyed',
    third: 'harmadik negyed',
    highest: 'legfelső negyed',
    shared: 'sok céggel azonos',
    sentence:
      'Az ágazatban – {{sector}} – {{companies}} cég adata alapján: {{place}}. Alsó kvartilis {{lower}}, medián {{median}}, felső kvartilis {{upper}}.',
  },
  empty: {
    title: 'Beszámolót nem ismerünk',
    text: 'Ehhez a céghez nincs beszámoló az adatbázisban, ezért összefoglaló sem készülhet belőle.',
  },
} as const
