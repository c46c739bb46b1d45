/** What the printed screening says. */
export const reportSanctionsAnswersHu = {
  notChecked: 'Szankciós jegyzékkel még nem vetettük össze: ellenőrzés nem történt.',
  matches_one: 'Egy találat. A névegyezés nem megállapítás: más személyről is szó lehet.',
  matches_other: '{{count}} találat. A névegyezés nem megállapítás: más személyről is szó lehet.',
  /** Where an official identifier is the same, for all of the matches or for some of them. */
  identified_one: 'Egy találat. A hivatalos azonosító megegyezik: a jegyzék erről a szereplőről szól.',
  identified_other:
    '{{count}} találat. A hivatalos azonosító mindegyiknél megegyezik: a jegyzékek a megnevezett szereplőkről szólnak.',
  someIdentified: 'Ahol a hivatalos azonosító megegyezik, ott a jegyzék a megnevezett szereplőről szól.',
  scope:
    'Az ellenőrzés csak az alábbi jegyzékeket, valamint a cég, mai tisztségviselői és tulajdonosai nyilvántartott neveit és azonosítóit fedi le, azokét is, akik a nyilvántartott cégeken keresztül tulajdonosok; más jegyzékekről, korábbi tulajdonosokról és a nyilvántartásban nem szereplő személyekről nem mond semmit.',
  lists: 'Mihez hasonlítottuk',
  list: 'Jegyzék',
  day: 'Állapot',
  entries: 'Bejegyzések',
  compared: 'Összehasonlított',
  notLoaded: 'Nem betöltött, ezért meg sem nézett jegyzékek: {{lists}}. Hogy ezeken szerepel-e valaki, nem tudjuk.',
  name: 'Név',
  role: 'Szerep',
  more: 'és további {{count}}',
  placeholder: 'A forrás jelölése',
  found: 'Találatok',
  columns: {
    party: 'A nyilvántartásban',
    listed: 'A jegyzékben',
    grade: 'Egyezés',
    programme: 'Program',
    list: 'Jegyzék, bejegyzés',
    listedOn: 'Felvétel',
    decision: 'Döntés',
  },
  sides: { for: 'Mellette szól', against: 'Ellene szól', unknown: 'Nem vethető össze' },
  verdicts: { confirmed: 'megerősítve', dismissed: 'elvetve', withdrawn: 'visszavonva' },
  decidedBy: '{{name}}, {{at}}',
  undecided: 'nincs döntés',
  /** Of a decision that was taken back. */
  reopened: 'újra nyitott',
  history: 'A döntések története',
  historyColumns: { match: 'Találat', verdict: 'Döntés', reason: 'Indokolás', by: 'Ki és mikor' },
  ended: 'már nem egyezik ({{day}} óta)',
  listUnused: 'a jegyzék már nincs használatban ({{day}} óta)',
} as const
