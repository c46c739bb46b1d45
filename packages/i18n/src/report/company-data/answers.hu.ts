/** Words of the printed company extract. */
export const reportCompanyDataAnswersHu = {
  extract: {
    title: 'Cégkivonat',
    fileName: 'cegkivonat',
    asOf: 'Állapot: {{date}}',
    asOfHistory: 'Állapot: {{date}}, a már nem hatályos adatokkal',
    knownAt: 'Ismereteink szerint: {{date}}',
    undated: 'kezdete nem ismert',
    inactive: 'Nem hatályos',
    listedIn: 'felsorolva: {{chapter}}',
    noItems: 'Csak megszűnt tételeket ismerünk.',
    more: 'A kivonat az első {{shown}} adatot tartalmazza.',
    notice: 'Tájékoztató jellegű kivonat a feltüntetett forrásokból; nem közhiteles okirat.',
  },
} as const
