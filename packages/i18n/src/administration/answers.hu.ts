/** What the server says to administrators. */
export const administrationAnswersHu = {
  roleChanged: 'A szerepkör megváltozott.',
  claimsChanged: 'A felhasználó moduljai megváltoztak.',
  disabled: 'A felhasználót letiltottuk, bejelentkezései megszűntek.',
  enabled: 'A felhasználó újra bejelentkezhet.',
  closed: 'A fiókot megszüntettük.',
  closing: 'A fiókot {{date}} időpontban megszüntetjük.',
  kept: 'A fiók megmarad.',
  secondFactorReset: 'A felhasználó második tényezőit töröltük, bejelentkezései megszűntek.',
  invited: 'A meghívót elküldjük ide: {{email}}',
  sentAgain: 'Új meghívót küldünk; a korábbi hivatkozás már nem érvényes.',
  invitationRevoked: 'A meghívót visszavontuk, hivatkozása már nem érvényes.',
} as const
