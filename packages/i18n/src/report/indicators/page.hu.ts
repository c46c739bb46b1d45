/** Indicators page. */
export const reportIndicatorsPageHu = {
  groups: 'Mutatócsoportok',
  views: {
    label: 'A mutatók megjelenítése',
    charts: 'Diagramok',
    tables: 'Táblázatok',
  },
  company: 'A cég',
  sectorMedian: 'Ágazati medián',
  ofSector:
    'Az ágazati medián az ágazat azon cégeinek középső értéke, amelyek ugyanebben az országban, ugyanebben a pénznemben adtak be beszámolót: {{sector}}.',
  noSector:
    'Ágazati medián nincs: a cég főtevékenysége nem ismert, vagy ágazatáról nincs legalább öt olyan cégen alapuló statisztikánk, amely ugyanebben az országban és pénznemben adott be beszámolót.',
  columns: {
    change: 'Változás',
    companies: 'Cégek száma',
  },
  formula: 'Képlet',
  source: 'Forrás',
  missing: 'A beszámolókból nem állapítható meg:',
  empty: {
    title: 'Beszámolót nem ismerünk',
    text: 'A mutatók a beszámolókból készülnek, ehhez a céghez pedig nincs beszámoló az adatbázisban.',
  },
} as const
