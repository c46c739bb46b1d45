/** Whether a company is watched, as server and browser say it. */
export const watchListWordsHu = {
  watched: 'figyeljük',
  notWatched: 'nem figyeljük',
}
