/** What the server says of a rating: why it is what it is, what it rests on, what it comes to. */
export const reportScoreAnswersHu = {
  /** What the rating rests on, or why there is none. */
  basis: {
    statement: 'A {{day}} fordulónapú beszámoló és a nyilvántartások adatai alapján.',
    limited: 'A {{day}} fordulónapú beszámoló alapján, a nyilvántartások betöltött adataival.',
    'no-accounts':
      'Beszámolót nem ismerünk: a pontszám csak a nyilvántartások adatain alapul. Tájékoztató jellegű, csődvalószínűség és hitelkeret nélkül.',
    'old-accounts':
      'A legutóbbi ismert beszámoló két évnél régebbi: a pontszám csak a nyilvántartások adatain alapul. Tájékoztató jellegű, csődvalószínűség és hitelkeret nélkül.',
    'flawed-accounts':
      'A legutóbbi beszámolóban olyan hiba van, amelyet nem lehet biztosan helyesbíteni, korábbi friss beszámoló pedig nincs: a pontszám csak a nyilvántartások adatain alapul. Tájékoztató jellegű, csődvalószínűség és hitelkeret nélkül.',
    'incomplete-accounts':
      'A legutóbbi beszámoló túl kevés sort közöl az értékeléshez: a pontszám csak a nyilvántartások adatain alapul. Tájékoztató jellegű, csődvalószínűség és hitelkeret nélkül.',
    'financial-activity':
      'Főtevékenysége szerint bank, biztosító, befektetési vállalkozás vagy alap: beszámolója mást jelent, mint más cégeké, ezért a pontszám csak a nyilvántartások adatain alapul. Tájékoztató jellegű, csődvalószínűség és hitelkeret nélkül.',
    lite: 'Egyszerűsített minősítés: ennél a szervezeti formánál a nyilvántartások adataiból, három sávban, csődvalószínűség és hitelkeret nélkül.',
    'lite-accounts':
      'Egyszerűsített minősítés: ennél a szervezeti formánál a nyilvántartások adataiból és abból, hogy a {{year}}. évi beszámolóban pozitív-e a saját tőke és az eredmény; három sávban, csődvalószínűség és hitelkeret nélkül.',
    ceased: 'Megszűnt cégeket és szervezeteket nem minősítünk.',
    'left-register': 'A nyilvántartás, amely korábban szólt róla, már nem tartalmazza: ezért nem minősítjük.',
    'nothing-known': 'Sem a beszámolók, sem a nyilvántartások nem adnak elegendő adatot a minősítéshez.',
    'registers-unread':
      'Nincs minősíthető beszámoló, és az elmúlt három hónapban olyan nyilvántartás sem volt elérhető, amely felszámolását vagy törlését közölné: a hallgatásból nem következik, hogy rendben van.',
  },
  /** The same in a few words, beside the points. */
  short: {
    statement: '12 hónapos csődvalószínűség: {{probability}}',
    procedures: {
      liquidation: 'Felszámolás folyik, ezért csődvalószínűséget nem közlünk',
      'forced-deletion': 'Kényszertörlés folyik, ezért csődvalószínűséget nem közlünk',
      bankruptcy: 'Csődeljárás folyik, ezért csődvalószínűséget nem közlünk',
      'voluntary-liquidation': 'Végelszámolás folyik: a cég befejezi a működését, ezért csődvalószínűséget nem közlünk',
      'untold-insolvency':
        'Nem közölt fajtájú fizetésképtelenségi eljárás folyik, ezért csődvalószínűséget nem közlünk',
      'untold-ending': 'Nem közölt fajtájú eljárás folyik, legalább végelszámolás: csődvalószínűséget nem közlünk',
    },
    register: 'Csak nyilvántartási adatokból, értékelhető friss beszámoló nélkül',
    lite: 'Egyszerűsített minősítés',
    ceased: 'Megszűnt, ezért nem minősítjük',
    'left-register': 'Már nincs a nyilvántartásban, ezért nem minősítjük',
    'nothing-known': 'Nincs elegendő adat a minősítéshez',
    'registers-unread': 'Nincs friss nyilvántartási adat',
  },
  model:
    'Pontozótábla, amely {{rows}} lengyel beszámolón tanult, közülük {{failures}} cég ment csődbe egy, három vagy öt évvel később. A pontok tényezőnként összeadódnak; a „lengyel tanítóminta” ezeknek a cégeknek az összessége.',
  /** `model` of a country, trained on the register that is loaded. */
  registerModel:
    'Pontozótábla, amely az itt betöltött nyilvántartáson tanult ({{country}}): {{rows}} eset, mindegyik egy cég egy napon ismert beszámolójával; közülük {{failures}} esetben egy éven belül felszámolás vagy csődeljárás indult. A pontok tényezőnként összeadódnak; a „saját tanítóminta” ezeknek az eseteknek az összessége. {{verdict}} {{madeUp}}',
  modelVerdicts: {
    better: 'Későbbi éveken jobban rangsorolt, mint a programmal szállított modell.',
    worse: 'Későbbi éveken rosszabbul rangsorolt, mint a programmal szállított modell.',
    open: 'Későbbi éveken nem volt kimutatható, hogy jobban rangsorolna a programmal szállított modellnél.',
  },
  madeUpModel: 'Kitalált cégek adatain tanult, valódi cégekről nem mond semmit.',
  expertModel:
    'A pontszám az egyes tényekre adott szakértői pontokból áll; néhányuk súlyát spanyol cégek adataiból becsültük. Ez a rész nem a lengyel csődadatokon tanult.',
  points_one: '{{points}} pont',
  points_other: '{{points}} pont',
  days_one: '{{number}} nap',
  days_other: '{{number}} nap',
  onlyDays: 'csak {{days}}',
  parts: {
    base: {
      label: 'Kiinduló pontszám',
      statement: 'Innen indul minden cég, amelynek beszámolóját értékeljük; ehhez adódik minden további tétel.',
      register:
        'Innen indul minden cég, amelynek nincs értékelhető friss beszámolója; ehhez adódnak a nyilvántartások adatai.',
      lite: 'Innen indul minden szervezet az egyszerűsített minősítésben; ehhez adódik minden további tétel.',
      reason: 'Minden ilyen szervezetnél azonos: {{points}}.',
    },
    factor: {
      definition: '{{definition}} Képlet: {{formula}}.',
      reason: '{{label}} {{value}}: {{place}}, {{points}}.',
      plain: '{{label}} {{value}}: {{points}}.',
      /** In a table. */
      unknown: 'A beszámolóból nem számítható',
      floor: 'Az a nevező, amely a mérlegfőösszeg {{percent}}%-át nem éri el, ennyinek számít.',
      noSales:
        '{{label}}: az árbevétel a mérlegfőösszeg {{percent}}%-át sem éri el, helyette a képlet ezt az {{percent}}%-ot veszi, így {{value}}; a kereskedésről ez nem mond semmit, {{points}}.',
      knownNoSales: 'árbevétel híján a mérlegfőösszeg {{percent}}%-ával számolva; a kereskedésről nem mond semmit',
      unknownLength: 'Nem számítható: a {{year}}. üzleti év {{span}}',
      irregularYear:
        '{{label}}: nem számítható, mert a {{year}}. üzleti év {{span}}, és nem hasonlítható össze teljes évvel; a hiányzó adatért {{points}}.',
      missing: '{{label}}: a beszámolóból nem számítható, a hiányzó adatért {{points}}.',
      /** What it may mean, where its name does not say it to a banker. */
      depreciationShare: {
        for: 'A számottevő leírás saját gépekre, épületekre vall, és arra, hogy az elhasználódásukat el is számolják.',
        against:
          'A kevés leírás kevés saját eszközre, leállt működésre vagy szépített eredményre utalhat; sok szolgáltatónál szokásos.',
      },
      /** Where the failures of the training rows do not bear the points out by themselves. */
      unsure: {
        for: 'Önmagában ez nem jár igazolhatóan kevesebb csőddel: a tanítóminta {{rows}} ilyen beszámolójából {{failures}} ({{share}}), az összesből {{overall}}; a pont csak a többi tényezővel együtt értelmezhető.',
        against:
          'Önmagában ez nem jár igazolhatóan több csőddel: a tanítóminta {{rows}} ilyen beszámolójából {{failures}} ({{share}}), az összesből {{overall}}; a pont csak a többi tényezővel együtt értelmezhető.',
      },
    },
    earlier: {
      label: 'Az előző év',
      definition:
        'Egyetlen év ne döntsön egymaga: a két év adatai közötti pontkülönbség 1/{{oneIn}} része az előző év javára vagy terhére számít. Rosszabb előző év mellett a javulás csak akkor számít egészében, ha tart; jobb előző év legfeljebb {{most}} pontot ad, hogy a friss romlás ne maradjon rejtve.',
      worse:
        'A {{year}}. évi beszámoló egymaga {{current}}, az egy évvel korábbi csak {{previous}} volna, ezért {{points}}.',
      /** Of the year before only what the accounts themselves say of it beside their own year. */
      worseByColumn:
        'A {{year}}. évi beszámoló egymaga {{current}}, az előző év ugyanennek a {{year}}. évi beszámolónak az előző évi oszlopa szerint csak {{previous}} volna, ezért {{points}}.',
      better:
        'A {{year}}. évi beszámoló egymaga {{current}}, az egy évvel korábbi {{previous}} volna, ezért {{points}}.',
      betterByColumn:
        'A {{year}}. évi beszámoló egymaga {{current}}, az előző év ugyanennek a {{year}}. évi beszámolónak az előző évi oszlopa szerint {{previous}} volna, ezért {{points}}.',
      plain: 'Az előző évért {{points}}.',
    },
    /** Accounts that are due and not there; `due` stands in a table beside the points. */
    missing: {
      item: '{{year}}. üzleti év, határidő: {{deadline}}, azóta {{days}} telt el',
      due_one: 'Egy esedékes beszámolót nem ismerünk ({{items}}; {{asOf}} állapot).',
      due_other: '{{count}} esedékes beszámolót nem ismerünk ({{items}}; {{asOf}} állapot).',
      dueFor_one: 'Egy esedékes beszámolót nem ismerünk ({{items}}; {{asOf}} állapot): {{points}}.',
      dueFor_other: '{{count}} esedékes beszámolót nem ismerünk ({{items}}; {{asOf}} állapot): {{points}}.',
      ends_one: 'Ha közzéteszik, ez a levonás megszűnik.',
      ends_other: 'Ha mindegyiket közzéteszik, ez a levonás megszűnik.',
      rerated_one: 'Ha közzéteszik, ez a levonás megszűnik, és a minősítés ebből a beszámolóból készül.',
      rerated_other:
        'Ha mindegyiket közzéteszik, ez a levonás megszűnik, és a minősítés a legutóbbi beszámolóból készül.',
      reratedLate_one:
        'Ha közzéteszik, ez a levonás megszűnik, és a minősítés ebből a beszámolóból készül; a késésért jelenleg {{points}} járna.',
      reratedLate_other:
        'Ha mindegyiket közzéteszik, ez a levonás megszűnik, és a minősítés a legutóbbi beszámolóból készül; annak késéséért jelenleg {{points}} járna.',
    },
    register: {
      expert: 'A súlya szakértői becslés.',
      estimated: 'A súlyát spanyol cégek 1998–2003. évi adatai alapján becsültük.',
      reason: '{{reason}} {{points}}.',
    },
    scale: {
      label: 'A skála határa',
      definition:
        'A pontszám 0 és 100 közé esik; ami a tételek összegéből ezen kívül van, azt itt levonjuk vagy hozzáadjuk.',
      reason: 'A tételek összege {{sum}} lenne, a skála {{limit}} pontig tart: {{points}}.',
    },
    cap: {
      label: {
        liquidation: 'Felszámolás miatti felső határ',
        'forced-deletion': 'Kényszertörlés miatti felső határ',
        bankruptcy: 'Csődeljárás miatti felső határ',
        'tax-number': 'Érvénytelen adószám miatti felső határ',
        sanction: 'Szankciós lista miatti felső határ',
        'voluntary-liquidation': 'Végelszámolás miatti felső határ',
        'tax-enforcement': 'NAV-végrehajtás miatti felső határ',
        enforcement: 'Végrehajtás miatti felső határ',
        'tax-debt': 'Adótartozás miatti felső határ',
        'negative-equity': 'Negatív saját tőke miatti felső határ',
        lien: 'Zálogjog miatti felső határ',
        'no-turnover': 'Árbevétel hiánya miatti felső határ',
        'activity-suspension': 'A gazdasági tevékenység felfüggesztése miatti felső határ',
        'untold-insolvency': 'Ismeretlen fajtájú fizetésképtelenségi eljárás miatti felső határ',
        'untold-ending': 'Ismeretlen fajtájú eljárás miatti felső határ',
      },
      running: {
        liquidation: 'Felszámolás van folyamatban',
        'forced-deletion': 'Kényszertörlés van folyamatban',
        bankruptcy: 'Csődeljárás van folyamatban',
        'tax-number': 'Az adószámot felfüggesztették vagy törölték',
        sanction: 'A céget szankciós lista nevezi meg',
        'voluntary-liquidation': 'Végelszámolás van folyamatban',
        'tax-enforcement': 'NAV-végrehajtás van folyamatban',
        enforcement: 'Végrehajtási eljárás van folyamatban',
        'tax-debt': 'A cégnek nyilvántartott adótartozása van',
        'negative-equity': 'A saját tőke negatív',
        lien: 'A cég vagyonára vagy üzletrészére zálogjogot jegyeztek be',
        'no-turnover': 'Két egymást követő üzleti évben nem volt árbevétel',
        'activity-suspension': 'A cég gazdasági tevékenységét felfüggesztették',
        'untold-insolvency':
          'Olyan eljárás folyik, amelynek a fajtáját a forrás nem közli: a legenyhébb, ami lehet, csődeljárás',
        'untold-ending':
          'Olyan eljárás folyik, amelynek a fajtáját a forrás nem közli: a legenyhébb, ami lehet, végelszámolás',
      },
      /** What is over; it counts for a time. */
      past: {
        liquidation: 'A felszámolás {{date}} napján véget ért',
        'forced-deletion': 'A kényszertörlési eljárás {{date}} napján véget ért',
        bankruptcy: 'A csődeljárás {{date}} napján véget ért',
        'tax-number': 'Az adószám {{date}} napjáig fel volt függesztve vagy törölve volt',
        'tax-enforcement': 'A NAV-végrehajtás {{date}} napján véget ért',
        enforcement: 'A végrehajtási eljárás {{date}} napján véget ért',
        'tax-debt': 'Az adótartozás {{date}} napja óta nem szerepel a közzétett listán',
      },
      reason: '{{fact}}: ilyenkor a pontszám legfeljebb {{limit}}, ezért {{points}}.',
      within: '{{fact}}: ilyenkor a pontszám legfeljebb {{limit}}; ez itt nem csökkenti tovább, ezért {{points}}.',
      definition:
        'Amíg ez fennáll, a jó beszámoló sem adhat jobb besorolást ennél. A felső határ mértéke és időtartama szakértői döntés, nem jogszabályi előírás.',
      afterwards: 'A lezárása után még {{months}} hónapig korlátozza a besorolást.',
    },
  },
  /** Where a value stands among the companies that the model learnt from. */
  places: {
    bottom: 'a lengyel tanítóminta legkedvezőtlenebb negyede',
    belowMiddle: 'kedvezőtlenebb a lengyel tanítóminta közepénél',
    aboveMiddle: 'kedvezőbb a lengyel tanítóminta közepénél',
    top: 'a lengyel tanítóminta legkedvezőbb negyede',
    majority: 'a lengyel tanítóminta többségével egy értéktartományban',
    majorityBest: 'a legkedvezőbb értéktartomány, a lengyel tanítóminta többségével együtt',
    same: 'ebben a modellben nem számít',
  },
  /** The same for a model that was trained on the register that is loaded. */
  ownPlaces: {
    bottom: 'a saját tanítóminta legkedvezőtlenebb negyede',
    belowMiddle: 'kedvezőtlenebb a saját tanítóminta közepénél',
    aboveMiddle: 'kedvezőbb a saját tanítóminta közepénél',
    top: 'a saját tanítóminta legkedvezőbb negyede',
    majority: 'a saját tanítóminta többségével egy értéktartományban',
    majorityBest: 'a legkedvezőbb értéktartomány, a saját tanítóminta többségével együtt',
    same: 'ebben a modellben nem számít',
  },
  /** Where the value stands among the companies of its sector. */
  sectorPlaces: {
    least: 'az ágazat legkedvezőtlenebb negyedében',
    less: 'kedvezőtlenebb az ágazati mediánnál',
    median: 'az ágazati mediánnal egyezik',
    more: 'kedvezőbb az ágazati mediánnál',
    most: 'az ágazat legkedvezőbb negyedében',
  },
  placesTogether: '{{sector}}; a modellben: {{field}}',
  /** Of accounts that tell no total of assets. */
  inputsOfParts: {
    totalAssets: 'Befektetett és forgóeszközök együtt, elhatárolások nélkül',
    liabilities: 'Idegen források (befektetett és forgóeszközök − saját tőke)',
  },
  inputs: {
    totalAssets: 'Mérlegfőösszeg',
    fixedAssets: 'Befektetett eszközök',
    currentAssets: 'Forgóeszközök',
    inventories: 'Készletek',
    receivables: 'Követelések',
    securities: 'Értékpapírok',
    cash: 'Pénzeszközök',
    equity: 'Saját tőke',
    issuedCapital: 'Jegyzett tőke',
    liabilities: 'Idegen források összesen (mérlegfőösszeg − saját tőke)',
    longTermLiabilities: 'Hosszú lejáratú és hátrasorolt kötelezettségek',
    shortTermLiabilities: 'Rövid lejáratú kötelezettségek',
    netSales: 'Értékesítés nettó árbevétele',
    operatingCosts: 'Üzemi költségek és ráfordítások',
    depreciation: 'Értékcsökkenési leírás',
    operatingProfit: 'Üzemi (üzleti) eredmény',
    financialExpenditure: 'Pénzügyi műveletek ráfordításai',
    profitBeforeTax: 'Adózás előtti eredmény',
    profitAfterTax: 'Adózott eredmény',
    previousNetSales: 'Előző évi nettó árbevétel',
    previousProfitBeforeTax: 'Előző évi adózás előtti eredmény',
    earlierProfitBeforeTax: 'Két évvel korábbi adózás előtti eredmény',
    previousTotalAssets: 'Előző évi mérlegfőösszeg',
    previousFixedAssets: 'Előző évi befektetett eszközök',
    previousCurrentAssets: 'Előző évi forgóeszközök',
    previousInventories: 'Előző évi készletek',
    previousReceivables: 'Előző évi követelések',
    previousSecurities: 'Előző évi értékpapírok',
    previousCash: 'Előző évi pénzeszközök',
    previousEquity: 'Előző évi saját tőke',
    previousLongTermLiabilities: 'Előző évi hosszú lejáratú és hátrasorolt kötelezettségek',
    previousShortTermLiabilities: 'Előző évi rövid lejáratú kötelezettségek',
    previousOperatingCosts: 'Előző évi üzemi költségek és ráfordítások',
    previousDepreciation: 'Előző évi értékcsökkenési leírás',
    previousOperatingProfit: 'Előző évi üzemi (üzleti) eredmény',
    previousFinancialExpenditure: 'Pénzügyi műveletek előző évi ráfordításai',
    earlierNetSales: 'Két évvel korábbi nettó árbevétel',
    earliestProfitBeforeTax: 'Három évvel korábbi adózás előtti eredmény',
  },
  baseRate: {
    known:
      'Alapráta: egy éven belül a cégek {{rate}} része válik fizetésképtelenné (forrás: {{source}}). A valószínűségek ehhez igazodnak.',
    assumption:
      'Feltételezett alapráta: egy éven belül a cégek {{rate}} része válik fizetésképtelenné ({{source}}). A valószínűségek ehhez igazodnak.',
  },
  creditLimit: {
    formula:
      'A saját tőke tizede, az egy havi árbevétel és a készletek nélküli forgóeszközök negyede közül a legkisebb, megszorozva a csődvalószínűséghez tartozó hányaddal és azzal, amit az ismert terhek (például zálogjog) meghagynak belőle, két értékes jegyre lefelé kerekítve, legfeljebb {{ceiling}}.',
    factShareBy: 'Ennyi marad belőle emiatt: {{facts}}',
    steps: {
      equityShare: 'A saját tőke 10 %-a',
      monthlySales: 'Egy havi árbevétel (az éves tizenketted része)',
      monthlySalesOf: 'Egy havi árbevétel (a {{days}} hosszú üzleti évből, arányosan)',
      liquidShare: 'A készletek nélküli forgóeszközök 25 %-a',
      lowest: 'A három közül a legkisebb',
      probability: '12 hónapos csődvalószínűség',
      factor: 'Az e valószínűséghez tartozó hányad',
      factShare: 'Ennyi marad belőle (olyan tényt, amely csökkentené, nem ismerünk)',
      adjusted: 'A legkisebb keret ekkora hányada',
      ceiling: 'A legnagyobb ajánlható keret',
      limit: 'Ajánlott hitelkeret',
    },
    reasons: {
      'consolidated-accounts':
        'Konszolidált beszámolóból nem ajánlunk hitelkeretet: az a cégcsoport vagyonát mutatja, nem azt, amiből a cég fizet.',
      risk: 'Ekkora kockázat mellett nem ajánlunk hitelkeretet.',
      'no-equity': 'Pozitív saját tőke nélkül nem ajánlunk hitelkeretet.',
      'no-sales': 'Árbevétel nélkül nem ajánlunk hitelkeretet.',
      'no-liquidity': 'Likvid eszközök nélkül nem ajánlunk hitelkeretet.',
      'too-small': 'A számított keret olyan kicsi, hogy nem érdemes megnyitni.',
    },
    covered: 'Ekkora kockázat mellett csak fedezettel.',
    refusedBy: '{{fact}}: nem ajánlunk hitelkeretet.',
    noAccounts: 'értékelhető aktuális beszámoló nélkül nem adható',
  },
  /** What limits how far a rating can be relied on. */
  caveats: {
    'no-insolvency-register':
      'A következő eljárásokról nincs erről a cégről az elmúlt három hónapban beolvasott teljes nyilvántartás: {{unread}}. Az ilyen eljárást, ha a riportban nem szerepel, a minősítés akkor sem látja, ha folyik.',
    'no-debt-register':
      'A következőkről nincs erről a cégről az elmúlt három hónapban beolvasott teljes nyilvántartás: {{unread}}. Lehet olyan is, amely a riportban nem szerepel.',
    unread: {
      bankruptcy: 'csődeljárás',
      liquidation: 'felszámolás',
      'forced-deletion': 'kényszertörlés',
      enforcement: 'végrehajtás',
      'tax-enforcement': 'végrehajtás köztartozás miatt',
      'tax-debt': 'adótartozás',
    },
    'earlier-accounts':
      'A {{year}}. évi beszámolóban hiba van, ezért a minősítés a {{basis}}. évi beszámolóból készült.',
    'corrected-accounts':
      'A {{year}}. évi beszámoló összegei más egységben szerepelnek; a minősítés a szomszédos évek alapján helyesbített összegekből készült.',
    'consolidated-accounts':
      'A minősítés a {{year}}. évi konszolidált beszámolóból készült, mert a cég saját beszámolóját nem ismerjük: a cégcsoport vagyonát és eredményét mutatja, nem magáét a cégét. Hitelkeretet ebből nem ajánlunk.',
    'other-currency':
      'A következő évek beszámolóinak pénzneme {{currency}}, a minősítés alapjául szolgáló {{basis}}. évié más: {{years}}. Ezekkel az évekkel a minősítés nem vet össze semmit.',
    'missing-factors':
      'A modell {{all}} tényezőjéből {{missing}} nem számítható ki a beszámolóból, ezért nem ad pontot: {{names}}. A pontszám így közelebb marad a kiinduló pontszámhoz, mint teljes adatokkal lenne.',
    'short-year':
      'A {{year}}. üzleti év {{span}}: árbevételét és eredményét nem hasonlítjuk más évhez, az évek közötti változást a minősítés nem veszi figyelembe.',
    'long-year':
      'Az árbevételből és az eredményből számított mutatók ennyi idő forgalmán alapulnak, ezért kedvezőbbek lehetnek, mint tizenkét hónaposak volnának.',
  },
  change: {
    same: 'Az előző, {{date}} állapotú pontszámhoz képest nincs eltérés.',
    sameByOtherModel:
      'Az előző, {{date}} állapotú pontszámhoz képest nincs eltérés, pedig a modell vagy a szabályaink változtak.',
    company: 'Az előző, {{date}} állapotú pontszámhoz képest {{total}}: a cég adatainak változása miatt.',
    model:
      'Az előző, {{date}} állapotú pontszámhoz képest {{total}}: csak a modell vagy a szabályaink változtak, a cég adatai nem.',
    both: 'Az előző, {{date}} állapotú pontszámhoz képest {{total}}: ebből a cég adatainak változása {{byCompany}}, a modell vagy a szabályaink változása {{byModel}}.',
    most: 'A cég változásából a legtöbb: {{parts}}.',
  },
  years: {
    derivation: 'A {{year}}. évi beszámolóból, a közzététel idején ismert adatokkal, a mai modell szerint számítva.',
    /** Why the newest bar is not today’s rating. */
    unrated:
      'A legutóbbi oszlop a {{year}}. évi beszámoló közzétételekor {{points}} volt. A cég ma nem minősített. {{reason}}',
    differs:
      'A legutóbbi oszlop a {{year}}. évi beszámoló közzétételekor {{points}} volt, a mai minősítés {{today}}. Az eltérés: {{parts}}.',
    plain:
      'A legutóbbi oszlop a {{year}}. évi beszámoló közzétételekor {{points}} volt, a mai minősítés {{today}}. {{reason}}',
    old: 'A {{year}}. évi beszámoló ma már két évnél régebbi, ezért nem számít.',
  },
  creditability:
    'A hitelkeret a {{year}}. évi beszámolóból, a 12 hónapos csődvalószínűségből és az ismert terhekből számított ajánlás.',
  /** The printed section. */
  print: {
    parts: 'Miből áll össze a pontszám',
    total: 'Pontszám',
    columns: {
      part: 'Tétel',
      value: 'A cég',
      typical: 'Ágazati medián',
      reason: 'Indoklás',
      points: 'Pont',
      model: 'Modell',
      result: 'Érték',
      zone: 'Értékelés',
      thresholds: 'Határértékek',
      step: 'Lépés',
      amount: 'Érték',
    },
    groups: {
      factor: 'A beszámolóból (csődadatokon tanított rész)',
      register: 'A nyilvántartásokból (szakértői kiegészítés)',
    },
    months: '{{months}} hónapon belül',
    probabilities: 'Csődvalószínűség',
    creditLimitValue: 'Ajánlott hitelkeret: {{value}}',
    classical: 'Klasszikus csődmodellek',
    change: 'Változás',
    model: 'Modell: {{version}}. {{description}}',
  },
} as const
