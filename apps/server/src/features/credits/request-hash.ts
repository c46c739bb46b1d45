import { createHash } from 'node:crypto'

/** The same for the same request, whatever the order of its fields; by it a key that is used for another one is found. */
export function hashRequest(request: object): Buffer {
  return createHash('sha256').update(writeSorted(request)).digest()
}

function writeSorted(value: unknown): string {
  if (value instanceof Date) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(writeSorted).join(',')}]`
  if (value === undefined) return 'null'
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `{${fields.map(([name, part]) => `${JSON.stringify(name)}:${writeSorted(part)}`).join(',')}}`
}
