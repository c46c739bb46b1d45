import type { DbOrTx } from '@merleg/db/connect'
import { formatDate } from '@merleg/domain/format/date'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import type { FileAnswer } from '../../../app/endpoint-stream.ts'
import { type CellKind, renderWorkbook, type SheetRow } from '../../../shared/xlsx.ts'
import { toFileName } from '../words/file-name.ts'
import { readStatuses } from '../rows/statuses.ts'
import { tellNotYet } from '../silence/not-yet.ts'
import { readReportGroup } from './read-report-group.ts'
import { type MemberContext, renderHead, renderMember, renderSums } from './render-members.ts'

const COLUMNS = {
  name: { width: 36, kind: 'text' },
  registerNumber: { width: 16, kind: 'text' },
  level: { width: 8, kind: 'number' },
  verdict: { width: 12, kind: 'text' },
  why: { width: 48, kind: 'text' },
  status: { width: 20, kind: 'text' },
  points: { width: 10, kind: 'number' },
  rating: { width: 28, kind: 'text' },
  year: { width: 8, kind: 'text' },
  currency: { width: 10, kind: 'text' },
  sales: { width: 18, kind: 'number' },
  equity: { width: 18, kind: 'number' },
  headcount: { width: 10, kind: 'number' },
  counted: { width: 28, kind: 'text' },
  marks: { width: 40, kind: 'text' },
} as const satisfies Record<string, { width: number; kind: CellKind }>
type ColumnKey = keyof typeof COLUMNS
const COLUMN_KEYS = Object.keys(COLUMNS).filter((key): key is ColumnKey => Object.hasOwn(COLUMNS, key))
type Line = Record<ColumnKey, string | number | null>

/** All members as a workbook, the sums at its end. Throws `company.not-found`. */
export async function getGroupFile(
  db: DbOrTx,
  asked: { companyId: string; locale: Locale; asOf: string; today: string },
): Promise<FileAnswer> {
  const { locale, asOf, today } = asked
  const read = await readReportGroup(db, asked)
  const statuses = await readStatuses(db, { locale, today, companyIds: read.rows.map(({ party }) => party.id) })
  const notYet = tellNotYet(asked, read.notYet)
  const context: MemberContext = { ...asked, read, statuses }
  const t = getTranslator(locale, 'report/group/answers')
  const head = renderHead(context)
  const { notes } = renderSums(context)
  const made = read.profile.isMadeUp ? [getTranslator(locale, 'report/header/answers')('madeUp')] : []
  const heading = [read.profile.name, t('sheet.heading', { date: formatDate(locale, asOf), head: head.name })]
  return {
    fileName: toFileName([read.profile.name, t('sheet.fileName'), asOf], 'xlsx'),
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    body: await renderWorkbook({
      sheetName: t('sheet.title'),
      heading: [...heading, ...notYet, ...head.reasons, ...notes, ...made],
      columns: COLUMN_KEYS.map((key) => ({ ...COLUMNS[key], title: t(`sheet.columns.${key}`) })),
      rows: [...listMembers(context), ...listSums(context)],
      frozenColumns: 1,
    }),
  }
}

function listMembers(context: MemberContext): SheetRow[] {
  const t = getTranslator(context.locale, 'report/group/answers')
  return context.read.rows.map((row) => {
    const member = renderMember(context, row)
    const line: Line = {
      ...member,
      verdict: t(`verdicts.${member.verdict}`),
      why: member.reasons.join(' '),
      status: member.status?.value ?? null,
      points: member.risk?.value ?? null,
      rating: member.risk?.label ?? null,
      year: member.year === null ? null : String(member.year),
      counted: member.counted.text,
      marks: member.marks.join(' '),
    }
    return { cells: COLUMN_KEYS.map((key) => line[key]), isStrong: member.isAsked }
  })
}

function listSums(context: MemberContext): SheetRow[] {
  const t = getTranslator(context.locale, 'report/group/answers')
  const { sums, headcount } = renderSums(context)
  return sums.map(({ currency, sales, equity, note }, index) => {
    const line: Partial<Line> = {
      name: t('sheet.sum', { currency }),
      currency,
      sales,
      equity,
      headcount: index === 0 ? headcount.value : null,
      marks: note,
    }
    return { cells: COLUMN_KEYS.map((key) => line[key] ?? null), isStrong: true }
  })
}
