/** What the server says of invitations: answers and the mail. */
export const invitationsAnswersHu = {
  joined: 'A hozzáférése elkészült. Jelentkezzen be az e-mail-címével és a most megadott jelszavával.',
  mail: {
    subject: 'Meghívó a Mérlegbe: {{company}}',
    greeting: 'Tisztelt Címzett!',
    why: '{{company}} meghívta Önt, hogy használja a Mérleg céginformációs szolgáltatást. Az alábbi hivatkozáson adhatja meg a nevét és a jelszavát:',
    limits: 'A hivatkozás {{hours}} órán át, eddig érvényes: {{end}} (magyar idő szerint), és csak egyszer használható fel.',
    ignore: 'Ha nem vár ilyen meghívót, nincs teendője.',
  },
} as const
