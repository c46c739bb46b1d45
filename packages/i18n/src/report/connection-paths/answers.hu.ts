/** What the server says of paths between parties. */
export const reportConnectionPathsAnswersHu = {
  owner: '{{party}} tulajdonos itt: {{company}}, {{share}}',
  ownerOfUnknownShare: '{{party}} tulajdonos itt: {{company}}, a részesedés mértéke nem ismert',
  role: '{{party}} tisztséget visel itt: {{company}}, {{role}}',
  succession: '{{company}} és {{party}}: {{role}}',
  ended: 'megszűnt',
  madeUp: 'KITALÁLT BEMUTATÓ ADATOK – e felek közül egy vagy több nem létezik',
  outcome: {
    found:
      'A legrövidebb út hossza lépésben: {{steps}}; ilyen út: {{number}} (forrásaink szerint; hogy milyen napra, az egyes utaknál áll).',
    none: 'Legfeljebb {{steps}} lépéses út nincs abban, amit forrásaink közölnek. Ettől lehet hosszabb út, olyan kapcsolat, amelyet a források nem közölnek, vagy út olyasvalakin át, akinek a forrás nem ad azonosítót.',
    stopped:
      'A keresés elérte a korlátját. Legfeljebb {{steps}} lépéses út nincs abban, amit forrásaink közölnek; hosszabbat nem kerestünk.',
  },
  known: {
    all: 'Az út állapota: {{date}}',
    oldest:
      'Az út egésze legfeljebb {{date}} állapota szerint ismert: kapcsolatait forrásaink különböző napokra közlik, és ez a legrégebbi.',
  },
  print: {
    fileName: 'utak',
    kinds: 'Milyen kapcsolatokon át',
    asOf: 'Állapot: {{date}}',
    picture: 'Az utak képe',
    step: 'Lépés',
    ties: 'Mi köti össze',
    known: 'Állapot',
    source: 'Forrás',
  },
} as const
