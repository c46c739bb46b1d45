/** Login, password recovery and demo login. */
export const authPageHu = {
  login: {
    title: 'Bejelentkezés',
    username: 'Felhasználónév (e-mail-cím)',
    password: 'Jelszó',
    submit: 'Bejelentkezés',
    expired: 'A munkamenete lejárt. Jelentkezzen be újra: ugyanazon az oldalon folytathatja.',
    trialOver: 'Az ötnapos próba véget ért. Írja be a jelszavát, és ajánlatot kérhet.',
    forgot: 'Elfelejtett jelszó',
    showPassword: 'Jelszó megjelenítése',
    trial: '{{days}} napos próba kérése',
    noAccount: 'Még nincs hozzáférése?',
    register: 'Regisztráció',
  },
  forgot: {
    title: 'Elfelejtett jelszó',
    text: 'Adja meg az e-mail-címét, és elküldjük a jelszó-visszaállító hivatkozást.',
    email: 'E-mail-cím',
    submit: 'Hivatkozás kérése',
    back: 'Vissza a bejelentkezéshez',
  },
  message: {
    title: 'Üzenet',
  },
  reset: {
    title: 'Új jelszó megadása',
    submit: 'Új jelszó mentése',
    doneTitle: 'Az új jelszó érvényes',
    noTokenTitle: 'Hiányos hivatkozás',
    noToken: 'A hivatkozás hiányos. Nyissa meg a levélből, vagy kérjen új jelszó-visszaállító levelet.',
  },
  newPassword: {
    label: 'Új jelszó',
    hint: 'legalább 8 karakter',
    confirmation: 'Új jelszó ismét',
  },
  demo: {
    title: 'Bemutató hozzáférés',
    account: 'Fiók: {{email}}',
    terms:
      'A bemutató hozzáférés a szolgáltatás kipróbálására való. A benne látható cégek és adatok lehetnek kitaláltak, üzleti döntés nem alapozható rájuk.',
    termsTitle: 'A bemutató hozzáférés feltételei',
    readTerms: 'A feltételek elolvasása',
    accept: 'Elfogadom a bemutató hozzáférés feltételeit',
    mustAccept: 'Kérjük, szíveskedjen a feltételeket elfogadni!',
    submit: 'Belépés a bemutatóba',
    noCredentials: 'A bemutató hivatkozása hiányos. Nyissa meg újra a kapott hivatkozást.',
  },
} as const
