/** Pages of the negative and the positive information. */
export const reportInfoPageHu = {
  inactive: 'megszűnt',
  noActive: 'Csak megszűnt tételeket ismerünk.',
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
    lists:
      'Ezeken a szankciós jegyzékeken a cégnek egyetlen hivatalos azonosítója sem szerepel, és sem neki, sem összehasonlított tisztségviselőinek, közvetlen és közvetett tulajdonosainak nincs nyitott névegyezése (akit nem ismerünk, azt nem hasonlítottuk össze):',
    groups: 'Tárgy',
    source: 'Forrás',
    readOn: 'Állapot',
    unchecked: 'Amit ennél a cégnél nem lehet teljeskörűen ellenőrizni',
    uncheckedText: 'Ezekről nem állíthatjuk, hogy a fent szereplőkön kívül nincs más:',
  },
} as const
