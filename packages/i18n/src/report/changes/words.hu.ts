/** Name of the section and kinds of changes, on the page and in the file. */
export const reportChangesWordsHu = {
  title: 'Változások',
  kinds: {
    added: 'Új',
    changed: 'Módosult',
    ended: 'Megszűnt',
    passing: 'Közben volt',
    withdrawn: 'Visszavont',
    filed: 'Új beszámoló',
    restated: 'Módosított beszámoló',
  },
} as const
