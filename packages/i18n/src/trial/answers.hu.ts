/** What the server says of trials: answers, and mails to whoever asks and, under `service`, to our own staff. */
export const trialAnswersHu = {
  requested: 'Kérését megkaptuk. A további teendőket levélben küldjük el a megadott e-mail-címre.',
  requestedOfOperator: 'Kérését megkaptuk. Munkatársunk hamarosan a megadott e-mail-címre válaszol.',
  started: 'A próba elindult. Jelentkezzen be az e-mail-címével és a most megadott jelszavával.',
  afterTrial: 'Előfizetés a próba után',
  greeting: 'Tisztelt Címzett!',
  ignore: 'Ha nem Ön kérte, nincs teendője.',
  link: {
    subject: 'Indítsa el a Mérleg próbáját',
    text: 'Az alábbi hivatkozáson indíthatja el {{days, article}} {{days}} napos próbát: ott adja meg a jelszavát.',
    limits:
      'A hivatkozás {{hours}} órán át érvényes, és csak egyszer használható fel. A próba az indítása után {{days}} nappal magától véget ér, és előfizetés nem lesz belőle.',
  },
  refused: {
    subject: 'A próba nem indítható el',
    knownAddressSubject: 'Már van hozzáférése a Mérleghez',
    knownAddress:
      'Próbát kértek ezzel az e-mail-címmel, amelyhez már tartozik hozzáférés. Itt bejelentkezhet, vagy új jelszót kérhet; ha a próbája lejárt, ajánlatot is:',
    taxNumber:
      'Próbát kértek ehhez az adószámhoz: {{taxNumber}}. Hozzá most nem tudunk magától induló próbát adni; munkatársunk segít.',
    operator: 'Köszönjük az érdeklődését. Próbát most nem tudunk adni.',
    offer: 'Ha ajánlatot szeretne kapni, vagy kérdése van, válaszoljon erre a levélre.',
  },
  receipt: {
    subject: 'Megkaptuk a próba kérését',
    text: 'Próbát kértek ehhez az adószámhoz: {{taxNumber}}. A kérés száma: {{number}}.',
    answer: 'Munkatársunk erre az e-mail-címre válaszol.',
  },
  welcome: {
    subject: 'Elindult a Mérleg próbája',
    text: 'A próba elindult. Magától véget ér ekkor: {{end}} (magyar idő szerint). Itt jelentkezhet be:',
  },
  service: {
    requestSubject: 'Próba kérése: {{company}}',
    startedSubject: 'Elindult egy próba: {{company}}',
    number: 'Kérés száma',
    company: 'Cég',
    taxNumber: 'Adószám',
    name: 'Kérte',
    language: 'Nyelv',
    end: 'Vége',
    decide: 'Döntés: merleg requests trial-grant {{number}}, vagy merleg requests trial-refuse {{number}}',
  },
} as const
