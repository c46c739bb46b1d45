/** What the server says of a portfolio. */
export const portfolioAnswersHu = {
  all: 'Minden figyelt cég',
  entered: 'később került be',
  left: 'kikerült',
  asOf: 'Az összes céget utoljára ekkor minősítettük: {{date}}; azóta csak a megváltozottakat.',
  notRated: 'A cégeket még nem minősítettük: az első minősítés után itt látszik a megoszlás.',
  dimensions: {
    band: 'Kockázati besorolás',
    section: 'Ágazat (nemzetgazdasági ág)',
    division: 'Ágazat (TEÁOR két számjegy)',
    county: 'Székhely vármegyéje',
    status: 'Státusz (a legutóbb beolvasott források szerint)',
    importance: 'Fontosság',
  },
  unknown: {
    activity: 'főtevékenysége nem ismert',
    county: 'nem ismert vagy külföldi',
  },
  reasons: {
    ceased: 'megszűnt',
    'left-register': 'már nincs a nyilvántartásban, amely szólt róla',
    'nothing-known': 'nincs elég adat a minősítéshez',
    'registers-unread':
      'nincs minősíthető beszámolója, és három hónapon belül nem olvastunk nyilvántartást, amely felszámolását közölné',
    'not-yet': 'még nem minősítettük',
  },
  causes: {
    company: {
      label: 'a cég változott',
      about: 'A kezdő nap sávja a záró nap modelljével és szabályaival is ugyanaz: a változás a cég adataiból ered.',
    },
    model: {
      label: 'a modell vagy a szabályaink változtak',
      about: 'A kezdő nap adataival a záró nap modellje és szabályai már az új sávot adják: a változás nem a cégé.',
    },
    both: {
      label: 'mindkettő',
      about: 'A modell vagy a szabályaink, és a cég is másik sávba tette; a kettő ki is olthatja egymást.',
    },
    unknown: {
      label: 'nem dönthető el',
      about:
        'Nem tudható, mekkora rész a cégé: hiányzik valamelyik nap minősítése, vagy a záró nap modellje vagy szabályai már nem futtathatók.',
    },
  },
  limits: {
    'before-ratings': 'A kezdő napon még nem volt tárolt minősítés: az akkori cégek itt nem minősítettek.',
    'before-list': 'A kezdő napon a figyelési lista még üres volt, vagy nem ismerjük: minden cég később került be.',
    'model-gone':
      'A záró napon olyan modell vagy szabályok voltak érvényben, amelyek már nem futtathatók, vagy amelyeket még nem jegyeztünk: ott nem választható szét, mi változott a cégnél és mi nálunk.',
    'too-many':
      'Több mint 10 000 céget kellene újra minősíteni: szűkítse fontosság vagy címke szerint, akkor a változások oka is látszik.',
  },
  receivables: {
    from: '{{name}}, feltöltve: {{date}}, {{rows}} sor.',
    unwatched_one: 'A lista {{number}} cégét nem figyeli.',
    unwatched_other: 'A lista {{number}} cégét nem figyeli.',
  },
  notes: {
    baseRates:
      'A csődvalószínűségek az egyes országok saját arányához igazodnak, amelyek más évekből és más meghatározásból valók: különböző országok cégei között nem vethetők közvetlenül össze.',
    missing_one: '{{number}} figyelt cég már nincs az adatbázisunkban: egyetlen számban sem szerepel.',
    missing_other: '{{number}} figyelt cég már nincs az adatbázisunkban: egyetlen számban sem szerepelnek.',
    filtered: 'Csak a szűrőnek megfelelő cégek; a fontosság és a címke mai (kikerült cégnél az utolsó).',
    withoutAccounts_one:
      '{{number}} minősítés beszámoló nélkül, csak nyilvántartási adatokból készült (a listák jelölik). A sávjában ugyanúgy számít, mint a beszámolóból készült, de csődvalószínűség nem tartozik hozzá.',
    withoutAccounts_other:
      '{{number}} minősítés beszámoló nélkül, csak nyilvántartási adatokból készült (a listák jelölik). A sávjukban ugyanúgy számítanak, mint a beszámolóból készültek, de csődvalószínűség nem tartozik hozzájuk.',
    simplified_one:
      '{{number}} minősítés egyszerűsített: három sávja van, és a minimális, közepes és nagyon kockázatos sáv egyikében számít; egyéni vállalkozónál ezek neve alacsony, közepes és magas kockázat. Ugyanannyi pont ott más sávot jelent, mint egy cégnél, és csődvalószínűség nem tartozik hozzá.',
    simplified_other:
      '{{number}} minősítés egyszerűsített: három sávjuk van, és a minimális, közepes és nagyon kockázatos sávban számítanak; egyéni vállalkozónál ezek neve alacsony, közepes és magas kockázat. Ugyanannyi pont ott más sávot jelent, mint egy cégnél, és csődvalószínűség nem tartozik hozzá.',
    anew: 'A két nap között a modell vagy a szabályaink változtak: a kezdő napra a záró nap modelljével és szabályaival is minősítettük a cégeket, csak abból, amit aznap tudni lehetett. A tisztségek és tulajdonok mai ismeretünk szerintiek.',
    leftOut_one:
      '{{count}} mindkét napon figyelt cég nincs benne a lépésekben: nem választható szét a cég és a modell.',
    leftOut_other:
      '{{count}} mindkét napon figyelt cég nincs benne a lépésekben: nem választható szét a cég és a modell.',
    exposureFiltered: 'Csak a szűrőnek megfelelő figyelt cégek követelései; a be nem azonosított sorok nélkül.',
    currencies: 'Az összegeket nem váltjuk át: minden pénznem külön szerepel.',
    failed_one:
      '{{number}} cég csőd-, felszámolási vagy kényszertörlési eljárás alatt áll, vagy megszűnt (akár fizetőképesen): a csőd valószínűségét 100 %-nak vettük, ez is benne van a várható veszteségben.',
    failed_other:
      '{{number}} cég csőd-, felszámolási vagy kényszertörlési eljárás alatt áll, vagy megszűnt (akár fizetőképesen): a csőd valószínűségét 100 %-nak vettük, ez is benne van a várható veszteségben.',
    ending_one:
      '{{number}} cég végelszámolás alatt áll: csődvalószínűsége nem ismert, a várható veszteségben nincs benne.',
    ending_other:
      '{{number}} cég végelszámolás alatt áll: csődvalószínűsége nem ismert, a várható veszteségben nincs benne.',
    uncounted_one:
      '{{number}} sor összege negatív vagy nem olvasható, illetve pénzneme nem ismert: egyik összegben sincs benne. A jóváírásokat nem vonjuk le.',
    uncounted_other:
      '{{number}} sor összege negatív vagy nem olvasható, illetve pénzneme nem ismert: egyik összegben sincs benne. A jóváírásokat nem vonjuk le.',
  },
  assumption:
    'Feltevés: csőd esetén a követelés {{share}}-a vész el. Az alapérték ({{standard}}) a Bázel II. IRB-alapmódszerének előresorolt, fedezetlen követelésekre adott értéke (2004, 287. pont); a Bázel III. végleges szabályai nem pénzügyi vállalatokra 40 %-ot írnak elő. A valódi veszteség ettől eltérhet.',
  buckets: {
    'not-due': 'nem esedékes',
    '1-30': '1–30 napja lejárt',
    '31-60': '31–60 napja lejárt',
    '61-90': '61–90 napja lejárt',
    'over-90': '90 napnál régebben lejárt',
    unknown: 'határideje nem ismert',
  },
  faults: {
    'company-unknown': 'a nyilvántartásban nem találtunk ilyen céget',
    'company-uncertain': 'a cég nem egyértelmű: adja meg az adószámát',
    amount: 'az összeg nem olvasható, vagy negatív',
    currency: 'a pénznem nem ismert',
    'due-date': 'a határidő nem olvasható',
  },
  madeUp: {
    all: 'KITALÁLT BEMUTATÓ ADATOK – ezek a cégek nem léteznek',
    some_one: 'KITALÁLT BEMUTATÓ ADATOK – {{count}} cég nem létezik',
    some_other: 'KITALÁLT BEMUTATÓ ADATOK – {{count}} cég nem létezik',
  },
  file: {
    name: 'portfolio',
    state: 'Állapot: {{date}}',
    part: 'Megnevezés',
    dimension: 'Szempont',
    madeUp: 'kitalált',
    filter: 'Szűrő: {{text}}',
  },
} as const
