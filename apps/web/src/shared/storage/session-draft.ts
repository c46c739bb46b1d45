import type { z } from 'zod'
import { getPreferences } from './preferences.ts'

const PREFIX = 'merleg.draft.'

// Storage may be blocked: then a draft lives as long as the page.
const memory = new Map<string, string>()

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(PREFIX + key) ?? memory.get(key) ?? null
  } catch {
    return memory.get(key) ?? null
  }
}

/**
 * What was being typed or chosen in this tab before a reload or a new login of the same user; the fallback where there is
 * nothing, nonsense, or somebody else's. Gone with the tab and at logout.
 */
export function readDraft<Schema extends z.ZodType>(
  key: string,
  schema: Schema,
  fallback: z.output<Schema>,
): z.output<Schema> {
  const text = read(key)
  if (text === null) return fallback
  try {
    const stored: unknown = JSON.parse(text)
    if (typeof stored !== 'object' || stored === null || !('owner' in stored) || !('value' in stored)) return fallback
    const result = schema.safeParse(stored.value)
    return stored.owner === getPreferences().name && result.success ? result.data : fallback
  } catch {
    return fallback
  }
}

/** Keeps a draft; undefined forgets it. Never throws. */
export function writeDraft(key: string, value: unknown): void {
  memory.delete(key)
  const text = value === undefined ? null : JSON.stringify({ owner: getPreferences().name, value })
  try {
    if (text === null) sessionStorage.removeItem(PREFIX + key)
    else sessionStorage.setItem(PREFIX + key, text)
  } catch {
    if (text !== null) memory.set(key, text)
  }
}

/** Forgets every draft: at logout. */
export function clearDrafts(): void {
  memory.clear()
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}
