/** Figures worked out of accounts: the 27 indicators and what the sector page compares, by the keys of the domain. */
export const reportIndicatorsAnswersHu = {
  /** What is to be known of the accounts of a year: an error, that they are those of a group, or that the year is no whole one. */
  quality: {
    corrected:
      'A {{year}}. évi beszámoló összegei más egységben szerepelnek; itt a szomszédos évek alapján helyesbítve állnak.',
    unit: 'A {{year}}. évi beszámoló fő sorai ezerszer akkorák vagy ezredakkorák, mint a szomszédos években, ezért az adatait nem mutatjuk a többi év között.',
    unclear:
      'A {{year}}. évi beszámoló és valamelyik szomszédos év fő sorai ezerszeresen eltérnek, és nem dönthető el, melyik áll rossz nagyságrendben: az adatok a közölt formában állnak itt, a diagramokból, a minősítésből és az ágazati mediánokból kimaradnak.',
    sums: 'A {{year}}. évi beszámoló sorai nem adják ki az összegeiket: az adatok a közölt formában állnak itt, a minősítésből és az ágazati mediánokból kimaradnak.',
    replaced: 'A {{year}}. évi beszámolóban hiba van; itt a következő beszámoló előző évi oszlopa áll.',
    consolidated:
      'Konszolidált beszámoló: a számok a cégcsoportéi, nem magáé a cégé, amelynek saját beszámolóját nem ismerjük.',
    currency:
      'A következő évek beszámolóinak pénzneme {{currency}}, ezért kimaradnak: {{years}}. Más pénznemű évekkel nem vetjük össze őket, és nem számítjuk át.',
    irregular:
      'A {{year}}. évi üzleti év hossza {{span}}: ami egy év alatt keletkezik (például az árbevétel, a ráfordítások, az eredmény és ezek eszközökhöz vagy saját tőkéhez mért mutatói), ennyi időre szól, más évvel és az ágazattal nem vetjük össze.',
  },
  figures: {
    salesNetIncome: {
      title: 'Értékesítés nettó árbevétele',
      definition:
        'Az üzleti évben értékesített termékek és nyújtott szolgáltatások általános forgalmi adó nélküli ellenértéke, engedményekkel csökkentve.',
    },
    equity: {
      title: 'Saját tőke',
      definition:
        'A tulajdonosok által rendelkezésre bocsátott és az adózott eredményből a cégben hagyott tőke az üzleti év végén. Negatív, ha a veszteségek felemésztették.',
    },
    registeredCapital: {
      title: 'Jegyzett tőke',
      definition: 'A létesítő okiratban meghatározott, a cégjegyzékbe bejegyzett tőke az üzleti év végén.',
    },
    materialExpenditure: {
      title: 'Anyagjellegű ráfordítások',
      definition:
        'Az anyagok, az igénybe vett és egyéb szolgáltatások, az eladott áruk és a közvetített szolgáltatások értéke. Forgalmi költség eljárással készült beszámoló nem tartalmazza.',
    },
    humanExpenditure: {
      title: 'Személyi jellegű ráfordítások',
      definition:
        'A bérköltség, a személyi jellegű egyéb kifizetések és a bérjárulékok. Forgalmi költség eljárással készült beszámoló nem tartalmazza.',
    },
    employees: {
      title: 'Létszám',
      definition:
        'A beszámolóban közölt átlagos létszám; ha a beszámoló nem közli, a nyilvántartott létszám az üzleti év utolsó napján.',
    },
    ebitda: {
      title: 'EBITDA',
      definition:
        'Kamatok, adózás és értékcsökkenési leírás előtti eredmény: mennyit termelt az alaptevékenység, mielőtt az eszközök elhasználódását levonták. Csak ott van, ahol a beszámoló az értékcsökkenési leírást külön közli.',
    },
    roe: {
      title: 'Saját tőke megtérülése (ROE)',
      definition:
        'Mekkora adózott eredményt hozott az év végi saját tőke. Nulla vagy negatív saját tőkénél nincs értelme: a veszteség nyereségnek látszana.',
    },
    ros: {
      title: 'Árbevétel-arányos nyereség (ROS)',
      definition: 'Az árbevétel mekkora része maradt meg adózott eredményként. Árbevétel nélkül nem számítható.',
    },
    roa: {
      title: 'Eszközök megtérülése (ROA)',
      definition:
        'Mekkora adózott eredményt hoztak az év végi eszközök. Ahol a beszámolóban nincs mérlegfőösszeg, nem számítható.',
    },
    operatingProfit: {
      title: 'Üzemi (üzleti) eredmény',
      definition: 'Az üzleti tevékenység eredménye a pénzügyi műveletek és az adózás előtt.',
    },
    beforeTaxProfit: {
      title: 'Adózás előtti eredmény',
      definition: 'Az üzemi (üzleti) tevékenység és a pénzügyi műveletek együttes eredménye az adó levonása előtt.',
    },
    afterTaxProfit: {
      title: 'Adózott eredmény',
      definition: 'Az üzleti év eredménye az adófizetési kötelezettség levonása után; veszteségnél negatív.',
    },
    capitalSupply: {
      title: 'Tőkeellátottság',
      definition:
        'Az eszközök mekkora részét finanszírozzák a tulajdonosok saját tőkével. Minél nagyobb, annál kevésbé függ a cég a hitelezőktől.',
    },
    debtRate: {
      title: 'Eladósodottság',
      definition: 'Az eszközök mekkora részét finanszírozzák kötelezettségekből. 100 % felett a saját tőke elfogyott.',
    },
    netDebtRate: {
      title: 'Nettó eladósodottság',
      definition:
        'A követelésekkel csökkentett kötelezettségek a saját tőkéhez mérve; negatív, ha a követelések nagyobbak. Nulla vagy negatív saját tőkénél nincs értelme.',
    },
    capitalStress: {
      title: 'Tőkefeszültség',
      definition:
        'Hányszorosa a kötelezettségek összege a saját tőkének. Nulla vagy negatív saját tőkénél nincs értelme.',
    },
    capitalFinancing: {
      title: 'Tőkefinanszírozás',
      definition:
        'A saját tőke hányszorosan fedezi a befektetett eszközöket. 1 felett a tartós eszközökhöz nem kellett idegen forrás. Befektetett eszközök nélkül nem számítható.',
    },
    ownCapitalRate: {
      title: 'Saját tőke / jegyzett tőke',
      definition:
        'Hányszorosa a saját tőke a jegyzett tőkének. Ha a veszteség kft.-nél 0,5-re, részvénytársaságnál kétharmadra vagy az alá csökkenti, a tulajdonosoknak a Polgári Törvénykönyv szerint a tőkehelyzet rendezéséről kell határozniuk. Jegyzett tőke nélkül nem számítható.',
    },
    workingCapitalSupply: {
      title: 'Forgótőke-ellátottság',
      definition:
        'A forgóeszközök mekkora részét nem rövid lejáratú kötelezettségek finanszírozzák. Negatív, ha a rövid lejáratú kötelezettségek nagyobbak a forgóeszközöknél.',
    },
    workingCapitalTurnover: {
      title: 'Forgótőke forgási sebessége',
      definition:
        'Hányszor térül meg az árbevételben egy év alatt a forgótőke (forgóeszközök a rövid lejáratú kötelezettségek nélkül). Nulla vagy negatív forgótőkénél nincs értelme.',
    },
    capitalTurnoverRate: {
      title: 'Saját tőke forgási sebessége',
      definition:
        'Hányszor térül meg az árbevételben egy év alatt a saját tőke. Nulla vagy negatív saját tőkénél nincs értelme.',
    },
    liquidityRate: {
      title: 'Likviditási ráta',
      definition:
        'A forgóeszközök hányszorosan fedezik az egy éven belül esedékes kötelezettségeket. 1 alatt feszült a fizetőképesség. Rövid lejáratú kötelezettség nélkül nem számítható.',
    },
    liquidityQuickRate: {
      title: 'Likviditási gyorsráta',
      definition:
        'Mint a likviditási ráta, de a nehezebben pénzzé tehető készletek nélkül. Rövid lejáratú kötelezettség nélkül nem számítható.',
    },
    toolEfficiency: {
      title: 'Eszközhatékonyság',
      definition: 'Egységnyi eszközre mekkora árbevétel jutott az évben.',
    },
    activityProfitMargin: {
      title: 'Tevékenység jövedelmezősége',
      definition: 'Az árbevétel mekkora része maradt meg üzemi (üzleti) eredményként. Árbevétel nélkül nem számítható.',
    },
    grossProfitMargin: {
      title: 'Bruttó fedezeti hányad',
      definition:
        'Az árbevétel mekkora része marad meg a közvetlen költségek után. Összköltség eljárásnál a közvetlen költségek helyett az anyagjellegű ráfordítások vonódnak le, ezért a kétféle beszámoló értékei nem hasonlíthatók közvetlenül össze.',
    },
    provisions: {
      title: 'Céltartalékok',
      definition: 'A várható kötelezettségekre és a jövőbeni költségekre az eredmény terhére képzett összegek.',
    },
    obligations: {
      title: 'Kötelezettségek',
      definition: 'A hátrasorolt, a hosszú és a rövid lejáratú kötelezettségek összege az üzleti év végén.',
    },
    passiveDelimitations: {
      title: 'Passzív időbeli elhatárolások',
      definition:
        'Az évben befolyt, de későbbi időszakot illető bevételek, és az évet terhelő, de később számlázott költségek.',
    },
    fixedAssets: {
      title: 'Befektetett eszközök',
      definition: 'Az egy évnél tovább szolgáló immateriális javak, tárgyi eszközök és befektetett pénzügyi eszközök.',
    },
    currentAssets: {
      title: 'Forgóeszközök',
      definition: 'A készletek, a követelések, az értékpapírok és a pénzeszközök összege az üzleti év végén.',
    },
    activeDelimitations: {
      title: 'Aktív időbeli elhatárolások',
      definition:
        'Az évet illető, de később számlázott bevételek, és az évben elszámolt, de későbbi időszakot terhelő költségek.',
    },
    operatingActivity: {
      title: 'Üzemi (üzleti) tevékenység eredménye',
      definition: 'Az üzleti tevékenység eredménye a pénzügyi műveletek és az adózás előtt.',
    },
    beforeTax: {
      title: 'Adózás előtti eredmény',
      definition: 'Az üzemi (üzleti) tevékenység és a pénzügyi műveletek együttes eredménye az adó levonása előtt.',
    },
  },
  sources: {
    balanceSheet:
      'A beszámoló mérlege; magyar beszámolónál a számvitelről szóló 2000. évi C. törvény 1. melléklete szerint',
    incomeStatement:
      'A beszámoló eredménykimutatása; magyar beszámolónál a számvitelről szóló 2000. évi C. törvény 2–3. melléklete szerint',
    headcount: 'A beszámoló, ennek hiányában a nyilvántartás',
    analysis: 'A beszámolóelemzés bevett mutatója, év végi állományokkal; képletét a Mérleg ebben a formában használja',
    civilCode: 'A Polgári Törvénykönyvről szóló 2013. évi V. törvény 3:189. és 3:270. §-a',
  },
  headcountFormula: 'Létszám, ahogyan közzétették',
  /** Between the formulas of two layouts: by function, then by nature. */
  otherLayout: '; összköltség eljárásnál: ',
  /** How a figure is worked out that no accounts tell as it stands. */
  derivations: {
    formula: 'Képlet: {{formula}}.',
    previousColumn: 'Erre az évre nem ismerünk beszámolót: a következő évi beszámoló előző évi oszlopából.',
    columnForError: 'Az erre az évre közzétett beszámolóban hiba van: a következő évi beszámoló előző évi oszlopából.',
    columnForCurrency:
      'Az erre az évre közzétett beszámoló pénzneme {{currency}}: a következő évi beszámoló előző évi oszlopából.',
    headcount: 'A nyilvántartott létszám az üzleti év utolsó napján.',
  },
} as const
