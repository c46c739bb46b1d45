/** What the server says of who stands behind a company, on the page and in print. */
export const reportFinalOwnerAnswersHu = {
  groups: {
    final: 'Tényleges tulajdonosok',
    possible: 'Lehetséges tényleges tulajdonosok',
    standIn: 'Vezető tisztségviselők tényleges tulajdonos helyett',
    excluded: 'Nem tényleges tulajdonos magánszemélyek',
    intermediate: 'Köztes tulajdonosok',
  },
  shares: {
    /** Votes and ownership differ: the higher counts. */
    ofVotes: '{{share}} (szavazat; tulajdon: {{capital}})',
    ofCapital: '{{share}} (tulajdon; szavazat: {{votes}})',
    higher: '{{share}} (a nagyobbik; tulajdon: {{capital}}, szavazat: {{votes}})',
    below: 'kevéssel {{share}} alatt',
    above: 'kevéssel {{share}} fölött',
    between: '{{from}} – {{to}}',
    atLeast: 'legalább {{from}}',
    atMost: 'legfeljebb {{to}}',
    unknown: 'nem ismert',
    partUnknown: 'hogy mekkora rész, nem ismert',
  },
  verdicts: {
    certain: 'biztosan eléri a küszöböt',
    possible: 'elérheti a küszöböt',
    onlyUnlisted: 'elérheti a küszöböt, ha a meg nem nevezett részből is az övé',
    excluded: 'nem érheti el a küszöböt',
    alone: 'egymaga nem érheti el a küszöböt',
  },
  rules: {
    economic: 'Gazdasági részesedés (szorzat és összeg, 25 %-tól)',
    hungarian: 'Magyar szabály (fél fölött egésznek számít, 25 %-tól)',
    control: 'Ellenőrzés (a szavazatok több mint fele)',
  },
  laws: {
    hungary:
      'Pmt. (2017. évi LIII. törvény) 3. § 38.: a szavazatok vagy a tulajdon legalább 25 %-a, közvetve a Ptk. 8:2. § (4) szerint; a törvény szerinti egyéb irányítás és meghatározó befolyás nincs a számításban',
    union: '(EU) 2024/1624 rendelet 51–54. cikk: a tulajdon vagy a szavazatok legalább 25 %-a, vagy ellenőrzés',
  },
  notes: {
    onlyUnlisted: 'Csak akkor az, ha olyan tulajdonosok mögött is áll, akiket egyik forrás sem nevez meg.',
    namesakes_one:
      'Azonosító nélkül nem különböztethető meg {{count}} másik, azonos nevű bejegyzéstől: ha egy személyről van szó, együtt elérhetik a küszöböt.',
    namesakes_other:
      'Azonosító nélkül nem különböztethető meg {{count}} másik, azonos nevű bejegyzéstől: ha egy személyről van szó, együtt elérhetik a küszöböt.',
    decides: 'Ez dönti el, ha ismertté válik: {{owner}} része itt: {{company}}.',
    decidesUnlisted: 'Ez dönti el, ha ismertté válik: kiké itt a meg nem nevezett rész: {{company}}.',
    helps: 'Önmagában nem dönt, de közelebb visz: {{owner}} része itt: {{company}}.',
    helpsUnlisted: 'Önmagában nem dönt, de közelebb visz: kiké itt a meg nem nevezett rész: {{company}}.',
    standIn: 'Nem tulajdonosként, hanem vezető tisztségviselőként szerepel.',
  },
  pathCircle: 'Az utak összege {{sum}}; a többi körbeérő tulajdonláson át jut hozzá.',
  pathCut: 'Csak a legnagyobb utak láthatók; összegük {{sum}}.',
  prohibited: 'eltiltott személy',
  more_one: 'és még {{count}}',
  more_other: 'és még {{count}}',
  withoutOwners: {
    unknown: 'nem értelmezhető',
    person:
      'A vállalkozó maga a természetes személy: a tulajdoni hányad és a szavazatok szabálya rá nem vonatkozik. Hogy más megbízásából jár-e el, egyik forrás sem közli.',
    foundation:
      'Alapítványnak nincs tulajdonosa: tényleges tulajdonosait a törvény külön szabálya a kedvezményezettek, a kezelő szerv tagjai és a meghatározó befolyással bírók között keresi (2017. évi LIII. törvény 3. § 38. pont). Kedvezményezettet és befolyást egyik forrás sem közöl; az ismert képviselőket a Cégadatok fejezet sorolja fel.',
    association:
      'Egyesületnek tagjai vannak, tulajdonosai nincsenek. Tagnévsort és befolyást egyik forrás sem közöl; ha nincs, akié legalább a szavazatok negyede, a törvény szerint a vezető tisztségviselők lépnek a helyére.',
    institution:
      'Költségvetési szervnek, közintézménynek nincs tulajdonosa: fenntartóját, irányító szervét a Cégadatok fejezet közli, ha a forrás megnevezi.',
  },
  reasons: {
    lastOwners: 'Az utolsó nap, amelyen tulajdonos volt megnevezve: {{date}} ({{title}}, {{publisher}}).',
    listed: 'A cég szabályozott piacon jegyzett társaság; ilyenre a meghatározás első esete nem vonatkozik.',
    certain: '{{names}} biztosan tényleges tulajdonos.',
    possible: 'Lehet, hogy tényleges tulajdonos: {{names}}. A források nem mondják meg pontosan a részesedéseket.',
    onlyUnlisted:
      'A megnevezettek közül ({{names}}) egyik sem az, hacsak nem áll meg nem nevezett tulajdonosok mögött is.',
    onlyIfOne:
      'Egymagában egyikük sem ({{names}}), de az azonos nevű bejegyzések egy személyt is jelenthetnek, aki elérheti a küszöböt: a forrás nem ad azonosítót.',
    dispersed_one: '{{count}} magánszemély része túl kicsi.',
    dispersed_other: '{{count}} magánszemély része egyenként túl kicsi.',
    standIn:
      'Tényleges tulajdonos magánszemély nem található, ezért a törvény szerint a vezető tisztségviselők lépnek a helyére.',
    standInUnless:
      'Ha a hiányzó részekből sem derül ki tényleges tulajdonos, a törvény szerint a vezető tisztségviselők lépnek a helyére.',
    standInNobody: 'Vezető tisztségviselőt egyik forrás sem nevez meg.',
    contradiction:
      'A források ellentmondanak egymásnak: a részesedések összege nem lehet ennyi ({{company}}). Ott a részesedések csak felső korlátnak számítanak.',
    cannotBeOwned: 'A források szerint tulajdonosa van annak, akinek nem lehet: {{company}}. Ezt kihagytuk.',
    relatives:
      'Közeli hozzátartozók részét a törvény összeadja; hogy kik azok, egyik forrás sem közli. Megbízottról, összehangoltan eljáró személyekről sincs adat.',
    boundsWide:
      'A kör, amelyben a cégek egymást birtokolják, túl nagy a teljes kiszámításhoz: az arányok határai igazak, de a szükségesnél tágabbak lehetnek, ezért a „lehetséges” besorolás is.',
    notRead: 'A hálózat túl nagy: {{number}} tulajdonos mögé már nem néztünk. Ami mögöttük van, nem ismertnek számít.',
    ownVotes: 'Szavazatokat egyik forrás sem közöl: a tőkerész szerint, a saját részesedés nélkül számoltunk.',
    someVotes: 'Ahol a forrás nem közli a szavazatokat, ott a tőkerész szerint, a saját részesedés nélkül számoltunk.',
  },
  ends: {
    state: 'Állam, önkormányzat: {{share}} ({{names}}).',
    foundation: 'Alapítvány: {{share}} ({{names}}).',
    listed: 'Tőzsdei társaság szétszórt tulajdonosai: {{share}} ({{names}}).',
    abroad: 'Külföldi cég, amelynek tulajdonosait nem ismerjük: {{share}} ({{names}}).',
    unlisted: 'Meg nem nevezett tulajdonosok: {{share}} ({{names}}).',
    unknown: 'Olyan tulajdonos, akiről nem tudni, ki áll mögötte: {{share}} ({{names}}).',
    'own-shares': 'Saját részesedés: {{share}} ({{names}}).',
    ring: 'Egymást teljesen birtokló cégek, amelyek mögött senki sem áll: {{share}} ({{names}}).',
  },
  untold: {
    title: 'A részesedések nem ismertek',
    text: 'A forrás megnevez tulajdonosokat, de részesedést nem közöl: {{sources}}.',
    source: '{{title}} ({{publisher}}; {{date}})',
  },
  told: {
    title: 'A nyilvántartás által közölt tényleges tulajdonosok',
    standings: {
      'same-entry': 'A fenti eredmény ebből a bejegyzésből készült, ezért nem erősíti meg.',
      certain: 'A tulajdonosokból számítva is biztosan tényleges tulajdonos.',
      possible: 'A tulajdonosokból számítva lehetséges, de nem biztos.',
      excluded: 'Eltérés: a közölt részesedések alapján a része kisebb a küszöbnél.',
      between: 'Cég, amely a tényleges tulajdonosok és e cég között áll.',
      'beyond-shares':
        'Részesedésekből nem számítható: a nyilvántartás nem számszerű részesedést vagy szavazatot, hanem másféle irányítást közöl.',
      'not-found': 'Eltérés vagy hiány: a források által megnevezett tulajdonosok között nem található.',
    },
    untold:
      'Eltérés: a tulajdonosokból számítva biztosan tényleges tulajdonos, de a nyilvántartás nem közli így: {{names}}.',
    restsOn:
      'E cégek tulajdonosait egyik forrás sem nevezi meg: {{names}}. A számítás ezért azokból indul, akiket a nyilvántartás az irányítóiknak mond.',
    byName: 'Akinek nincs azonosítója, azt a neve alapján vetettük össze; azonos nevű személyek összetéveszthetők.',
  },
  changes: {
    otherLaw: 'A korábbi napon más jogszabály szerint számoltunk: {{law}}.',
    untold:
      'Hogy kik voltak a tulajdonosok ekkor: {{date}}, nem ismert itt: {{names}}. A forrás nem szól erről a napról: {{sources}}.',
    untoldByNobody:
      'Hogy kik voltak a tulajdonosok ekkor: {{date}}, nem ismert itt: {{names}}. Egyik forrás sem szól róluk.',
    startUnknown:
      'A forrás nem mondja meg, mióta tulajdonos: {{names}}. Ekkori helyzete ({{date}}) nem ismert; az összevetés tulajdonosnak veszi.',
  },
  brief: {
    certain_one: 'Tényleges tulajdonos: {{count}} személy, a források szerint biztosan.',
    certain_other: 'Tényleges tulajdonos: {{count}} személy, a források szerint biztosan.',
    possible_one: 'Tényleges tulajdonos lehet: {{count}} személy; a források nem mondják meg biztosan.',
    possible_other: 'Tényleges tulajdonos lehet: {{count}} személy; a források nem mondják meg biztosan.',
    unknown: 'A tényleges tulajdonos nem ismert: {{reason}}',
    told_one: 'A nyilvántartás {{count}} tényleges tulajdonost közöl.',
    told_other: 'A nyilvántartás {{count}} tényleges tulajdonost közöl.',
    lastTold: 'Utolsó ismert állapot: {{date}}.',
    notFound: 'A tényleges tulajdonos nem ismert: a források szerint senki sem éri el a küszöböt.',
    large: 'A tulajdonosi hálózat nagy: az eredmény a tényleges tulajdonos oldalán nyílik meg.',
  },
  sheet: {
    title: 'Tényleges tulajdonos',
    fileName: 'tenyleges-tulajdonos',
    heading: 'Tényleges tulajdonos, {{date}}',
    kind: 'Mit mond a sor',
    kinds: {
      finding: 'Eredmény',
      standIn: 'Vezető a tulajdonos helyett',
      holding: 'Közvetlen részesedés',
      unlisted: 'Meg nem nevezett rész',
    },
  },
  print: {
    natures: 'Az irányítás jogcíme',
    standing: 'A számított eredményhez képest',
    name: 'Név',
    percent: 'Részesedés',
    figures: 'A három szabály szerint',
    paths: 'Utak',
    law: 'Jogszabály',
    unknown: 'Ismeretlen tulajdon',
    source: 'Forrás',
  },
} as const
