import type { newsHu } from './news.hu.ts'
import type { Texts } from './texts.ts'

export const newsEn: Texts<typeof newsHu> = {
  title: 'News',
  all: 'All news',
  emptyTitle: 'No news at present',
  emptyText: 'What is new in the service appears here.',
  tip: {
    title: 'Did you know?',
    previous: 'Previous tip',
    next: 'Next tip',
    failed: 'This tip cannot be loaded now.',
    position: '{{number}} of {{count}}',
  },
}
