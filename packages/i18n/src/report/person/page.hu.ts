/** The page of a person. */
export const reportPersonPageHu = {
  madeUp: 'Kitalált személy',
  madeUpHint: 'Bemutató adat: ez a személy nem létezik.',
  paths: 'Utak más felekhez',
  companies: 'Cégek',
  counts_one: '{{companies}} cég: {{active}} aktív, {{inactive}} inaktív szerep',
  counts_other: '{{companies}} cég: {{active}} aktív, {{inactive}} inaktív szerep',
  failed_one:
    '{{count}} cég csődeljárás, felszámolás, kényszertörlés alatt áll, vagy a tevékenysége fel van függesztve.',
  failed_other:
    '{{count}} cég csődeljárás, felszámolás, kényszertörlés alatt áll, vagy a tevékenysége fel van függesztve.',
  sameness: 'Egy személy-e?',
  spellings: 'Más írásmód: {{names}}',
  bans: 'Eltiltások',
  ban: 'eltiltás',
  inactive: 'már nem áll fenn',
  notListed: '{{number}} további szerepe nincs felsorolva.',
  asOf: 'Állapot: {{date}} Csak azt tartalmazza, amit forrásaink közölnek.',
  rating: '{{points}} pont, {{label}}',
  showMore_one: 'Még {{count}} cég',
  showMore_other: 'Még {{count}} cég',
} as const
