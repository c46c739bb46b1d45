import rows from './activities.json' with { type: 'json' }

/**
 * An activity of TEÁOR'08 (= NACE Rev. 2). `code` has 1 letter (section) or 2, 3, 4 digits (division, group, class);
 * `section` is the letter above it.
 */
export type Activity = {
  code: string
  level: 1 | 2 | 3 | 4
  section: string
  parentCode: string | null
  title: { hu: string; en: string; de: string }
}

function levelOf(code: string): 1 | 2 | 3 | 4 {
  if (/^[A-U]$/.test(code)) return 1
  if (/^\d{2}$/.test(code)) return 2
  if (/^\d{3}$/.test(code)) return 3
  if (/^\d{4}$/.test(code)) return 4
  throw new Error(`activities table: bad code ${code}`)
}

function readRow(row: string): Activity {
  const [section = '', code = '', hu = '', en = '', de = ''] = row.split('|')
  const level = levelOf(code)
  const parents = { 1: null, 2: section, 3: code.slice(0, 2), 4: code.slice(0, 3) }
  return { code, level, section, parentCode: parents[level], title: { hu, en, de } }
}

/** All 996 items, each section followed by what belongs to it. */
export const ACTIVITIES: readonly Activity[] = rows.map(readRow)

const byCode = new Map(ACTIVITIES.map((activity) => [activity.code, activity]))

/** An activity by code, with or without dots ("4120", "41.20", "4120'08"), or null. */
export function findActivity(code: string): Activity | null {
  if (code.length > 12) return null
  return (
    byCode.get(
      code
        .trim()
        .replace(/'\d\d$/, '')
        .replaceAll('.', '')
        .toUpperCase(),
    ) ?? null
  )
}

/** `41.20` for a class, the code itself for the levels above. */
export function formatActivityCode(code: string): string {
  return /^\d{3,4}$/.test(code) ? `${code.slice(0, 2)}.${code.slice(2)}` : code
}
