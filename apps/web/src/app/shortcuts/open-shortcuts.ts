const listeners = new Set<() => void>()

/** Shows the list of all shortcuts, from wherever it is asked for. */
export function openShortcuts(): void {
  for (const listener of listeners) listener()
}

/** Calls back when the list shall be shown; returns the way to stop. */
export function listenToOpenShortcuts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
