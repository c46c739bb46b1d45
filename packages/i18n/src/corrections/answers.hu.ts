/** What the server says of a wrong value that was reported: answers, mails, print. */
export const correctionsAnswersHu = {
  reported: 'A hibajelzést rögzítettük, száma: {{number}}. Az elbírálásig az érték „vitatott”.',
  print: {
    title: 'Vitatott vagy hibás adatok ebben a fejezetben',
    intro:
      'Előfizetésük felhasználói jelezték; az értékeket a forrás szerint, változatlanul közöljük. Ami hibásnak bizonyult, azt a forrás azóta kijavíthatta.',
    field: 'Adat',
    shown: 'Közölt érték',
    expected: 'A bejelentő szerint',
    state: 'Állapot',
    reportedOn: 'Jelezve',
    disputed: 'vitatott, még nem döntöttünk róla',
    disputedShort: 'vitatott',
    accepted: 'hibásnak bizonyult',
  },
  mail: {
    reporter: 'Bejelentő',
    subscriber: 'Előfizető',
    language: 'Nyelv',
    company: 'Cég',
    section: 'Fejezet',
    field: 'Adat',
    shown: 'Közölt érték',
    fault: 'Mi a hiba',
    expected: 'Mi lenne helyes',
    evidence: 'Bizonyíték',
    serviceSubject: 'Hibás adat bejelentése, {{number}}. szám',
    commands: 'Megnézés: merleg corrections show {{number}}\nVálasz: merleg corrections answer {{number}} --text "…"',
    receivedSubject: 'Hibajelzését megkaptuk, száma: {{number}}',
    received:
      'Hibajelzését rögzítettük, száma: {{number}}. Utánanézünk a forrásnál, és e-mailben válaszolunk. Az adat a forrás szerint, változatlanul marad meg.',
    toList: 'Hibajelzései:',
    answeredSubject: 'Válasz a {{number}}. számú hibajelzésére',
    answered: '{{company}} – {{field}}: a {{number}}. számú hibajelzésére ezt válaszoljuk:',
    forwardedSubject: 'A {{number}}. számú hibajelzését továbbítottuk',
    forwarded: '{{company}} – {{field}}: a {{number}}. számú hibajelzésével megkerestük a forrást.',
    acceptedSubject: 'A {{number}}. számú hibajelzését elfogadtuk',
    accepted:
      '{{company}} – {{field}}: a {{number}}. számú hibajelzését elfogadtuk. Az érték mellett jelezzük, hogy hibásnak bizonyult, amíg a forrás újabbat nem közöl.',
    refusedSubject: 'A {{number}}. számú hibajelzését nem fogadtuk el',
    refused: '{{company}} – {{field}}: a {{number}}. számú hibajelzését nem fogadtuk el. Az indok:',
    withheldSubject: 'A {{number}}. számú jelzésének helyt adtunk',
    withheld:
      '{{company}} – {{field}}: a {{number}}. számú jelzésének helyt adtunk. A cég riportjai az érintett személy lakcímét, anyja nevét és születési idejét nem mutatják többé; a név és a tisztség a nyilvántartás szerint látható marad.',
  },
} as const
