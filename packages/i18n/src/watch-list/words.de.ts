import type { watchListWordsHu } from './words.hu.ts'

export const watchListWordsDe: typeof watchListWordsHu = {
  watched: 'überwacht',
  notWatched: 'nicht überwacht',
}
