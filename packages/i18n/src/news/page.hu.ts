/** The provider's news and the tips about the product. */
export const newsPageHu = {
  title: 'Hírek',
  all: 'Összes hír',
  emptyTitle: 'Most nincs hír',
  emptyText: 'Itt jelennek meg a szolgáltatás újdonságai.',
  tip: {
    title: 'Tudta?',
    previous: 'Előző tipp',
    next: 'Következő tipp',
    failed: 'Ez a tipp most nem tölthető be.',
    position: '{{number}} / {{count}}',
  },
} as const
