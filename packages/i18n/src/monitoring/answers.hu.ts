/** What the server says of a change. */
export const monitoringAnswersHu = {
  more: '{{title}} és még {{number}} változás',
  about: '{{title}}: {{subject}}',
  withdrawn: '{{kind}}: téves adat törölve',
  rating: '{{band}} ({{points}} pont)',
  missing: '{{year}}. üzleti év, határidő: {{deadline}}',
  overdue: 'határidő: {{deadline}}',
  failed: '{{name}}: {{failure}}',
  match: '{{grade}}: a nyilvántartásban „{{name}}”{{role}}, a listán „{{listed}}” ({{list}}, állapot: {{day}})',
  matchOnList: '{{grade}} ({{list}}, állapot: {{day}})',
  /** Which sources may tell of what a subscriber wants to hear. */
  basis:
    'A szintjének, beállításainak és szabályainak megfelelő eseményt a figyelt cégekről ezek a források közölhetnek, eddig olvastuk őket: {{sources}}. Ami náluk sem jelent meg, arról nem tudunk riasztani.',
  basisUnknown: 'A figyelt cégekről egyik forrásunk sem szól: nem ismert, történt-e velük valami.',
  /** Looks that wait, and at which companies. */
  missingAtWatched_one: 'A figyelt cégek közül {{count}} cégnél',
  missingAtWatched_other: 'A figyelt cégek közül {{count}} cégnél',
  missingAtShown_one: 'Az itt megnézett cégek közül {{count}} figyelt cégnél',
  missingAtShown_other: 'Az itt megnézett cégek közül {{count}} figyelt cégnél',
  missingBehind:
    '{{where}} még hátravan a hiányzó beszámolók keresése (legutóbb {{looked}} napján vagy azután kerestük): amelynek határideje {{date}} után járt le, vagy olyan napon, ameddig a forrását akkor még nem olvastuk, arról nem biztos, hogy tudunk.',
  missingUndated:
    '{{where}} még hátravan a hiányzó beszámolók keresése, és nem ismert, mely napon kerestük utoljára: nem biztos, hogy tudunk róluk.',
  missingNever: '{{where}} még nem kerestünk hiányzó beszámolót: nem ismert, van-e.',
} as const
