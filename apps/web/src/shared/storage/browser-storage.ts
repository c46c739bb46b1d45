/** Keys are prefixed: other applications may live on the same origin. */
const PREFIX = 'merleg.'

// Storage may be blocked (private windows, policies) or full: then values live as long as the tab.
const memory = new Map<string, string>()

/** Reads a stored text, or null. Never throws. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key) ?? memory.get(key) ?? null
  } catch {
    return memory.get(key) ?? null
  }
}

/** Stores a text; null removes it. Never throws. */
export function writeText(key: string, value: string | null): void {
  memory.delete(key)
  try {
    if (value === null) localStorage.removeItem(PREFIX + key)
    else localStorage.setItem(PREFIX + key, value)
  } catch {
    if (value !== null) memory.set(key, value)
  }
}

/** Calls back when another tab changed something of ours; returns the way to stop. */
export function listenToOtherTabs(onChange: (key: string | null) => void): () => void {
  const listener = (event: StorageEvent): void => {
    if (event.key === null) onChange(null)
    else if (event.key.startsWith(PREFIX)) onChange(event.key.slice(PREFIX.length))
  }
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}
