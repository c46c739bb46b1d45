/** Words of the comparison, on its page and in what it is printed as. */
export const comparisonWordsHu = {
  title: 'Összehasonlítás',
  median: 'Ágazati medián',
  medianOf: '{{sector}}, {{year}}',
  companies: 'Összehasonlított cégek',
  table: 'Táblázat',
  charts: 'Grafikonok',
  unknown: 'nem ismert',
  locked: 'Az előfizetésében nem szereplő részek: {{sections}}.',
} as const
