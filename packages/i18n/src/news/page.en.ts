import type { newsPageHu } from './page.hu.ts'
import type { Texts } from '../texts.ts'

export const newsPageEn: Texts<typeof newsPageHu> = {
  title: 'News',
  all: 'All news',
  emptyTitle: 'No news at present',
  emptyText: 'News about the service appears here.',
  tip: {
    title: 'Did you know?',
    previous: 'Previous tip',
    next: 'Next tip',
    failed: 'This tip cannot be loaded now.',
    position: '{{number}} of {{count}}',
  },
}
