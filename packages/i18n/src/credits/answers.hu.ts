/** Files of the credit statement, and the mail of an audit that found a difference. */
export const creditsAnswersHu = {
  file: {
    name: 'egyenlegkivonat',
    unit: '{{currency}} áfa nélkül',
    days: '{{from}} – {{until}}',
    onlyKind: 'Csak ez a fajta: {{kind}}',
    until: 'Az első tételtől {{until}} napig',
    demo: 'bemutató',
  },
  auditMail: {
    subject: 'Az egyenlegek könyvelése nem egyezik',
    text: 'Az éjszakai ellenőrzés a tételekből újraszámolta az egyenlegeket, és eltérést talált:',
    next: 'A teljes ellenőrzés: merleg credits audit. Amíg az okát nem ismerjük, tételt ne módosítson; helyesbíteni a merleg credits adjust paranccsal lehet.',
  },
}
