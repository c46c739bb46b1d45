/** What the server says where a source is silent: what that means, by which sources and of which days. */
export const reportSilenceAnswersHu = {
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
    network: {
      none: 'Nincs kapcsolat',
      partly: 'Kapcsolatot nem ismerünk',
      unknown: 'Nem ismert, van-e kapcsolat',
    },
    statements: {
      none: 'Nincs beszámoló',
      partly: 'Beszámolót nem ismerünk',
      unknown: 'Nem ismert, van-e beszámoló',
    },
  },
  state: 'A következő forrás szerint, {{date}} állapot szerint nincs ilyen: {{sources}}.',
  period: '{{from}} és {{to}} között a következő forrás szerint nincs ilyen: {{sources}}.',
  outside: 'A kérdezett napokról egyik forrásunk sem közöl adatot.',
  nobody:
    'Nincs olyan forrásunk, amely erről a cégről mindent közölne: hogy itt nem szerepel, az nem jelenti, hogy nincs.',
  onlyOf: 'Ez csak a következőkre vonatkozik: {{subjects}}; minden másról nincs teljes körű forrásunk.',
  notOf: 'Nincs teljes körű forrásunk a következőkről: {{subjects}}.',
  before: 'A {{date}} előtti időről a forrás nem közöl adatot.',
  after: 'A {{date}} utáni időről nincs adatunk.',
  lists: 'Csak egyes adatokat közöl, ezért hallgatása nem jelent nemleges adatot: {{sources}}.',
  partial: 'Forrás: {{sources}}. Nem közöl mindent: ezeken kívül is lehetnek.',
  titled: '{{title}} ({{publisher}})',
  span: '{{title}} ({{publisher}}; a {{from}} és {{to}} közötti időről)',
  asOf: '{{title}} ({{publisher}}; állapot: {{to}})',
  statement: 'közzétett beszámolók',
  /** Days of what holds. */
  sinceUnknown: 'kezdete nem ismert',
  lastTold: 'kezdete nem ismert; utolsó ismert állapot: {{date}}',
  /** How many of a group hold. */
  inForce_one: '{{number}} hatályos',
  inForce_other: '{{number}} hatályos',
  inForceOn_one: '{{number}} az utolsó ismert állapot szerint ({{date}})',
  inForceOn_other: '{{number}} az utolsó ismert állapot szerint ({{date}})',
  withEnded: '{{held}}, {{number}} megszűnt',
  happened_one: '{{number}} tétel, {{years}}',
  happened_other: '{{number}} tétel, {{years}}',
} as const
