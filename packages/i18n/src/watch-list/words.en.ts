import type { watchListWordsHu } from './words.hu.ts'

export const watchListWordsEn: typeof watchListWordsHu = {
  watched: 'watched',
  notWatched: 'not watched',
}
