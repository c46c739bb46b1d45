import type { RejectedLine } from '@merleg/domain/observation'
import { SourceRefused } from '../../../register/source-refused.ts'
import { readLines } from '../../reading/source-lines.ts'

/** The last code of the Common Procurement Vocabulary, a closed list (Regulation (EC) No 213/2008). */
const LAST_CODE = '98910000-5'

/** Hungarian titles by CPV code, into `titles`. The publisher's file has no line break at its end. */
export async function* readCpvTitles(path: string, titles: Map<string, string>): AsyncGenerator<RejectedLine> {
  let last = { line: 1, code: '' }
  for await (const row of readLines({ path, columns: ['CODE', 'CPV_HU', 'CPV_EN'], endsWithLineBreak: false })) {
    if ('type' in row) {
      yield row
      continue
    }
    last = { line: row.line, code: row.cell('CODE') }
    titles.set(last.code, row.cell('CPV_HU'))
  }
  if (last.code !== LAST_CODE)
    throw new SourceRefused('cut-off', last.line, `cpv.csv: the last code is "${last.code}" instead of ${LAST_CODE}`)
}

/** `45000000-7 Építési munkák` for one or several codes; null where the notice has none. */
export function describeCpv(codes: string, titles: ReadonlyMap<string, string>): string | null {
  if (codes === '' || codes === 'nan') return null
  return codes
    .split(/\s*,\s*/)
    .map((code) => `${code} ${titles.get(code) ?? ''}`.trim())
    .join('; ')
}
