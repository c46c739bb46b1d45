/** What the server says on the financial summary: groups, definitions of filed lines, alerts, the XLSX file. */
export const reportFinancialSummaryAnswersHu = {
  groups: {
    income: 'Eredmény és létszám',
    assets: 'Eszközök',
    sources: 'Források',
    ratios: 'Mutatók',
  },
  definitions: {
    exportSales: 'Az árbevételnek a külföldi vevőknek értékesített része. Csak az éves beszámoló közli külön.',
    totalIncome: 'Az év összes bevétele: árbevétel, egyéb és pénzügyi bevételek együtt.',
    totalExpenditure: 'Az év összes ráfordítása az adó nélkül.',
    depreciation: 'Az eszközök elhasználódásának az évre elszámolt összege.',
    directSalesCosts:
      'Az értékesített termékekhez és szolgáltatásokhoz közvetlenül hozzárendelhető költség. Csak forgalmi költség eljárással készült beszámolóban van.',
    indirectSalesCosts:
      'Értékesítési, igazgatási és egyéb általános költségek. Csak forgalmi költség eljárással készült beszámolóban van.',
    financialResult: 'A pénzügyi műveletek bevételeinek és ráfordításainak (kamat, árfolyam, osztalék) különbsége.',
    intangibleAssets: 'Vagyoni értékű jogok, szellemi termékek, üzleti vagy cégérték és hasonlók.',
    tangibleAssets: 'Ingatlanok, gépek, berendezések, járművek és a folyamatban lévő beruházások.',
    financialFixedAssets: 'Tartós részesedések, tartósan adott kölcsönök és tartós értékpapírok.',
    inventories: 'Anyagok, áruk, befejezetlen termelés, késztermékek és a készletekre adott előlegek.',
    receivables: 'Mindaz, amivel mások a cégnek egy éven belül tartoznak, elsősorban a vevők.',
    tradeReceivables: 'A vevők ki nem egyenlített számlái. Csak az éves beszámoló közli külön.',
    securities: 'Forgatási célú, egy éven belül eladni szánt értékpapírok és részesedések.',
    cash: 'Készpénz, csekkek és bankbetétek az üzleti év végén.',
    totalAssets: 'A mérlegfőösszeg: minden eszköz együtt, egyenlő a források összegével.',
    retainedEarnings: 'A korábbi évek ki nem osztott eredménye; negatív, ha a veszteségek nagyobbak voltak.',
    subordinatedLiabilities:
      'Hosszú lejáratú tartozás, amelyet felszámoláskor csak a többi hitelező után kell kifizetni.',
    longTermLiabilities: 'Az egy éven túl esedékes hitelek, kölcsönök és egyéb tartozások.',
    shortTermLiabilities: 'Az egy éven belül esedékes tartozások: szállítók, hitelek, adók, bérek.',
    tradePayables: 'A szállítók ki nem egyenlített számlái. Csak az éves beszámoló közli külön.',
  },
  severity: {
    info: 'tájékoztatás',
    warning: 'figyelmeztetés',
    error: 'súlyos',
  },
  alerts: {
    'statement-missing': {
      title: 'Hiányzó beszámoló',
      description:
        'Az adatbázisban nincs beszámoló, noha a letétbe helyezés törvényi határideje lejárt: {{years}}. Lehet, hogy közzétették, de a forrásainkban nem szerepel.',
      item: '{{year}}. üzleti év (határidő: {{deadline}})',
    },
    'statement-gap': {
      title: 'Kimaradt beszámoló',
      description:
        'Nincs az adatbázisban saját beszámoló ezekről az üzleti évekről: {{years}}. Ahol vannak adatok, a következő évi beszámoló előző évi oszlopából valók.',
    },
    'filed-late': {
      title: 'Késve közzétett beszámoló',
      description: 'A törvényi határidő után helyezték letétbe: {{filings}}.',
      item: '{{year}}. üzleti év: {{filedOn}}, {{days}} nappal a határidő ({{deadline}}) után',
    },
    'figures-old': {
      title: 'Elavult adatok',
      description: 'A legutóbbi ismert üzleti év {{date}} napján zárult; az azóta történtekről a számok nem szólnak.',
    },
    loss: {
      title: 'Veszteség',
      description: 'A {{year}}. üzleti év adózott eredménye {{amount}}.',
      afterProfit: 'A {{year}}. üzleti év adózott eredménye {{amount}}, az előző évben {{before}} volt.',
      share: 'A veszteség az árbevétel {{share}}-a.',
    },
    'loss-repeated': {
      title: 'Veszteség két egymást követő évben',
      description: 'Az adózott eredmény a {{year}}. üzleti évben {{amount}}, az előző évben {{before}}.',
    },
    'into-loss': {
      title: 'Nyereségből veszteségbe fordult: {{figure}}',
      description: 'A {{year}}. üzleti évben {{amount}}, az előző évben {{before}}.',
    },
    'equity-negative': {
      title: 'Negatív saját tőke',
      description:
        'A saját tőke a {{year}}. üzleti év végén {{amount}}: az idegen források (kötelezettségek, céltartalékok, passzív időbeli elhatárolások) együtt nagyobbak az eszközök értékénél.',
    },
    'equity-under-minimum': {
      title: 'Két éve a kötelező jegyzett tőke alatt',
      description:
        'A saját tőke két egymást követő üzleti évben ({{before}}, majd {{amount}}) nem érte el a társasági formára előírt minimális jegyzett tőkét ({{minimum}}). A tagoknak pótolniuk kell, különben a társaságnak át kell alakulnia, egyesülnie kell, szét kell válnia vagy jogutód nélkül meg kell szűnnie (Ptk. 3:133. §).',
    },
    'equity-under-limit': {
      title: 'Tőkevesztés',
      description: 'A saját tőke a {{year}}. üzleti év végén {{amount}}, a jegyzett tőke ({{capital}}) {{share}}-a.',
      kft: 'Ha a saját tőke veszteség miatt a törzstőke felére csökken, az ügyvezetőnek haladéktalanul a tagok döntését kell kérnie (Ptk. 3:189. §).',
      rt: 'Ha a saját tőke veszteség miatt az alaptőke kétharmadára csökken, az igazgatóságnak nyolc napon belül intézkednie kell a közgyűlés összehívásáról (Ptk. 3:270. §).',
    },
    'equity-under-capital': {
      title: 'A saját tőke kisebb a jegyzett tőkénél',
      description: 'A saját tőke a {{year}}. üzleti év végén {{amount}}, a jegyzett tőke ({{capital}}) {{share}}-a.',
    },
    'earlier-years': {
      title: 'Korábbi évek vesztesége vagy tőkevesztése',
      losses: 'Veszteséges üzleti évek: {{years}}.',
      negative: 'A saját tőke negatív volt: {{years}}.',
      underLimit:
        'A saját tőke a jegyzett tőke felére (részvénytársaságnál kétharmadára) vagy az alá csökkent: {{years}}.',
      underCapital: 'A saját tőke kisebb volt a jegyzett tőkénél: {{years}}.',
      underMinimum:
        'A saját tőke két vagy több egymást követő évben nem érte el a törvényi minimumot ({{minimum}}): {{years}}.',
      since: 'A {{year}}. üzleti év végén a saját tőke {{amount}}.',
    },
    'balance-mismatch': {
      title: 'A mérleg nem egyezik',
      description:
        'A {{year}}. üzleti év beszámolójában az eszközök és a források összege nem egyezik: az eltérés {{difference}}.',
      more: 'Ugyanez áll ezekre az évekre: {{years}}.',
    },
    'sums-mismatch': {
      title: 'A sorok nem adódnak össze',
      description:
        'A {{year}}. üzleti év beszámolójában {{line, article}} „{{line}}” sor nem egyezik azzal, aminek meg kell felelnie: az eltérés {{difference}}.',
      more: 'Ilyen eltérés ezekben az években is van: {{years}}.',
    },
    'thousand-slip': {
      title: 'Eltérő nagyságrend',
      description:
        'A fő sorok nagyjából ezerszer akkorák vagy ezredakkorák, mint a szomszédos években: az összegek valószínűleg más egységben (egész vagy ezer pénzegységben) szerepelnek. Érintett üzleti évek: {{years}}.',
      corrected: 'Az előtte és az utána lévő év alapján helyesbített összegekkel számolunk: {{years}}.',
      open: 'A hibát nem lehet biztosan helyesbíteni, ezért ez az év kimarad a minősítésből, a diagramokból és az ágazati mediánokból: {{years}}.',
      unclear:
        'Az adatokból nem dönthető el, melyik év áll rossz egységben, ezért egyik sem számít a minősítésbe, a diagramokba és az ágazati mediánokba: {{years}}.',
    },
    jump: {
      title: 'Nagy változás: {{figure}}',
      description: 'A {{year}}. üzleti évben {{amount}}, az előző évben {{before}}: {{change}}.',
    },
  },
  checked: 'Ezt vizsgáltuk az ismert beszámolókban. {{checks}} A {{day}} utáni időről ezek a beszámolók nem szólnak.',
  checks: {
    losses: 'Veszteség: {{years}}.',
    equity: 'Negatív saját tőke: {{years}}.',
    capital: 'A jegyzett tőkénél kisebb saját tőke: {{years}}.',
    minimum: 'Két egymást követő, teljes üzleti év végén {{amount}} alatti saját tőke: {{years}}.',
    jump: 'Nagy változás ({{figures}}): csak a {{year}}. üzleti évben az előzőhöz képest, ha legalább {{share}} és legalább {{floor}}.',
    jumpByShare:
      'Nagy változás ({{figures}}): csak a {{year}}. üzleti évben az előzőhöz képest, ha legalább {{share}}.',
    intoLoss:
      'Nyereségből veszteségbe fordult eredmény ({{figures}}): csak a {{year}}. üzleti évben az előzőhöz képest, ha a visszaesés legalább {{floor}} vagy az árbevétel legalább {{share}}-a.',
    intoLossAlways:
      'Nyereségből veszteségbe fordult eredmény ({{figures}}): csak a {{year}}. üzleti évben az előzőhöz képest.',
    noJump: 'A számok nagy változását nem lehetett vizsgálni: ahhoz két összehasonlítható, egymást követő év kell.',
    sums: 'A mérleg és az összegző sorok egyezése, ahol a beszámoló közöl ilyet: {{years}}.',
    magnitude: 'Nagyságrend a szomszédos évhez képest: {{years}}.',
    filed: 'A határidő után több mint {{days}} nappal letétbe helyezett beszámoló: {{years}}.',
    missing: 'Hiányzó beszámoló: az utóbbi {{count}} évben zárult üzleti évekről.',
    old: 'Elavult adatok: ha az utolsó ismert üzleti év több mint {{months}} hónapja zárult.',
  },
  noAlert: 'A felsorolt vizsgálatok egyike sem talált figyelmeztetésre okot adó adatot.',
  results: {
    operatingProfit: 'üzemi (üzleti) eredmény',
    profitBeforeTax: 'adózás előtti eredmény',
  },
  figures: {
    netSales: 'árbevétel',
    operatingProfit: 'üzemi (üzleti) eredmény',
    totalAssets: 'mérlegfőösszeg',
    equity: 'saját tőke',
  },
  sheet: {
    fileName: 'gazdasagi-adatok',
    title: 'Gazdasági adatok',
    alerts: 'Figyelmeztetések',
    sources: 'Források',
    unit: 'Az összegek egysége: {{unit}}',
    thousand: 'ezer {{currency}}',
    columns: {
      label: 'Tétel',
      unit: 'Egység',
      change: 'Változás (összegek, létszám)',
      severity: 'Súlyosság',
      alert: 'Figyelmeztetés',
      description: 'Leírás',
      year: 'Üzleti év',
      periodStart: 'Időszak kezdete',
      periodEnd: 'Időszak vége',
      filedOn: 'Közzétéve',
      knownOn: 'Tudomásunkra jutott',
      source: 'Forrás',
      derivation: 'Megjegyzés',
    },
    units: {
      percent: '%',
      ratio: 'arány',
      person: 'fő',
    },
  },
} as const
