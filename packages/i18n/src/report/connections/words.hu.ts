/** Name of the section, on the page and in print; what stands on both. */
export const reportConnectionsWordsHu = {
  title: 'Kapcsolati háló',
  columns: {
    source: 'Ki',
    relation: 'Mije',
    target: 'Kinek',
    share: 'Részesedés',
    dates: 'Hatály',
    status: 'Státusz',
  },
} as const
