/** Name of the section, on the page and in print. */
export const reportSanctionsWordsHu = {
  title: 'Szankciós szűrés',
  grades: {
    identifier: 'Azonosító egyezik',
    strong: 'Erős névegyezés',
    probable: 'Valószínű névegyezés',
    possible: 'Lehetséges névegyezés',
  },
  checkedAt: 'Az ellenőrzés ideje',
  checkedAtClock: '{{at}} (budapesti idő)',
  checkedCount: 'Ellenőrzöttek száma',
  checkedTitle: 'Kiket ellenőriztünk',
  unnamedTitle: 'Kiket nem tudtunk ellenőrizni',
  unnamed_one:
    'Egy tulajdonos vagy tisztségviselő nevét a forrás nem közli, csak egy helyette álló jelölést. Őt nem tudtuk ellenőrizni: hogy szerepel-e valamelyik jegyzéken, nem ismert.',
  unnamed_other:
    '{{count}} tulajdonos vagy tisztségviselő nevét a forrás nem közli, csak egy helyette álló jelölést. Őket nem tudtuk ellenőrizni: hogy szerepelnek-e valamelyik jegyzéken, nem ismert.',
  noMatch: {
    all: 'Sem a cég, sem a nyilvántartásból ismert tulajdonosai és tisztségviselői nem egyeznek az alábbi jegyzékek egyetlen bejegyzésével sem, az ott megadott napi állapot szerint.',
    named:
      'Sem a cég, sem azok a tulajdonosai és tisztségviselői, akiknek a nevét ismerjük, nem egyeznek az alábbi jegyzékek egyetlen bejegyzésével sem, az ott megadott napi állapot szerint.',
    alone:
      'A cég neve és azonosítói nem egyeznek az alábbi jegyzékek egyetlen bejegyzésével sem, az ott megadott napi állapot szerint. Mást nem ellenőriztünk: a cég egyetlen tulajdonosát vagy tisztségviselőjét sem ismerjük név szerint.',
  },
  itself: 'a cég maga, jelenlegi és korábbi neveivel',
  roles: {
    member: 'tag, tulajdonos',
    signatory: 'képviseletre jogosult',
    auditor: 'könyvvizsgáló',
    'supervisory-board': 'felügyelőbizottsági tag',
    'beneficial-owner': 'tényleges tulajdonos a nyilvántartás szerint',
    representative: 'képviselő',
  },
} as const
