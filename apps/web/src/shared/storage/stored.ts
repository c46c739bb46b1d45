import { useCallback, useSyncExternalStore } from 'react'
import type { z } from 'zod'
import { listenToOtherTabs, readText, writeText } from './browser-storage.ts'

const listeners = new Map<string, Set<() => void>>()
// Parsed values by key, so that the same stored text gives the same object to React.
const parsed = new Map<string, { text: string | null; value: unknown }>()

function parseStored<Schema extends z.ZodType>(
  text: string | null,
  schema: Schema,
  fallback: z.output<Schema>,
): z.output<Schema> {
  if (text === null) return fallback
  try {
    const result = schema.safeParse(JSON.parse(text))
    return result.success ? result.data : fallback
  } catch {
    return fallback
  }
}

/** A stored group of settings (card order, view of a card…); the fallback where nothing or nonsense is stored. */
export function readStored<Schema extends z.ZodType>(
  key: string,
  schema: Schema,
  fallback: z.output<Schema>,
): z.output<Schema> {
  return parseStored(readText(key), schema, fallback)
}

/** Stores a group of settings as JSON and tells everyone who shows it; undefined forgets it. */
export function writeStored(key: string, value: unknown): void {
  writeText(key, value === undefined ? null : JSON.stringify(value))
  for (const listener of listeners.get(key) ?? []) listener()
}

/** `readStored` that follows changes here and in other tabs, with its setter. `fallback` must be a constant. */
export function useStored<Schema extends z.ZodType>(
  key: string,
  schema: Schema,
  fallback: z.output<Schema>,
): [z.output<Schema>, (value: z.input<Schema>) => void] {
  const subscribe = useCallback(
    (listener: () => void) => {
      const set = listeners.get(key) ?? new Set()
      listeners.set(key, set.add(listener))
      const stop = listenToOtherTabs(listener)
      return () => {
        set.delete(listener)
        stop()
      }
    },
    [key],
  )
  const getSnapshot = (): z.output<Schema> => {
    const text = readText(key)
    const known = parsed.get(key)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one key belongs to one schema
    if (known?.text === text) return known.value as z.output<Schema>
    const value = parseStored(text, schema, fallback)
    parsed.set(key, { text, value })
    return value
  }
  return [
    useSyncExternalStore(subscribe, getSnapshot),
    useCallback((value: z.input<Schema>) => writeStored(key, value), [key]),
  ]
}
