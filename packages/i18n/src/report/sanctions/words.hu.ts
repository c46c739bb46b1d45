/** Name of the section, on the page and in print. */
export const reportSanctionsWordsHu = {
  title: 'Szankciós szűrés',
  grades: {
    identifier: 'Azonosító egyezik',
    strong: 'Erős névegyezés',
    probable: 'Valószínű névegyezés',
    possible: 'Lehetséges névegyezés',
  },
  reasonsTitle: 'Mi szól mellette és ellene',
  reasons: {
    'identifier-same': 'Azonos hivatalos azonosító: {{party}}.',
    'name-same': 'A teljes név azonos.',
    'name-other-spelling': 'A teljes név azonos, csak az átírása más.',
    'word-order': 'A névelemek sorrendje eltér.',
    'word-close': 'Egy névelem hasonló, de nem azonos: „{{party}}” és „{{listed}}”.',
    'words-missing': 'A jegyzékben szereplő névelem itt hiányzik: „{{listed}}”.',
    'words-extra': 'Olyan névelem is van, amely a jegyzékben nem szerepel: „{{party}}”.',
    'single-word': 'A név egyetlen szóból áll, ezért keveset bizonyít.',
    'common-name': 'Gyakori név: többen is viselhetik.',
    'weak-alias': 'Olyan álnév, amelyet a jegyzék maga is bizonytalannak mond.',
    'birth-date-same': 'A születési idő azonos ({{party}}).',
    'birth-year-same': 'A születési év megfelel ({{party}}, a jegyzékben {{listed}}).',
    'birth-date-differs': 'A születési idő eltér ({{party}}, a jegyzékben {{listed}}).',
    'birth-date-unknown': 'A születési idő legalább az egyik oldalon ismeretlen, így nem hasonlítható össze.',
    'country-same': 'Az ország azonos: {{party}}.',
    'country-differs': 'Az ország eltér: {{party}}, a jegyzékben {{listed}}.',
  },
  /** Of an entry of which the list does not tell since when it has it. */
  listedSince: 'a jegyzék nem közli; az általunk olvasott kiadásokban {{day}} óta szerepel',
  checkedAt: 'Az ellenőrzés ideje',
  checkedAtClock: '{{at}} (budapesti idő)',
  checkedCount: 'Ellenőrzöttek száma',
  checkedTitle: 'Kiket ellenőriztünk',
  unnamedTitle: 'Kiket nem tudtunk ellenőrizni',
  unnamed_one:
    'Egy tulajdonos vagy tisztségviselő nevét a forrás nem közli, csak egy helyette álló jelölést. Akire az vonatkozik, azt nem tudtuk ellenőrizni: hogy szerepel-e valamelyik jegyzéken, nem ismert.',
  unnamed_other:
    '{{count}} tulajdonos vagy tisztségviselő nevét a forrás nem közli, csak egy helyette álló jelölést. Őket nem tudtuk ellenőrizni: hogy szerepelnek-e valamelyik jegyzéken, nem ismert.',
  tooShortTitle: 'Akiknek a neve túl rövid a hasonlításhoz',
  tooShort_one:
    'Egy szereplő neve olyan rövid, hogy hasonló neveket nem kerestünk hozzá: csak a betűre azonos név és a hivatalos azonosító számított. Hogy más írásmóddal szerepel-e valamelyik jegyzéken, nem ismert.',
  tooShort_other:
    '{{count}} szereplő neve olyan rövid, hogy hasonló neveket nem kerestünk hozzájuk: csak a betűre azonos név és a hivatalos azonosító számított. Hogy más írásmóddal szerepelnek-e valamelyik jegyzéken, nem ismert.',
  untoldOwnersTitle: 'Szervezetek, amelyek mögött senkit nem ismerünk',
  untoldOwners_one:
    'A tulajdonosok között van egy szervezet, amely mögött ma senkit nem ismerünk: egyetlen tulajdonosát sem, vagy csak egymást tulajdonolják körben. Aki mögötte áll, azt egyik jegyzékkel sem hasonlítottuk össze: hogy szerepel-e valamelyiken, nem ismert.',
  untoldOwners_other:
    'A tulajdonosok között van {{count}} szervezet, amely mögött ma senkit nem ismerünk: egyetlen tulajdonosát sem, vagy csak egymást tulajdonolják körben. Akik mögöttük állnak, azokat egyik jegyzékkel sem hasonlítottuk össze: hogy szerepelnek-e valamelyiken, nem ismert.',
  leftOutOwners_one:
    'A cégnek több közvetett tulajdonosa van, mint amennyit összehasonlítunk: legalább egyet kihagytunk. Hogy szerepel-e valamelyik jegyzéken, nem ismert.',
  leftOutOwners_other:
    'A cégnek több közvetett tulajdonosa van, mint amennyit összehasonlítunk: legalább {{count}} tulajdonost kihagytunk. Hogy szerepelnek-e valamelyik jegyzéken, nem ismert.',
  withUnnamedOwners_one:
    'A cégről vagy egy tulajdonosáról maga a nyilvántartás közli, hogy van vagy lehet olyan tényleges tulajdonosa, akit nem nevez meg. Őt nem hasonlítottuk össze: hogy szerepel-e valamelyik jegyzéken, nem ismert.',
  withUnnamedOwners_other:
    'A cégről és tulajdonosairól, összesen {{count}} cégről maga a nyilvántartás közli, hogy van vagy lehet olyan tényleges tulajdonosuk, akit nem nevez meg. Őket nem hasonlítottuk össze: hogy szerepelnek-e valamelyik jegyzéken, nem ismert.',
  ownerMissing:
    'A cégnek ma egyetlen tulajdonosát sem ismerjük. A tulajdonosait ezért nem hasonlítottuk össze: hogy szerepelnek-e valamelyik jegyzéken, nem ismert.',
  /** The companies follow, the nearest first. */
  through: '{{role}} ezeken keresztül:',
  otherWays_one: '(és még egy úton)',
  otherWays_other: '(és még {{count}} úton)',
  /** What of a list is not known, beside its title. */
  doubts: {
    unread_one:
      '{{title}}: egy bejegyzését nem tudtuk elolvasni. Hogy az kiről szól, nem tudjuk, így nem is hasonlítottuk össze senkivel.',
    unread_other:
      '{{title}}: {{count}} bejegyzését nem tudtuk elolvasni. Hogy azok kiről szólnak, nem tudjuk, így nem is hasonlítottuk össze őket senkivel.',
    failing:
      '{{title}}: {{day}} óta egyetlen újabb kiadását sem sikerült letölteni vagy átvenni. A használt kiadásról utoljára ezen a napon tudtuk, hogy a legújabb: {{newestOn}}. Az utána felvettekkel senkit nem hasonlítottunk össze.',
    old_one: '{{title}}: {{count}} napja nem frissült. Az azóta felvettekkel senkit nem hasonlítottunk össze.',
    old_other: '{{title}}: {{count}} napja nem frissült. Az azóta felvettekkel senkit nem hasonlítottunk össze.',
  },
  madeUpList: {
    title: 'Kitalált jegyzék',
    text: 'A bemutató kitalált szankciós jegyzéket használ: a rajta szereplő személyek és szervezetek nem léteznek. Az eredmény a működést mutatja be, és senkiről sem állít semmit. Valódi szűréshez az üzemeltetőnek be kell töltenie egy hatósági jegyzéket.',
  },
  outdated:
    'A döntés óta megváltozott, amire épült: a cég vagy a jegyzék adatai mások, vagy azóta többet hasonlítunk össze. Kérjük, nézze meg újra.',
  noMatch: {
    all: 'Sem a cég, sem a nyilvántartásból ismert tisztségviselői és (közvetlen vagy közvetett) tulajdonosai nem egyeznek az alábbi jegyzékek egyetlen beolvasott bejegyzésével sem, az ott megadott napi állapot szerint.',
    named:
      'Sem a cég, sem azok a tisztségviselői és (közvetlen vagy közvetett) tulajdonosai, akiknek a nevét ismerjük, nem egyeznek az alábbi jegyzékek egyetlen beolvasott bejegyzésével sem, az ott megadott napi állapot szerint.',
    alone:
      'A cég neve és azonosítói nem egyeznek az alábbi jegyzékek egyetlen beolvasott bejegyzésével sem, az ott megadott napi állapot szerint. Mást nem ellenőriztünk: a cég egyetlen tulajdonosát vagy tisztségviselőjét sem ismerjük név szerint.',
    /** Where there were owners or officers, and nobody is known to be one today. */
    former_one:
      'A cég neve és azonosítói nem egyeznek az alábbi jegyzékek egyetlen beolvasott bejegyzésével sem, az ott megadott napi állapot szerint. Mást nem ellenőriztünk: ma senkit nem ismerünk a cég tulajdonosaként vagy tisztségviselőjeként. Egy korábbi tulajdonosát vagy tisztségviselőjét nem hasonlítottuk össze.',
    former_other:
      'A cég neve és azonosítói nem egyeznek az alábbi jegyzékek egyetlen beolvasott bejegyzésével sem, az ott megadott napi állapot szerint. Mást nem ellenőriztünk: ma senkit nem ismerünk a cég tulajdonosaként vagy tisztségviselőjeként. {{count}} korábbi tulajdonosát és tisztségviselőjét nem hasonlítottuk össze.',
    ceased_one:
      'A cég neve és azonosítói nem egyeznek az alábbi jegyzékek egyetlen beolvasott bejegyzésével sem, az ott megadott napi állapot szerint. Mást nem ellenőriztünk: a cég megszűnt, és ma senkit nem ismerünk a tulajdonosaként vagy tisztségviselőjeként. Egy korábbi tulajdonosát vagy tisztségviselőjét nem hasonlítottuk össze.',
    ceased_other:
      'A cég neve és azonosítói nem egyeznek az alábbi jegyzékek egyetlen beolvasott bejegyzésével sem, az ott megadott napi állapot szerint. Mást nem ellenőriztünk: a cég megszűnt, és ma senkit nem ismerünk a tulajdonosaként vagy tisztségviselőjeként. {{count}} korábbi tulajdonosát és tisztségviselőjét nem hasonlítottuk össze.',
  },
  itself: 'a cég maga, jelenlegi és korábbi neveivel',
  roles: {
    member: 'tag, tulajdonos',
    'indirect-owner': 'közvetett tulajdonos',
    'indirect-beneficial-owner': 'egy tulajdonos cég nyilvántartott tényleges tulajdonosa',
    signatory: 'képviseletre jogosult',
    auditor: 'könyvvizsgáló',
    'supervisory-board': 'felügyelőbizottsági tag',
    'beneficial-owner': 'tényleges tulajdonos a nyilvántartás szerint',
    representative: 'képviselő',
  },
} as const
