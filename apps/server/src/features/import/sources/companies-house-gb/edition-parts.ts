import { basename } from 'node:path'
import { SourceRefused } from '../../../register/source-refused.ts'
import type { Edition, EditionFile } from '../../reading/source-adapter.ts'
import type { RefusalReason } from '../../reading/source-lines.ts'

/** A snapshot as one file or in numbered parts, of which all are needed; both names bear its day. */
export type PublishedSnapshot = { whole: EditionFile; parts: EditionFile }

const DAY = /\d{4}-\d{2}-\d{2}/
const PART = /_?(\d{1,3})(?:_|of)(\d{1,3})(?:\.\w+)?$/

/**
 * The files of a snapshot and the day in their names. Throws `SourceRefused` where there is none, more than one edition,
 * or not every part: what a missing part holds would seem to have ended.
 */
export function findSnapshot(
  edition: Pick<Edition, 'filesOf' | 'path'>,
  { whole, parts }: PublishedSnapshot,
): { paths: readonly string[]; day: string } {
  const single = edition.filesOf(whole.role)
  const several = edition.filesOf(parts.role)
  const paths = [...single, ...several]
  const [first] = paths
  if (first === undefined) throw refuse('file-missing', whole.example)
  const names = paths.map((path) => basename(path))
  const days = new Set(names.map((name) => DAY.exec(name)?.[0] ?? ''))
  if (days.size > 1 || single.length > 1 || (single.length > 0 && several.length > 0))
    throw refuse('file-twice', names.join(', '))
  if (several.length > 0) checkParts(several)
  return { paths, day: [...days][0] ?? '' }
}

function checkParts(paths: readonly string[]): void {
  const numbers = paths.map((path) => {
    const [, part = '', total = ''] = PART.exec(basename(path).replace(/\.(?:zip|gz)$/i, '')) ?? []
    return { part: Number(part), total: Number(total) }
  })
  const total = Math.max(...numbers.map((number) => number.total))
  const found = new Set(numbers.map(({ part }) => part))
  if (found.size < numbers.length || numbers.some((number) => number.total !== total))
    throw refuse('file-twice', paths.map((path) => basename(path)).join(', '))
  const missing = Array.from({ length: total }, (_, index) => index + 1).filter((part) => !found.has(part))
  if (missing.length > 0) throw refuse('file-missing', `part ${missing.join(', ')} of ${total}`)
}

function refuse(reason: RefusalReason, detail: string): SourceRefused {
  return new SourceRefused(reason, null, detail)
}
