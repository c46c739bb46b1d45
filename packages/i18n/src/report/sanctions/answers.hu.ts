/** What the printed screening says. */
export const reportSanctionsAnswersHu = {
  notChecked: 'Szankciós jegyzékkel még nem vetettük össze: ellenőrzés nem történt.',
  noMatch:
    'Nincs találat: sem a cég, sem a nyilvántartásból ismert tulajdonosai és tisztségviselői nem szerepelnek az alább felsorolt jegyzékeken, az ott megadott napi állapot szerint.',
  matches_one: 'Egy találat. A névegyezés nem megállapítás: más személyről is szó lehet.',
  matches_other: '{{count}} találat. A névegyezés nem megállapítás: más személyről is szó lehet.',
  scope:
    'Az ellenőrzés csak az alábbi jegyzékeket és a nyilvántartásban szereplő neveket, azonosítókat fedi le; más jegyzékekről és a nyilvántartásban nem szereplő személyekről nem mond semmit.',
  lists: 'Mihez hasonlítottuk',
  list: 'Jegyzék',
  day: 'Állapot',
  entries: 'Bejegyzések',
  notLoaded: 'Nem betöltött, ezért meg sem nézett jegyzékek: {{lists}}. Hogy ezeken szerepel-e valaki, nem tudjuk.',
  checkedAt: 'Az ellenőrzés napja',
  checkedCount: 'Az ellenőrzöttek száma',
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
  verdicts: { confirmed: 'megerősítve', dismissed: 'elvetve', withdrawn: 'visszavonva' },
  undecided: 'nincs döntés',
  ended: 'már nem egyezik ({{day}} óta)',
} as const
