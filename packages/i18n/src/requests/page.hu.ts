/** What a user asks of us: a message to customer service, more credit. */
export const requestsPageHu = {
  message: {
    title: 'Üzenet küldése',
    intro: 'Kérdése vagy észrevétele van? Ügyfélszolgálatunk az Ön e-mail-címére válaszol.',
    label: 'Üzenet',
    placeholder: 'Írja le, miben segíthetünk.',
    fromPage: 'Az üzenettel elküldjük, hogy erről az oldalról írt: {{path}}',
    length: '{{used}} / {{limit}} karakter',
    tooLong:
      'Az üzenet legfeljebb {{limit}} karakter lehet: {{over}} karakterrel több. Rövidítse, vagy küldje el két részben.',
    submit: 'Üzenet küldése',
    sent: 'Üzenetét elküldtük',
    another: 'Újabb üzenet',
  },
  topUp: {
    open: 'Feltöltést kérek',
    title: 'Egyenleg feltöltésének kérése',
    intro: 'Munkatársunk díjbekérőt küld az Ön e-mail-címére; az egyenleg a befizetés után emelkedik.',
    amount: 'Összeg ({{currency}}, áfa nélkül)',
    missing: 'A vásárláshoz hiányzik: {{amount}}',
    amountFault: 'Adjon meg egy összeget 0 fölött, legfeljebb {{most}} értékben.',
    message: 'Megjegyzés (nem kötelező)',
    messageTooLong: 'A megjegyzés legfeljebb {{limit}} karakter lehet.',
    submit: 'Kérés elküldése',
  },
} as const
