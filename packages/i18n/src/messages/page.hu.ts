/** Message to customer service. */
export const messagesPageHu = {
  title: 'Üzenet küldése',
  intro: 'Kérdése vagy észrevétele van? Ügyfélszolgálatunk az Ön e-mail-címére válaszol.',
  message: 'Üzenet',
  placeholder: 'Írja le, miben segíthetünk.',
  fromPage: 'Az üzenettel elküldjük, hogy erről az oldalról írt: {{path}}',
  length: '{{used}} / {{limit}} karakter',
  tooLong:
    'Az üzenet legfeljebb {{limit}} karakter lehet: {{over}} karakterrel több. Rövidítse, vagy küldje el két részben.',
  submit: 'Üzenet küldése',
  sent: 'Üzenetét elküldtük',
  another: 'Újabb üzenet',
} as const
