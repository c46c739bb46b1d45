/** Frame of the report: side bar, section menu, states that every section shares. */
export const reportHeaderPageHu = {
  sidebar: 'A cég adatlapja',
  menu: 'A riport fejezetei',
  openMenu: 'Fejezetek és műveletek',
  download: 'Nyomtatás, letöltés',
  onlyValid: 'Csak hatályos adatok',
  hidden_one: '{{count}} megszűnt tétel rejtve.',
  hidden_other: '{{count}} megszűnt tétel rejtve.',
  showHidden: 'Megszűntek mutatása',
  madeUp: 'Kitalált cég',
  statusUnknown: 'státusza ismeretlen',
  madeUpHint: 'Bemutató adat: ez a cég nem létezik.',
  locked: 'nem része az előfizetésének',
  searchAgain: 'Új keresés',
  whyRating: 'Miért ez a minősítés?',
  infoMarks: {
    bad: 'van hatályos, súlyos tétel',
    warning: 'van hatályos, figyelmeztető tétel',
    good: 'van hatályos tétel',
    inactive: 'csak megszűnt tételt ismerünk',
  },
  groups: {
    company: 'Cég',
    finance: 'Pénzügy',
    risk: 'Kockázat',
    connections: 'Kapcsolatok',
  },
} as const
