import type { newsPageHu } from './page.hu.ts'
import type { Texts } from '../texts.ts'

export const newsPageDe: Texts<typeof newsPageHu> = {
  title: 'Neuigkeiten',
  all: 'Alle Neuigkeiten',
  emptyTitle: 'Zurzeit keine Neuigkeiten',
  emptyText: 'Hier erscheint, was am Dienst neu ist.',
  tip: {
    title: 'Wussten Sie schon?',
    previous: 'Vorheriger Tipp',
    next: 'Nächster Tipp',
    failed: 'Dieser Tipp lässt sich gerade nicht laden.',
    position: '{{number}} von {{count}}',
  },
}
