/** Negative and positive information: groups, items and how the worked-out ones come about. */
export const reportInfoAnswersHu = {
  /** `title`: of the group; `item`: one of it where the source gives it no name; `about`: what it means. */
  groups: {
    liquidation: {
      title: 'Felszámolás',
      item: 'Felszámolási eljárás',
      about:
        'A bíróság megállapította a fizetésképtelenséget: a vagyont a felszámoló értékesíti, a cég az eljárás végén rendszerint megszűnik.',
    },
    'forced-deletion': {
      title: 'Kényszertörlés',
      item: 'Kényszertörlési eljárás',
      about:
        'A cégbíróság törli a céget, például mert törvényes működését nem állította helyre; a vezetőit és tagjait eltilthatja.',
    },
    bankruptcy: {
      title: 'Csődeljárás',
      item: 'Csődeljárás',
      about: 'A cég fizetési haladékot kapott, hogy a hitelezőivel egyezséget kössön.',
    },
    dissolution: {
      title: 'Végelszámolás',
      item: 'Végelszámolás',
      about:
        'A cég jogutód nélküli megszűnéséről döntöttek. Nem fizetésképtelenség, de a cég megszűnik: a követelést határidőben be kell jelenteni.',
    },
    procedure: {
      title: 'Egyéb eljárás',
      item: 'Eljárás',
      about: 'Más bírósági eljárás a cég ellen, például törvényességi felügyeleti eljárás.',
    },
    sanction: {
      title: 'Szankciós lista',
      item: 'Szankciós program',
      about:
        'A cég hivatalos azonosítója szerepel egy szankciós listán. A névegyezéseket, amelyek nem megállapítások, a Szankciós szűrés fejezet mutatja.',
    },
    'activity-suspension': {
      title: 'A gazdasági tevékenység adóhatósági felfüggesztése',
      item: 'A gazdasági tevékenység felfüggesztése',
      about:
        'Az adóhatóság felfüggesztette a cég gazdasági tevékenységét: a felfüggesztés végéig a cég nem köthet üzleteket.',
    },
    'tax-number': {
      title: 'Felfüggesztett vagy törölt adószám',
      item: 'Adószám',
      about: 'Az adóhatóság felfüggesztette vagy törölte az adószámot; a megszűnt cég adószáma is törölt.',
    },
    enforcement: {
      title: 'Végrehajtás',
      item: 'Végrehajtás',
      about: 'Bírósági végrehajtó hajt be követelést a cégen.',
    },
    'tax-enforcement': {
      title: 'NAV-végrehajtás',
      item: 'NAV-végrehajtás',
      about: 'Az adóhatóság hajtja be a cég tartozását.',
    },
    'tax-debt': {
      title: 'Adótartozás',
      item: 'Adótartozás',
      about:
        'Az adóhatóság a céget lejárt adóval tartozóként teszi vagy tette közzé. Aki már nem szerepel a közzétett listán, kevesebbel még tartozhat.',
    },
    'tax-finding': {
      title: 'Adóhatósági megállapítások',
      item: 'Adóhatósági megállapítás',
      about:
        'Az adóhatóság végleges határozatban állapította meg és közzétette. Hogy azóta megfizették-e, a közzététel nem mondja meg; ami már nincs a listán, azt is megállapították.',
    },
    ban: {
      title: 'Eltiltás',
      item: 'Eltiltott személy',
      about:
        'A cég vezetőjét vagy tagját a cégbíróság eltiltotta attól, hogy más céget vezessen vagy abban többségi részesedése legyen.',
    },
    'missing-statement': {
      title: 'Hiányzó beszámoló',
      item: 'Beszámoló',
      about: 'A cég a beszámolót a mérleg fordulónapját követő ötödik hónap végéig köteles közzétenni.',
    },
    lien: {
      title: 'Zálogjog',
      item: 'Zálogjog',
      about:
        'A cég vagyonát vagy üzletrészét más követelésének biztosítékául lekötötték. Önmagában nem jelent tartozást.',
    },
    'procurement-award': {
      title: 'Elnyert közbeszerzés',
      item: 'Közbeszerzés',
      about: 'Közbeszerzési eljárás, amelyben a cég egyedül vagy közös ajánlattevőként nyertes volt.',
    },
    certificate: {
      title: 'Tanúsítvány',
      item: 'Tanúsítvány',
      about: 'Szabvány szerinti vagy más minősítés, amelyet a kibocsátó tanúsít.',
    },
    'tax-debt-free': {
      title: 'Köztartozásmentes adózó',
      item: 'Köztartozásmentes adózó',
      about: 'A cég kérelmére szerepel az adóhatóság köztartozásmentes adózói adatbázisában.',
    },
    growth: {
      title: 'Növekedés',
      item: 'Növekvő árbevétel',
      about:
        'Az értékesítés nettó árbevétele az utolsó három üzleti év mindegyikében nőtt, évente átlagosan több mint {{rate}}-kal.',
    },
    'long-life': {
      title: 'Hosszú működés',
      item: 'Hosszú működés',
      about: 'A cég legalább {{years}} éve működik.',
    },
  },
  /** The Hungarian law a group rests on; said of Hungarian companies alone. */
  /** What a group means for a company of another country, where the words above tell Hungarian law. */
  abroad: {
    'forced-deletion':
      'Nyilvántartó, bíróság vagy hatóság törli vagy kényszerrel megszünteti a céget, vagy bejelentette, hogy ezt fogja tenni. Hogy mi vezetett ide és mi következik, az országának joga szerint alakul.',
    procedure: 'Eljárás, amelyről a nyilvántartás a saját szavaival szól; hogy milyen fajtájú, nem mondja meg.',
    'missing-statement':
      'Olyan beszámoló, amelyet a cégnek az országa joga szerint közzé kell tennie, és amely nem ismert.',
  },
  laws: {
    liquidation: '1991. évi XLIX. törvény',
    'forced-deletion': '2006. évi V. törvény',
    bankruptcy: '1991. évi XLIX. törvény',
    'missing-statement': '2000. évi C. törvény 153–154. §',
    'tax-finding': '2017. évi CL. törvény',
    'tax-debt-free': '2017. évi CL. törvény',
  },
  items: {
    suspended: 'Felfüggesztett adószám',
    deleted: 'Törölt adószám',
    missing: '{{year}}. üzleti év',
    overdue: 'Késedelmes beszámoló',
    deadline: 'határidő: {{date}}',
    growth: 'Árbevétel, {{from}}–{{to}}',
    growthRate: 'évi átlag +{{rate}}',
    longLife_one: '{{count}} éve működik',
    longLife_other: '{{count}} éve működik',
    knownUntil: 'utoljára ismert: {{date}}',
    founded: 'alapítva: {{date}}',
    registered: 'bejegyezve: {{date}}',
    consortium: 'közös szerződés teljes értéke: {{value}}',
  },
  /** What the subscriber has decided himself, so it is said by whom. */
  confirmedMatches: {
    text_one: 'Egy szankciós találat, amelyet az előfizető megerősített: lásd a Szankciós szűrés oldalt.',
    text_other: '{{count}} szankciós találat, amelyet az előfizető megerősített: lásd a Szankciós szűrés oldalt.',
    outdated_one: 'Egynél azóta megváltozott, amire a döntés épült: újra meg kell nézni.',
    outdated_other: '{{count}} találatnál azóta megváltozott, amire a döntés épült: újra meg kell nézni.',
    title_one: 'Egy megerősített szankciós találat',
    title_other: '{{count}} megerősített szankciós találat',
  },
  /** Matches with sanctions lists that are not decided; their title goes before what silence means. */
  /** What of the sanctions lists is not known. */
  listLimits: {
    doubted:
      'Ezek a szankciós jegyzékek hiányosak vagy nem maiak, ezért nem tisztáznak senkit: {{lists}}. Részletek: Szankciós szűrés.',
    notLoaded: 'Nem betöltött, ezért meg sem nézett szankciós jegyzékek: {{lists}}.',
  },
  openMatches: {
    text_one: 'Egy nyitott találat a szankciós jegyzékeken: lásd a Szankciós szűrés oldalt.',
    text_other: '{{count}} nyitott találat a szankciós jegyzékeken: lásd a Szankciós szűrés oldalt.',
    title_one: '{{title}} – egy nyitott szankciós találat',
    title_other: '{{title}} – {{count}} nyitott szankciós találat',
  },
  rows: {
    valid: 'Hatályos',
    source: 'Forrás',
    balanceSheetDay: 'Mérleg fordulónapja',
    deadline: 'Közzétételi határidő',
    knownUntil: 'Az utolsó ellenőrzés napja',
    netSales: 'Nettó árbevétel, {{year}}',
    yearlyRate: 'Évi átlagos növekedés',
    screening: 'Szankciós szűrés',
    screeningLink: 'A szűrés eredménye',
  },
  derivations: {
    overdue:
      'A nyilvántartás ezt a napot adja meg a következő beszámoló határidejének; a kiolvasás napjáig nem nyújtották be.',
    missing:
      'A társasági forma, a fordulónap és az ismert beszámolók alapján megállapítva: a forrás {{date}} napjáig a közzétett beszámolókat tartalmazza, ez nincs köztük. Lehet, hogy közzétették, de a forrásból kimaradt.',
    growth:
      'A beszámolók nettó árbevételéből számítva; a növekedés évi átlaga az az állandó évi ütem (CAGR), amely a négy év első értékétől az utolsóhoz vezet. Az infláció nincs kiszűrve.',
    longLife: 'A nyilvántartott kezdőnaptól {{date}} napjáig eltelt teljes évek.',
  },
  totals: {
    year: '{{number}} db · {{value}}',
    yearPartly: '{{number}} db · ebből {{valued}} saját szerződés összértéke {{value}}',
    yearWithoutValue: '{{number}} db',
    all: 'Összesen',
    running: 'Fennálló összeg',
    secured: 'Biztosított követelések',
    unvalued_one: 'További {{count}} szerződés értékét a forrás nem közli.',
    unvalued_other: 'További {{count}} szerződés értékét a forrás nem közli.',
    consortium_one:
      'Az összegekben nincs benne {{count}} közös ajánlattétel: ott csak a teljes szerződés értéke ismert.',
    consortium_other:
      'Az összegekben nincs benne {{count}} közös ajánlattétel: ott csak a teljes szerződés értéke ismert.',
  },
  details: {
    text: 'A közzétett szöveg',
    method: 'Hogyan állapítottuk meg?',
    sources: 'Források',
    knownOn: 'tudomásunkra jutott: {{date}}',
  },
} as const
