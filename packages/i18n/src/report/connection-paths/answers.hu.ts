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
      'A legrövidebb út hossza lépésben: {{steps}}; ilyen út: {{number}} (forrásaink szerint; az egyes utaknál látható, mely napra vonatkoznak).',
    none: 'Legfeljebb {{steps}} lépéses út nincs abban, amit forrásaink közölnek. Ettől lehet hosszabb út, olyan kapcsolat, amelyet a források nem közölnek, vagy út olyasvalakin át, akinek a forrás nem ad azonosítót.',
    stopped:
      'A keresés elérte a korlátját. Legfeljebb {{steps}} lépéses út nincs abban, amit forrásaink közölnek; hosszabbat nem kerestünk.',
  },
  known: {
    all: 'Állapot: {{date}}',
    last: 'Az út egésze {{date}} állapot szerint ismert: kapcsolatait forrásaink különböző napokra közlik, és ez az utolsó nap, amelyre az út minden lépését közlik.',
    none: '{{date}} napjáig nincs olyan nap, amelyre forrásaink az út minden lépését közlik.',
    ended: 'Az út megszűnt kapcsolatokon át vezet, {{date}} napján nem áll fenn.',
    /** Where all its ties have one source and day. */
    source: 'Forrás: {{told}}',
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
