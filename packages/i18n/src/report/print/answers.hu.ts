/** Words of the printed report that the server says. */
export const reportPrintAnswersHu = {
  title: 'Cégriport',
  infoTitle: 'Céginformáció',
  fileName: 'cegriport',
  infoFileName: 'ceginformacio',
  asOf: 'Állapot: {{date}}',
  printedOn: 'Készült: {{date}}',
  page: '{{page}} / {{pages}}. oldal',
  contents: 'Tartalom',
  sources: 'Források',
  notice: 'Tájékoztató jellegű összeállítás a feltüntetett forrásokból; nem közhiteles okirat.',
  source: '{{publisher}}: {{title}}',
  /** Unit of a table or chart. */
  unit: {
    plain: '{{unit}}',
    thousand: 'ezer {{unit}}',
    million: 'millió {{unit}}',
    billion: 'milliárd {{unit}}',
    person: 'fő',
    percent: '%',
    points: 'pont',
  },
  withUnit: '{{title}} ({{unit}})',
  /** Where a figure is missing. */
  empty: {
    section: 'Ehhez a céghez nincs ilyen adat az adatbázisban.',
    valid: 'Csak megszűnt tételeket ismerünk.',
  },
  settingsSaved: 'A nyomtatási beállításokat elmentettük.',
  shownOf: 'Az első {{shown}} a {{total}} közül.',
  more: 'Az adatbázisban továbbiak is szerepelnek; a lista nem teljes.',
  financialReport: {
    title: '{{part}} {{years}}',
    previous: '{{year}} (nyitó)',
    amendments: '{{year}} módosítás',
    filledRows: 'Csak a kitöltött sorok.',
    usedRows: 'Csak azok a sorok, amelyekben valamelyik évben nullától eltérő összeg áll.',
  },
  figures: {
    company: 'Cég',
    median: 'medián',
    quartiles: 'kvartilisek',
    sector: 'Ágazat: {{name}}',
    sectorCompanies: '{{count}} cég adataiból',
    sectorBasis:
      'A kvartilisek és a medián azokból a cégekből valók, amelyek ugyanebben az országban, ugyanebben a pénznemben ({{currency}}) adtak be beszámolót; más pénznemű beszámolókkal nem vetjük össze. Ötnél kevesebb cégből nem számítunk.',
    level: {
      class: 'szakágazat',
      group: 'alágazat',
      division: 'ágazat',
    },
    table: 'Értékek évenként',
    sectorTable: 'A cég az ágazatban, {{year}}',
    companies: 'Cégek száma',
  },
  info: {
    checked: 'Mit ellenőriztünk',
    readOn: 'Állapot',
    groups: 'Amire választ ad',
    lists:
      'A szankciós jegyzékekről ez csak annyit mond, hogy a cégnek egyetlen hivatalos azonosítója sem szerepel rajtuk, és sem neki, sem összehasonlított tisztségviselőinek, közvetlen és közvetett tulajdonosainak nincs nyitott névegyezése. Akit nem ismerünk, azt nem hasonlítottuk össze.',
    unchecked:
      'Ezeket ennél a cégnél nem lehet teljeskörűen ellenőrizni: a közölteken kívül más is lehet, hiányuk nem jelent nemleges adatot: {{groups}}.',
  },
  marketing: {
    contacts: 'Elérhetőségek',
    interests: 'Érdekeltségek',
    associations: 'Kapcsolódó cégek',
    through: 'Kapcsolat',
    type: 'A kapcsolat jellege',
  },
  columns: {
    day: 'Nap',
    details: 'Részletek',
    value: 'Érték',
    figure: 'Megnevezés',
    dates: 'Időszak',
    source: 'Forrás',
  },
} as const
