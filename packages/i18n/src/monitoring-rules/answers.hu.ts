/** What the server says of rules: that they were kept, and what they say as a sentence. */
export const monitoringRulesAnswersHu = {
  added: 'A szabályt mentettük.',
  updated: 'A módosításokat mentettük.',
  deleted: 'A szabályt töröltük.',
  restored: 'A szabályt visszaállítottuk.',
  switchedOn: 'A szabály mostantól riaszt.',
  switchedOff: 'A szabály mostantól nem riaszt.',
  or: 'vagy',
  and: 'és',
  sentence: 'Szóljon, ha {{happenings}}.',
  sentenceWhile: 'Szóljon, ha {{happenings}}, és közben igaz: {{standing}}.',
  events: 'erről hallunk: {{which}}',
  moreKinds_one: 'további {{count}} esemény',
  moreKinds_other: 'további {{count}} esemény',
  upToLevel: 'legfeljebb „{{level}}” szintű esemény',
  ratingFalls: 'a minősítés {{months}} legalább {{bands}} romlik',
  bands_one: '{{count}} sávot',
  bands_other: '{{count}} sávot',
  months_one: '{{count}} hónapon belül',
  months_other: '{{count}} hónapon belül',
  ratingBelow_one: 'a minősítés {{count}} pont alá esik',
  ratingBelow_other: 'a minősítés {{count}} pont alá esik',
  turnsNegative: 'az új beszámolóban ez negatívba fordul: {{figure}}',
  turnsPositive: 'az új beszámolóban ez pozitívba fordul: {{figure}}',
  watchedImportance: 'a cég fontossága: {{names}}',
  watchedLabel: 'a cég címkéje: {{names}}',
  notes: {
    derived:
      'A minősítés, a tényleges tulajdonos, a hiányzó beszámoló, a kapcsolódó bukás és a szankciós listák lehetséges találatainak változásait csak azóta jegyezzük, amióta a céget figyelik: korábbról ezeket nem ismerjük.',
    derivedSample:
      'A minősítés, a tényleges tulajdonos, a hiányzó beszámoló, a kapcsolódó bukás és a szankciós listák lehetséges találatainak változásait csak figyelt cégeknél jegyezzük: a mintában ezek többnyire nem ismertek.',
    points:
      'Azt, hogy a pontszám azonos kockázati besoroláson belül változik, {{day}} óta jegyezzük: korábbról csak a besorolás változásával járó esést ismerjük.',
    pointsNever:
      'Azt, hogy a pontszám azonos kockázati besoroláson belül változik, még nem jegyeztük: csak a besorolás változásával járó esést ismerjük.',
    matches: 'A szankciós listák lehetséges találatait {{day}} óta jegyezzük: korábbról nem ismerjük őket.',
    matchesNever: 'A szankciós listák lehetséges találatait még nem jegyeztük: a múltból nem ismerjük őket.',
    lists: 'Ezeket a jegyzékeket követjük: {{lists}}.',
    listSince: '{{title}}, {{day}} óta',
    noList: 'Szankciós jegyzék nincs betöltve: amíg nincs, lehetséges találatról sem riaszthatunk.',
    notedSample:
      'Fontosságot és címkét csak figyelt cégnél adhat meg: a mintában ezeket a feltételeket teljesültnek vettük.',
  },
}
