/** Pages of the negative and the positive information. */
export const reportInfoPageHu = {
  counts: '{{active}} hatályos, {{inactive}} megszűnt',
  countActive: '{{active}} hatályos',
  inactive: 'megszűnt',
  hidden_one: '{{count}} megszűnt tétel rejtve.',
  hidden_other: '{{count}} megszűnt tétel rejtve.',
  showHidden: 'Megszűntek mutatása',
  noActive: 'Ebben a csoportban nincs hatályos tétel.',
  showMore_one: 'Még {{count}} tétel',
  showMore_other: 'Még {{count}} tétel',
  showFewer: 'Csak az első {{count}}',
  details: 'Részletek',
  print: 'Nyomtatás',
  printOf: 'Nyomtatás: {{item}}',
  detailsOf: 'Részletek: {{item}}',
  rowsError: 'A tétel adatait nem sikerült betölteni.',
  noRows: 'A forrás nem közöl további adatot.',
  back: 'Vissza a listához',
  jump: 'Ugrás a csoporthoz',
  totals: 'Összesítés: {{group}}',
  checked: {
    title: 'Mit ellenőriztünk?',
    text: 'Ezek a források a cégről minden ilyen adatot közölnek: ahol nem szerepel tétel, ott a forrás szerint nincs.',
    groups: 'Tárgy',
    source: 'Forrás',
    readOn: 'Állapot',
    unchecked: 'Amiről nincs teljes körű forrásunk ehhez a céghez',
    uncheckedText: 'Ezekről nem állíthatjuk, hogy a fent szereplőkön kívül nincs más:',
  },
  /** `complete`: sources cover every subject; `partial`: some; `unknown`: none. */
  empty: {
    negative: {
      title: 'Nincs negatív információ',
      unsure: 'Negatív információt nem ismerünk',
      complete: 'Az alább felsorolt források {{date}} napi állapota szerint nincs negatív információ a cégről.',
    },
    positive: {
      title: 'Nincs pozitív információ',
      unsure: 'Pozitív információt nem ismerünk',
      complete: 'Az alább felsorolt források {{date}} napi állapota szerint nincs pozitív információ a cégről.',
    },
    partial:
      'Az alább felsorolt források {{date}} napi állapota szerint nincs, de nem minden témáról van teljes körű forrásunk ehhez a céghez.',
    unknown: 'Ehhez a céghez nincs olyan forrásunk, amely ezekről teljes körűen beszámolna.',
  },
} as const
