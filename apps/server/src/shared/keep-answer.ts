/** One answer for all who ask while it is made, and for `keptMs` after; a failure is kept for nobody. */
export function keepAnswer<T>(make: () => Promise<T>, { keptMs }: { keptMs: number }): () => Promise<T> {
  let kept: Promise<T> | null = null
  const forget = () => void (kept = null)
  return () => {
    if (kept !== null) return kept
    kept = make()
    kept.then(() => setTimeout(forget, keptMs).unref(), forget)
    return kept
  }
}
