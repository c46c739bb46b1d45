import { z } from 'zod'
import { getPreferences } from './preferences.ts'

const PREFIX = 'merleg.draft.'
const StoredDraft = z.object({ owner: z.string(), over: z.string().optional(), value: z.unknown() })

// Storage may be blocked: then a draft lives as long as the page.
const memory = new Map<string, string>()

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(PREFIX + key) ?? memory.get(key) ?? null
  } catch {
    return memory.get(key) ?? null
  }
}

/** What a draft is called, and the data of the server that it changes, where there are such. */
export type DraftOf = { key: string; over?: unknown }

/**
 * What was being typed or chosen in this tab before a reload or a new login of the same user; the fallback where there is
 * nothing, nonsense, somebody else's, or a change of data that are others by now. Gone with the tab and at logout.
 */
export function readDraft<Schema extends z.ZodType>(
  { key, over }: DraftOf,
  schema: Schema,
  fallback: z.output<Schema>,
): z.output<Schema> {
  const text = read(key)
  if (text === null) return fallback
  try {
    const stored = StoredDraft.parse(JSON.parse(text))
    const isOwn = stored.owner === getPreferences().userId && stored.over === JSON.stringify(over)
    const result = schema.safeParse(stored.value)
    return isOwn && result.success ? result.data : fallback
  } catch {
    return fallback
  }
}

/** Keeps a draft; undefined forgets it. Never throws. */
export function writeDraft({ key, over }: DraftOf, value: unknown): void {
  memory.delete(key)
  const draft = { owner: getPreferences().userId, over: JSON.stringify(over), value }
  const text = value === undefined ? null : JSON.stringify(draft)
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
