/** Asking for a trial, beginning it, and its end. */
export const trialPageHu = {
  request: {
    title: '{{days}} napos próba kérése',
    intro:
      'A próba {{days}} napig tart, minden modult megnyit, díjtalan, egyenleg nélkül (ami külön fizetendő, az nem kérhető le), és magától véget ér: előfizetés nem lesz belőle. Cégenként egyszer kérhető.',
    companyName: 'Cégnév',
    taxNumber: 'Adószám',
    name: 'Az Ön neve',
    email: 'E-mail-cím',
    accept: 'Elfogadom a próba feltételeit',
    readTerms: 'A feltételek elolvasása',
    submit: 'Próbát kérek',
    sentTitle: 'Kérését megkaptuk',
    noMail: 'Ha a levél nem érkezik meg, nézze meg a kéretlen levelek között is.',
    offTitle: 'Próba jelenleg nem kérhető',
    off: 'Ezen az oldalon most nem kérhető próba.',
    faults: {
      taxNumber: 'Az adószám formátuma nem megfelelő. Például: 12345676-2-42',
      checkDigit: 'Az adószám ellenőrző száma nem egyezik: nézze meg, nem írta-e el.',
      terms: 'A próbához el kell fogadnia a feltételeket.',
      tooLong: 'Legfeljebb {{limit}} karakter lehet.',
    },
  },
  terms: {
    title: 'A próba feltételei',
  },
  start: {
    title: 'A próba indítása',
    text: 'Adja meg, milyen jelszóval lép majd be. A próba ekkor indul el, és {{days}} napig tart.',
    confirmation: 'Jelszó ismét',
    submit: 'Próba indítása',
    doneTitle: 'A próba elindult',
    ends: 'A próba vége: {{end}}',
    toLogin: 'Bejelentkezés',
    noTokenTitle: 'Hiányos hivatkozás',
    noToken: 'A hivatkozás hiányos. Nyissa meg a levélből, vagy kérjen új próbát.',
    again: 'Próba kérése',
  },
  banner: {
    left_one: 'Próba: még {{count}} nap, eddig: {{end}}.',
    left_other: 'Próba: még {{count}} nap, eddig: {{end}}.',
    feature: 'Előfizetés a próba után',
  },
} as const
