/** Words of the printed company extract. */
export const reportCompanyDataAnswersHu = {
  extract: {
    title: 'Cégkivonat',
    fileName: 'cegkivonat',
    asOf: 'Állapot: {{date}}',
    asOfHistory: 'Állapot: {{date}}, a már nem hatályos adatokkal',
    knownAt: 'Ismereteink szerint: {{date}}',
    valid: 'Hatályos',
    inactive: 'Nem hatályos',
    counts: '{{active}} hatályos, {{inactive}} nem hatályos',
    noItems: 'Nincs hatályos adat.',
    more: 'A kivonat az első {{shown}} adatot tartalmazza.',
    notice: 'Tájékoztató jellegű kivonat a feltüntetett forrásokból; nem közhiteles okirat.',
  },
} as const
