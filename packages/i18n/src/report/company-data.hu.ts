/** Words of the printed company extract. */
export const reportCompanyDataHu = {
  extract: {
    title: 'Cégkivonat',
    fileName: 'cegkivonat',
    asOf: 'Állapot: {{date}}',
    asOfHistory: 'Állapot: {{date}}, a már nem hatályos adatokkal',
    knownAt: 'Ismereteink szerint: {{date}}',
    printedOn: 'Készült: {{date}}',
    page: '{{page}} / {{pages}}. oldal',
    valid: 'Hatályos',
    inactive: 'Nem hatályos',
    counts: '{{active}} hatályos, {{inactive}} nem hatályos',
    sources: 'Források',
    noItems: 'Nincs hatályos adat.',
    more: 'A kivonat az első {{shown}} adatot tartalmazza.',
    notice: 'Tájékoztató jellegű kivonat a feltüntetett forrásokból; nem közhiteles okirat.',
  },
} as const
