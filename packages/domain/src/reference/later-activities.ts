import { findActivity } from './activities.ts'
import rows from './later-activities.json' with { type: 'json' }

/**
 * A class of NACE Rev. 2.1 (TEÁOR'25, in force since 2025) and the classes of Rev. 2 that Eurostat's correspondence puts
 * content of into it; the other way round a class of Rev. 2 may be only partly meant.
 */
type LaterActivity = { code: string; earlier: readonly string[] }

function readRow(row: string): LaterActivity {
  const [code = '', earlier = ''] = row.split('|')
  return { code, earlier: earlier === '' ? [] : earlier.split(',') }
}

/** All 651 classes by code; 46.89 alone has no class of Rev. 2 behind it. */
export const LATER_ACTIVITIES: readonly LaterActivity[] = rows.map(readRow)

const byCode = new Map(LATER_ACTIVITIES.map((activity) => [activity.code, activity]))

const laterByEarlier = new Map<string, string[]>()
for (const { code, earlier } of LATER_ACTIVITIES)
  for (const one of earlier) laterByEarlier.set(one, [...(laterByEarlier.get(one) ?? []), code])

/** Classes of NACE Rev. 2.1 into which content of a class of Rev. 2 went, by code. */
export function listLaterClasses(code: string): readonly string[] {
  return laterByEarlier.get(code) ?? []
}

/**
 * The classes of NACE Rev. 2 that a typed class means: `62.01` and `6201` itself; of Rev. 2.1, where Rev. 2 has no such code
 * or `'25` follows it, those it came from. Null where there is no such class, or none is known to be behind it.
 */
export function readActivityClasses(text: string): readonly string[] | null {
  const match = /^(\d{2})\.?(\d{2})(?:'(08|25))?$/.exec(text.trim())
  if (match === null) return null
  const code = `${match[1]}${match[2]}`
  if (match[3] !== '25' && findActivity(code) !== null) return [code]
  const later = match[3] === '08' ? undefined : byCode.get(code)
  return later === undefined || later.earlier.length === 0 ? null : later.earlier
}

/** The one class of NACE Rev. 2 that all of a class of Rev. 2.1 comes from, by code without dots; null where there is none. */
export function findOnlyEarlierClass(laterCode: string): string | null {
  const earlier = byCode.get(laterCode)?.earlier ?? []
  return earlier.length === 1 ? (earlier[0] ?? null) : null
}

/** Behind the code of a class of Rev. 2.1 where classes of Rev. 2 stand, too, as `readActivityClasses` reads it. */
export const LATER_MARK = "'25"

/** A class of Rev. 2.1 by its code, with or without dots, as one among classes of Rev. 2: `4711'25`; null where there is none. */
export function markLaterClass(code: string): string | null {
  const digits = code.replaceAll('.', '').slice(0, 4)
  return byCode.has(digits) ? `${digits}${LATER_MARK}` : null
}

/** Classes of Rev. 2 and, marked, those of Rev. 2.1 into which content of them went. */
export function withLaterClasses(classes: readonly string[]): readonly string[] {
  const later = classes.flatMap(listLaterClasses).map((code) => `${code}${LATER_MARK}`)
  return [...new Set([...classes, ...later])]
}

/** The classes of Rev. 2 that a class means: itself, or all that one marked as of Rev. 2.1 came from. */
export function listClassesBehind(code: string): readonly string[] {
  return code.endsWith(LATER_MARK) ? (byCode.get(code.slice(0, -LATER_MARK.length))?.earlier ?? []) : [code]
}
