import type { RejectedLine } from '@merleg/domain/observation'
import { isValidLatvianRegisterCode } from '@merleg/domain/foreign-identifier'
import { normaliseSpaces } from '../../reading/cell-values.ts'
import { readLines, rejectLine } from '../../reading/source-lines.ts'
import { readDay } from './latvian-cells.ts'

export const EARLIER_NAMES = 'register_name_history.csv'

/** A name that was borne until a day, exclusive, and the line that says so. */
export type EarlierName = { name: string; until: string; line: number }
/** By registration number, the first name first. One entity of five has any. */
export type EarlierNames = Map<number, EarlierName[]>

/** Names borne before, into `names`; what comes out are the rejected lines. */
export async function* readEarlierNames(path: string, names: EarlierNames): AsyncGenerator<RejectedLine> {
  for await (const row of readLines({ path, columns: ['regcode', 'name', 'date_to'], delimiter: ';' })) {
    if ('type' in row) {
      yield row
      continue
    }
    const [code, name, day] = [row.cell('regcode'), normaliseSpaces(row.cell('name')), row.cell('date_to')]
    const until = readDay(day)
    if (!isValidLatvianRegisterCode(code)) yield rejectLine(row, 'latvian-code', code)
    else if (name === '') yield rejectLine(row, 'name-missing', code)
    else if (until === null || until === undefined) yield rejectLine(row, 'date', `${day} (${code})`)
    else {
      const known = [...(names.get(Number(code)) ?? []), { name, until, line: row.line }]
      names.set(
        Number(code),
        known.toSorted((left, right) => (left.until < right.until ? -1 : 1)),
      )
    }
  }
}
