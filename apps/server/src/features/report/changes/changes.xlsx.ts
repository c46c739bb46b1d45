import type { FactChange, StatementChange } from '@merleg/contract/report/changes.contract'
import type { Provenance } from '@merleg/contract/fields'
import { translateSource } from '@merleg/domain/reference/source-names'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import { hungarianDayOf } from '@merleg/domain/calendar-days'
import type { FileAnswer } from '../../../app/endpoint-stream.ts'
import { renderWorkbook, type SheetRow } from '../../../shared/xlsx.ts'
import type { Profile } from '../../register/profiles.repository.ts'
import { toFileName } from '../words/file-name.ts'
import { formatDate } from '@merleg/domain/format/date'
import { formatNumber } from '@merleg/domain/format/number'
import type { ChangesPage } from './changes.views.ts'

type Sheet = { profile: Profile; page: ChangesPage; locale: Locale }

const DAYS: readonly string[] = ['day', 'known']

const COLUMNS = [
  ['section', 26],
  ['kind', 14],
  ['field', 30],
  ['before', 40],
  ['after', 40],
  ['day', 14],
  ['validity', 28],
  ['source', 40],
  ['known', 16],
] as const

/** A comparison as a sheet: a line for every field that differs, with its days and its source. */
export async function renderChangesSheet({ profile, page, locale }: Sheet): Promise<FileAnswer> {
  const t = getTranslator(locale, 'report/changes/answers')
  const days = { from: formatDate(locale, page.from), to: formatDate(locale, page.to) }
  const known = page.knownAt === null ? [] : [t('sheet.knownAt', { date: formatDate(locale, page.knownAt) })]
  const mark = profile.isMadeUp ? [getTranslator(locale, 'report/header/answers')('madeUp')] : []
  return {
    fileName: toFileName([profile.name, t('sheet.fileName'), page.from, page.to], 'xlsx'),
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    body: await renderWorkbook({
      sheetName: t('sheet.title'),
      heading: [profile.name, t(`sheet.${page.view}`, days), ...known, ...mark],
      columns: COLUMNS.map(([key, width]) => ({
        title: t(`sheet.columns.${key}`),
        width,
        kind: DAYS.includes(key) ? 'date' : 'text',
      })),
      rows: [
        ...page.groups.flatMap(({ title, changes }) => changes.flatMap((change) => listRows(locale, title, change))),
        ...page.statements.flatMap((change) => listStatementRows(locale, change)),
      ],
    }),
  }
}

function listRows(locale: Locale, section: string, change: FactChange): SheetRow[] {
  const t = getTranslator(locale, 'report/changes/answers')
  const words = getTranslator(locale, 'report/changes/words')
  const { kind, day, before, after, between } = change
  const shown = after ?? before ?? between[0]
  if (shown === undefined) return []
  const fields = kind === 'changed' ? change.fields.filter(({ isChanged }) => isChanged) : change.fields
  const tail = [day]
  const rows = fields.map((field) => [
    section,
    words(`kinds.${kind}`),
    field.after?.key ?? field.before?.key ?? null,
    field.before?.value ?? null,
    field.after?.value ?? null,
    ...tail,
    shown.days,
    ...sourceCells(locale, shown.provenance),
  ])
  const isMoved = kind === 'changed' && before?.days !== after?.days
  const validity = [section, words(`kinds.${kind}`), t('validity'), before?.days ?? null, after?.days ?? null, ...tail]
  const moved = isMoved ? [[...validity, shown.days, ...sourceCells(locale, shown.provenance)]] : []
  const passing = between.flatMap(({ rows: own, days, provenance }) =>
    own.map((row) => {
      const cells = [section, words('kinds.passing'), row.key, null, row.value]
      return [...cells, null, days, ...sourceCells(locale, provenance)]
    }),
  )
  return [...rows, ...moved, ...passing].map((cells) => ({ cells, isStrong: false }))
}

function listStatementRows(locale: Locale, change: StatementChange): SheetRow[] {
  const t = getTranslator(locale, 'report/changes/answers')
  const words = getTranslator(locale, 'report/changes/words')
  const { kind, year, before, after, lines } = change
  const head = [t('statements'), words(`kinds.${kind}`)]
  const tail = [after.filedOn, String(year), ...sourceCells(locale, after.provenance)]
  const amount = (value: number | null, currency: string) =>
    value === null ? null : `${formatNumber(locale, value)} ${currency}`
  const first = [...head, String(year), before?.layout ?? null, after.layout, ...tail]
  const rest = lines.map((line) => [
    ...head,
    `${line.label} (${line.column})`,
    amount(line.before, before?.currency ?? after.currency),
    amount(line.after, after.currency),
    ...tail,
  ])
  return [first, ...rest].map((cells) => ({ cells, isStrong: false }))
}

function sourceCells(locale: Locale, provenance: Provenance): string[] {
  const { publisher, title, recordedAt } = translateSource(locale, provenance)
  return [`${publisher}: ${title}`, hungarianDayOf(new Date(recordedAt))]
}
