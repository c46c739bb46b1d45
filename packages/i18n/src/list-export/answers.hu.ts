/** What the server says of exported lists: the message of the start, and the headings and notes of the files. */
export const listExportAnswersHu = {
  started:
    'Az export elindult. Az elkészült listáról levelet küldünk a regisztrált e-mail-címére; az árát csak a kész listáért vonjuk le.',
  repeated:
    'Ez az export korábban már elindult: újabb nem indult, és az árát legfeljebb egyszer, csak a kész listáért vonjuk le. Az állapota az exportok között látható.',
  found:
    'Ez a lista már elkészült: az exportok között letölthető. Most nem kerül semmibe, és levelet sem küldünk róla.',
  startedDemo:
    'Az export elindult. Bemutató fiók: levelet nem küldünk, az elkészült lista az exportok között tölthető le; az árát csak a kész listáért vonjuk le.',
  madeUp: 'kitalált',
  consolidated: 'konszolidált',
  basis: {
    statement: 'beszámoló, {{year}}; {{date}}',
    register: 'csak cégadatok; {{date}}',
    lite: 'egyszerűsített; {{date}}',
    unrated: 'nem minősített; {{date}}',
  },
  file: {
    name: 'ceglista',
    sheet: 'Céglista',
    notes: 'Tudnivalók',
    madeOn: 'Készült: {{date}}.',
    asOf: 'A cégek köre: az adatbázis {{moment}} állapota szerint (magyar idő). A cellák az elkészítéskor ismert adatok.',
    empty:
      'Az üres cella: nem ismert, nem adjuk ki, vagy a beszámolója hibás. Nem adjuk ki azoknak az elérhetőségeit, képviselőit és tulajdonosait, akik kérték, hogy ne keressék meg őket, és a nem forintos beszámolók egyes részleteit.',
    amounts:
      'A beszámoló összegei a beszámoló pénznemének ezer egységében értendők; az ajánlott hitelkeret egész pénzegységben.',
    years:
      'Ahol az üzleti év nem teljes ({{from}} napnál rövidebb vagy {{to}} napnál hosszabb), ott a beszámoló éve mellett állnak az üzleti év napjai: az árbevétel és az eredmények erre az időre vonatkoznak, tizenkét hónapra nem számítottuk át őket.',
    passedOver:
      'Ha a keresés összeghatárt kért, az forintban értendő: az a cég, amelynek a figyelembe vett beszámolója más pénznemben készült, ezért nincs a listában, az összegeitől függetlenül. Az sincs benne, amelynek a figyelembe vett beszámolója nem {{from}}–{{to}} napos üzleti évről szól, ha a keresés az árbevételre, az EBITDA-ra, valamelyik eredményre vagy a társasági adóra kért határt.',
    flawed:
      'Ahol a cégnek újabb beszámolója is van, de abban helyesbíthetetlen hiba van, ott annak az éve külön cellában áll: az összegek nem abból valók, hanem a legújabb olyan beszámolóból, amelyben nincs ilyen hiba, vagy ha ilyet nem ismerünk, üresek.',
    groups:
      'Ahol a beszámoló konszolidált, ott az összegek a cégcsoportéi, nem magáé a cégé, amelynek saját beszámolóját nem ismerjük.',
  },
  cells: {
    name: 'Cégnév',
    taxNumber: 'Adószám',
    registerNumber: 'Cégjegyzékszám',
    address: 'Székhely',
    zip: 'Székhely irányítószáma',
    settlement: 'Székhely települése',
    street: 'Székhely utca, házszám',
    county: 'Vármegye',
    phone: 'Telefonszám',
    email: 'E-mail-cím',
    website: 'Weboldal',
    signatories: 'Képviseletre jogosultak',
    owners: 'Tulajdonosok',
    activityCode: 'Főtevékenység kódja',
    activityTitle: 'Főtevékenység',
    employees: 'Létszám (fő)',
    headcountYear: 'Létszám éve (ha már nem hatályos)',
    foundedYear: 'Alapítás éve',
    netSales: 'Értékesítés nettó árbevétele (ezer)',
    domesticSales: 'Belföldi árbevétel (ezer)',
    exportSales: 'Exportárbevétel (ezer)',
    operatingProfit: 'Üzemi eredmény (ezer)',
    profitBeforeTax: 'Adózás előtti eredmény (ezer)',
    profitAfterTax: 'Adózott eredmény (ezer)',
    accountsYear: 'Beszámoló éve',
    accountsDays: 'Üzleti év napjai (ha nem teljes év)',
    accountsKind: 'Beszámoló fajtája (ha konszolidált)',
    accountsCurrency: 'Beszámoló pénzneme',
    flawedYear: 'Újabb hibás beszámoló éve',
    bankAccounts: 'Bankszámlaszámok',
    ratingPoints: 'Minősítés (0–100 pont)',
    ratingBand: 'Kockázati besorolás',
    ratingBasis: 'Minősítés alapja és napja',
    creditLimit: 'Ajánlott hitelkeret (egész pénzegység)',
    creditLimitCurrency: 'Hitelkeret pénzneme',
    noCreditLimit: 'Miért nincs hitelkeret',
    sites: 'Telephelyek',
    madeUp: 'Kitalált adat',
  },
} as const
