/** The page of a person. */
export const reportPersonPageHu = {
  paths: 'Utak más felekhez',
  companies: 'Cégek',
  counts: '{{companies}} cég: {{active}} aktív, {{inactive}} inaktív szerep',
  failed_one: '{{count}} cég fizetésképtelenségi vagy kényszertörlési eljárás alatt áll.',
  failed_other: '{{count}} cég fizetésképtelenségi vagy kényszertörlési eljárás alatt áll.',
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
