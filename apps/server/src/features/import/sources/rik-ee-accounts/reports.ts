import { isValidEstonianRegisterCode } from '@merleg/domain/foreign-identifier'
import type { RejectedLine } from '@merleg/domain/observation'
import type { CsvRow } from '../../../../shared/csv.ts'
import type { FilePlace } from '../../../../shared/file-fault.ts'
import { readDottedDay } from '../../reading/cell-values.ts'
import { readLines, rejectLine } from '../../reading/source-lines.ts'
import { isWholeWithoutLineBreak } from '../../reading/whole-file.ts'

const COLUMNS = [
  'report_id',
  'registrikood',
  'aruandeaasta',
  'kas konsolideeritud?',
  'period_start',
  'period_end',
  'esitatud_kpv',
] as const

/** Both spellings of the report that was filled in, in whose name its elements are, have been published. */
const FILLED = ['taidetud_aruanne_report_id', 'täidetud_aruuanne_report_id', 'täidetud_aruanne_report_id'] as const

const OTHER_COLUMNS = [
  ...FILLED,
  'õiguslik vorm',
  'staatus',
  'kas auditeeritud?',
  'valitud aruanne kategooria',
  'minimaalne kategooria andmete alusel',
  'auditi töövõtu liik',
  'audiitori otsuse tüüp',
  'modifikatsioon asjaolu rõhutamine',
  'modifikatsioon muu asjaolu',
  'modifikatsioon tegevuse jatkuvus',
  'Audiitorettevõtja (AEV)',
] as const

type ReportRow = CsvRow<(typeof COLUMNS)[number] | (typeof OTHER_COLUMNS)[number]>

/** An annual report: of whom, over which days, filed when. */
export type Report = { companyId: string; periodStart: string; periodEnd: string; filedOn: string | null; line: number }

/** The reports of a year by the id that their elements bear; `rejects` are the lines of that year that were left out. */
export type ReportList = { byId: Map<string, Report>; rejects: RejectedLine[]; last: FilePlace }

/**
 * The reports of one year: all of them at once would be too many to keep. Of several over the same days the one that was
 * filed last is meant.
 */
export async function listReports(path: string, year: number, isFirst: boolean): Promise<ReportList> {
  const list: ReportList = { byId: new Map(), rejects: [], last: { file: '', line: 1 } }
  const idsByPeriod = new Map<string, string>()
  const file = { path, columns: COLUMNS, optionalColumns: OTHER_COLUMNS, delimiter: ';' } as const
  for await (const row of readLines({ ...file, endsWithLineBreak: !isWholeWithoutLineBreak(path) })) {
    list.last = { file: 'file' in row ? row.file : list.last.file, line: row.line }
    if ('type' in row) {
      if (isFirst) list.rejects.push(row)
    } else if (row.cell('aruandeaasta') === String(year)) addReport(row, list, idsByPeriod)
    else if (isFirst && !/^20\d{2}$/.test(row.cell('aruandeaasta')))
      list.rejects.push(rejectLine(row, 'year', `${row.cell('aruandeaasta')} (${row.cell('report_id')})`))
  }
  return list
}

function addReport(row: ReportRow, list: ReportList, idsByPeriod: Map<string, string>): void {
  const code = row.cell('registrikood')
  if (!isValidEstonianRegisterCode(code)) {
    list.rejects.push(rejectLine(row, 'register-code', code))
    return
  }
  const [periodStart, periodEnd] = [readDottedDay(row.cell('period_start')), readDottedDay(row.cell('period_end'))]
  if (periodStart === null || periodEnd === null || periodStart > periodEnd) {
    list.rejects.push(rejectLine(row, 'date', `${row.cell('period_start')}–${row.cell('period_end')} (${code})`))
    return
  }
  const id = FILLED.map((column) => row.cell(column)).find((cell) => cell !== '') ?? row.cell('report_id')
  const companyId = `ee-${code}`
  const filedOn = readDottedDay(row.cell('esitatud_kpv').slice(0, 10))
  const report: Report = { companyId, periodStart, periodEnd, filedOn, line: row.line }
  const period = `${companyId}/${periodStart}/${periodEnd}`
  const otherId = idsByPeriod.get(period)
  const other = otherId === undefined ? undefined : list.byId.get(otherId)
  const isLater = other === undefined || (filedOn ?? '') >= (other.filedOn ?? '')
  if (other !== undefined && otherId !== undefined) {
    list.rejects.push(
      rejectLine({ ...row, line: (isLater ? other : report).line }, 'superseded', `${code}, ${periodEnd}`),
    )
    if (isLater) list.byId.delete(otherId)
  }
  if (!isLater) return
  idsByPeriod.set(period, id)
  list.byId.set(id, report)
}
