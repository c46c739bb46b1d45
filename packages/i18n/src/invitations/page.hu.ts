/** The page behind the link of an invitation. */
export const invitationsPageHu = {
  title: 'Csatlakozás',
  text: '{{company}} meghívta Önt a Mérlegbe. Az e-mail-címe: {{email}}',
  until: 'A meghívó eddig érvényes: {{end}}',
  name: 'Az Ön neve',
  nameRequired: 'Adja meg a nevét.',
  confirmation: 'Jelszó ismét',
  submit: 'Csatlakozás',
  doneTitle: 'A hozzáférése elkészült',
  toLogin: 'Bejelentkezés',
  noTokenTitle: 'Hiányos hivatkozás',
  noToken: 'A hivatkozás hiányos. Nyissa meg a levélből, vagy kérjen új meghívót.',
  invalidTitle: 'Ez a meghívó nem használható',
} as const
