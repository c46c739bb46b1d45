/** The parts of a report of a test run, which another program wrote: each reader throws where it finds something else. */
export type Json = Readonly<Record<string, unknown>>

export function asRecord(value: unknown): Json {
  if (typeof value !== 'object' || value === null) throw new Error('not an object')
  return Object.fromEntries(Object.entries(value))
}

export function asArray(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new Error('not a list')
  return value
}

export function asCount(value: unknown): number {
  if (typeof value !== 'number') throw new Error('not a number')
  return value
}

export function asText(value: unknown): string {
  if (typeof value !== 'string') throw new Error('not a text')
  return value
}

/** The records of a list that may be missing. */
export function recordsIn(json: Json, key: string): Json[] {
  return asArray(json[key] ?? []).map(asRecord)
}
