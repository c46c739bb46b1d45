/** What the server says where a source is silent: what that means, by which sources and of which days. */
export const reportSilenceAnswersHu = {
  /** In place of contacts that are not given out. */
  withoutId:
    'Van tulajdonos vagy vezető, akinek a forrás nem ad azonosítót: hogy más cégben is szerepel-e, nem ismert.',
  refused: { title: 'Az elérhetőségeket nem adjuk ki', text: 'A cég kérte, hogy ne keressék meg.' },
  /** By what the sources tell of it: everything, a part, nothing. */
  titles: {
    changes: {
      none: 'Nincs változás',
      partly: 'Változást nem ismerünk',
      unknown: 'Nem ismert, történt-e változás',
    },
    negative: {
      none: 'Nincs negatív információ',
      partly: 'Negatív információt nem ismerünk',
      unknown: 'Nem ismert, van-e negatív információ',
    },
    entry: {
      none: 'Nincs ilyen bejegyzés',
      partly: 'Ilyen bejegyzést nem ismerünk',
      unknown: 'Nem ismert, van-e ilyen bejegyzés',
    },
    positive: {
      none: 'Nincs pozitív információ',
      partly: 'Pozitív információt nem ismerünk',
      unknown: 'Nem ismert, van-e pozitív információ',
    },
    company: {
      none: 'Nincs cégadat',
      partly: 'Cégadatot nem ismerünk',
      unknown: 'A cégadatok nem ismertek',
    },
    members: {
      none: 'Nincs tag vagy tisztségviselő',
      partly: 'Tagot, tisztségviselőt nem ismerünk',
      unknown: 'A tagok és tisztségviselők nem ismertek',
    },
    /** Nobody tells of them so that silence would say anything: one sentence for all. */
    beneficialOwners: {
      none: 'A betöltött források nem közölnek tényleges tulajdonost',
      partly: 'A betöltött források nem közölnek tényleges tulajdonost',
      unknown: 'A betöltött források nem közölnek tényleges tulajdonost',
    },
    news: {
      none: 'Nincs közlemény vagy eljárás',
      partly: 'Közleményt, eljárást nem ismerünk',
      unknown: 'Nem ismert, van-e közlemény vagy eljárás',
    },
    events: {
      none: 'Nincs esemény',
      partly: 'Eseményt nem ismerünk',
      unknown: 'Nem ismert, történt-e esemény',
    },
    contacts: {
      none: 'Nincs elérhetőség',
      partly: 'Elérhetőséget nem ismerünk',
      unknown: 'Az elérhetőségek nem ismertek',
    },
    interests: {
      none: 'Nincs érdekeltség',
      partly: 'Érdekeltséget nem ismerünk',
      unknown: 'Nem ismert, van-e érdekeltség',
    },
    associations: {
      none: 'Nincs kapcsolódó cég',
      partly: 'Kapcsolódó céget nem ismerünk',
      unknown: 'Nem ismert, van-e kapcsolódó cég',
    },
    connections: {
      none: 'Nincs kapcsolat',
      partly: 'Kapcsolatot nem ismerünk',
      unknown: 'Nem ismert, van-e kapcsolat',
    },
    /** Every company is somebody's: what there may be none of is a name in the register. */
    owners: {
      none: 'A nyilvántartás nem nevez meg tulajdonost',
      partly: 'A nyilvántartás nem nevezett meg tulajdonost',
      unknown: 'Nem ismert, ki a tulajdonos',
    },
    leaders: {
      none: 'Nincs vezető',
      partly: 'Vezetőt nem ismerünk',
      unknown: 'Nem ismert, van-e vezető',
    },
    successions: {
      none: 'Nincs jogelőd, jogutód',
      partly: 'Jogelődöt, jogutódot nem ismerünk',
      unknown: 'Nem ismert, van-e jogelőd, jogutód',
    },
    group: {
      none: 'Nincs más cég a csoportban',
      partly: 'A csoportban más céget nem ismerünk',
      unknown: 'Nem ismert, van-e más cég a csoportban',
    },
    failures: {
      none: 'Nincs ilyen cég két lépésen belül',
      partly: 'Ilyen céget két lépésen belül nem ismerünk',
      unknown: 'Nem ismert, van-e ilyen cég két lépésen belül',
    },
    phoenix: {
      none: 'Nincs főnix-jel',
      partly: 'Főnix-jelet nem ismerünk',
      unknown: 'Nem ismert, van-e főnix-jel',
    },
    statements: {
      none: 'Nincs beszámoló',
      partly: 'Beszámolót nem ismerünk',
      unknown: 'Nem ismert, van-e beszámoló',
    },
  },
  /** Where only a part of what was asked was checked, or only up to a day. */
  titleOf: '{{title}} – {{all}} tárgyból {{told}} ellenőrzött',
  titleFewOf: '{{title}} – {{all}} tárgyból csak {{told}} ellenőrzött',
  titleFew: '{{title}} – {{all}} tárgyból csak {{told}} ellenőrzött: {{subjects}}',
  titleAsOf: '{{title}} – állapot: {{date}}',
  state_one: 'A következő forrás szerint nincs ilyen (állapot: {{date}}): {{sources}}.',
  state_other: 'A következő források szerint nincs ilyen (állapot: {{date}}): {{sources}}.',
  /** The sources tell of different days, each of its own. */
  stateEach: 'A következő források szerint nincs ilyen: {{sources}}.',
  /** Of sanctions lists nothing is stated but that an official number is on them. */
  screened:
    'A cégnek egyetlen hivatalos azonosítója sem szerepel ezeken a szankciós jegyzékeken: {{sources}}. Tulajdonosairól és tisztségviselőiről ez nem mond semmit: hogy közülük kiket hasonlítottunk össze, azt a Szankciós szűrés mutatja.',
  period_one: '{{from}} és {{to}} között a következő forrás szerint nincs ilyen: {{sources}}.',
  period_other: '{{from}} és {{to}} között a következő források szerint nincs ilyen: {{sources}}.',
  day_one: 'A következő forrás szerint {{to}} napján nincs ilyen: {{sources}}.',
  day_other: 'A következő források szerint {{to}} napján nincs ilyen: {{sources}}.',
  /** Before all else, of a company that began after the day asked for. */
  notYet: {
    founded: 'A cég {{asOf}} napján még nem állt fenn: alapításának napja {{date}} – forrás: {{source}}.',
    registered:
      'A cég legkorábbi általunk ismert bejegyzése {{date}} napjáról szól, a kérdezett {{asOf}} napnál későbbről – forrás: {{source}}.',
  },
  notYetTitles: {
    founded: 'Ezen a napon még nem állt fenn',
    registered: 'Legkorábbi ismert bejegyzése későbbi ennél a napnál',
  },
  outside: 'A kérdezett napokról egyik forrásunk sem közöl adatot.',
  nobody:
    'Nincs olyan forrásunk, amely erről a cégről mindent közölne: hogy itt nem szerepel, az nem jelenti, hogy nincs.',
  nobodyOfThem:
    'Nincs olyan forrásunk, amely e felekről mindent közölne: hogy itt nem szerepel, az nem jelenti, hogy nincs.',
  onlyOf: 'Ez csak a következőkre vonatkozik: {{subjects}}; minden másról nincs teljes körű forrásunk.',
  notOf: 'Nincs teljes körű forrásunk a következőkről: {{subjects}}.',
  /** Of missing accounts, where a source tells of all that were published. */
  unjudgedAccounts:
    'Nem ismert, hiányzik-e beszámoló: a szabály ({{law}}) szerint ezt csak olyan magyar cégről tudjuk megmondani, amelynek már ismerünk beszámolóját, vagy amelynek cégformája biztosan köteles közzétenni, és az alapítása ismert; felszámolás, végelszámolás vagy megszűnés esetén a kezdőnapját is ismerni kell. A közzétett beszámolók forrása: {{sources}}.',
  before: '{{date, capitalArticle}} {{date}} előtti időről a forrás nem közöl adatot.',
  after: '{{date, capitalArticle}} {{date}} utáni időről nincs adatunk.',
  lists: 'Csak egyes adatokat közöl, ezért hallgatása nem jelent nemleges adatot: {{sources}}.',
  /** Lines of one company, or of some of those that were spoken of, that could not be read. */
  linesNotRead:
    'Egy erről a cégről szóló adatsort nem tudtunk elolvasni, ezért ha volt benne változás, arról nem értesültünk: {{sources}}.',
  linesNotReadOf_one:
    'E cégek közül {{count}} cégről egy adatsort nem tudtunk elolvasni, ezért ha volt benne változás, arról nem értesültünk: {{sources}}.',
  linesNotReadOf_other:
    'E cégek közül {{count}} cégről egyes adatsorokat nem tudtunk elolvasni, ezért ha volt bennük változás, arról nem értesültünk: {{sources}}.',
  partial: 'Forrás: {{sources}}. Nem közöl mindent: ezeken kívül is lehetnek.',
  titled: '{{title}} ({{publisher}})',
  span: '{{title}} ({{publisher}}; {{from, article}} {{from}} és {{to}} közötti időről)',
  asOf: '{{title}} ({{publisher}}; állapot: {{to}})',
  /** Of many sources those counted that were read in time, and the day that all of these reach. */
  moreInTime_one: '{{sources}}; és még {{number}} forrás (állapot: {{date}} vagy későbbi)',
  moreInTime_other: '{{sources}}; és még {{number}} forrás (állapot: {{date}} vagy későbbi)',
  statement: 'közzétett beszámolók',
  /** Days of what holds. */
  sinceUnknown: 'kezdete nem ismert',
  answeredSince: '{{date}} óta ez volt a válasz, amikor kérdezték',
  lastTold: 'kezdete nem ismert; utolsó ismert állapot: {{date}}',
  /** Of ties that are shown as in force on a day of which their source does not tell. */
  tiesUntil:
    '{{source}}: az innen ismert kapcsolatok utolsó ismert állapota {{date}}. Arról, hogy {{asOf}} napján fennállnak-e, egyik forrásunk sem közöl adatot.',
  tiesFrom:
    '{{source}}: az innen ismert kapcsolatok kezdetét nem közli, és {{date}} előttről nem közöl adatot. Nem ismert, hogy {{asOf}} napján fennálltak-e.',
  /** How many of a group hold. */
  inForce_one: '{{number}} hatályos',
  inForce_other: '{{number}} hatályos',
  inForceOn_one: '{{number}} az utolsó ismert állapot szerint ({{date}})',
  inForceOn_other: '{{number}} az utolsó ismert állapot szerint ({{date}})',
  withEnded: '{{held}}, {{number}} megszűnt',
  happened_one: '{{number}} tétel, {{years}}',
  happened_other: '{{number}} tétel, {{years}}',
} as const
