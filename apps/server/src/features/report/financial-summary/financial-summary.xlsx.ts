import type { FinancialRow, FinancialSummary } from '@merleg/contract/report/financial-summary.contract'
import { translateSource } from '@merleg/domain/reference/source-names'
import type { Locale } from '@merleg/domain/locale'
import { listMarkSentences } from '@merleg/domain/year-mark-kinds'
import { getTranslator } from '@merleg/i18n/translator'
import { hungarianDayOf } from '@merleg/domain/calendar-days'
import type { FileAnswer } from '../../../app/endpoint-stream.ts'
import { renderWorkbook, type SheetContent, type SheetRow } from '../../../shared/xlsx.ts'
import type { Profile } from '../../register/profiles.repository.ts'
import { toFileName } from '../words/file-name.ts'
import { currencyWord } from '@merleg/domain/format/amount'
import { yearOrigin } from '../business-years/year-origins.ts'
import type { BusinessYears } from '../business-years/business-years.ts'
import { nameSeverity } from './render-alerts.ts'

export type FinancialSummarySheet = {
  profile: Profile
  businessYears: BusinessYears
  page: FinancialSummary
  locale: Locale
  /** Amounts in thousands rather than whole units of the currency. */
  isInThousands: boolean
}

const FORMATS: Readonly<Record<FinancialRow['unit'], string>> = {
  currency: '#,##0;-#,##0',
  percent: '0.0%;-0.0%',
  ratio: '0.00;-0.00',
  person: '#,##0',
}
const YEAR_FORMAT = '0'

/** Figures, alerts and sources of the financial summary, each on a sheet of its own. */
export async function renderFinancialSummarySheet(sheet: FinancialSummarySheet): Promise<FileAnswer> {
  const { profile, locale, page } = sheet
  const t = getTranslator(locale, 'report/financial-summary/answers')
  const { alerts } = page
  return {
    fileName: toFileName([profile.name, t('sheet.fileName')], 'xlsx'),
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    body: await renderWorkbook(
      layOutFigures(sheet),
      ...(alerts.length === 0 ? [] : [layOutAlerts(sheet)]),
      layOutSources(sheet),
    ),
  }
}

function listHeading({ profile, locale }: FinancialSummarySheet, lines: readonly string[]): string[] {
  const mark = profile.isMadeUp ? [getTranslator(locale, 'report/header/answers')('madeUp')] : []
  return [profile.name, ...lines, ...mark]
}

/** What the amounts are counted in: `ezer Ft`. */
function nameUnit({ locale, businessYears: { currency }, isInThousands }: FinancialSummarySheet): string {
  const word = currencyWord(locale, currency)
  return isInThousands
    ? getTranslator(locale, 'report/financial-summary/answers')('sheet.thousand', { currency: word })
    : word
}

function layOutFigures(sheet: FinancialSummarySheet): SheetContent {
  const { locale, page } = sheet
  const { table } = page
  const t = getTranslator(locale, 'report/financial-summary/answers')
  const unit = nameUnit(sheet)
  return {
    sheetName: t('sheet.title'),
    heading: listHeading(sheet, [t('sheet.title'), t('sheet.unit', { unit }), ...listMarks(table.columns)]),
    columns: [
      { title: t('sheet.columns.label'), width: 46, kind: 'text' },
      { title: t('sheet.columns.unit'), width: 12, kind: 'text' },
      ...table.columns.map(({ title }) => ({ title, width: 17, kind: 'number' as const })),
      { title: t('sheet.columns.change'), width: 17, kind: 'percent' },
    ],
    rows: table.groups.flatMap(({ key, title }) => [
      { cells: [title], isStrong: true },
      ...table.items.filter(({ group }) => group === key).map((row) => layOutRow(sheet, row)),
    ]),
    frozenColumns: 1,
  }
}

/** What is to be known of the accounts of the years, each sentence once. */
function listMarks(columns: FinancialSummary['table']['columns']): string[] {
  return [...new Set(columns.flatMap(({ mark }) => (mark === null ? [] : listMarkSentences(mark))))]
}

/** Money is divided by the unit of the sheet; people, shares and quotients keep their figures. */
function layOutRow(sheet: FinancialSummarySheet, row: FinancialRow): SheetRow {
  const t = getTranslator(sheet.locale, 'report/financial-summary/answers')
  const unit = row.unit === 'currency' ? nameUnit(sheet) : t(`sheet.units.${row.unit}`)
  const divisor = row.unit === 'currency' && sheet.isInThousands ? 1000 : 1
  const values = row.values.map((value) => (value === null ? null : value / divisor))
  return {
    cells: [row.label, unit, ...values, row.changes.at(-1) ?? null],
    isStrong: row.isStrong,
    indent: row.level + 1,
    numberFormat: FORMATS[row.unit],
  }
}

function layOutAlerts(sheet: FinancialSummarySheet): SheetContent {
  const { locale, page } = sheet
  const t = getTranslator(locale, 'report/financial-summary/answers')
  return {
    sheetName: t('sheet.alerts'),
    heading: listHeading(sheet, [t('sheet.alerts')]),
    columns: [
      { title: t('sheet.columns.severity'), width: 16, kind: 'text' },
      { title: t('sheet.columns.alert'), width: 42, kind: 'text' },
      { title: t('sheet.columns.description'), width: 120, kind: 'text' },
    ],
    rows: page.alerts.map(({ severity, title, description }) => ({
      cells: [nameSeverity(locale, severity), title, description],
      isStrong: false,
    })),
  }
}

/** The accounts behind each year, with real days. */
function layOutSources(sheet: FinancialSummarySheet): SheetContent {
  const { locale, businessYears } = sheet
  const t = getTranslator(locale, 'report/financial-summary/answers')
  return {
    sheetName: t('sheet.sources'),
    heading: listHeading(sheet, [t('sheet.sources')]),
    columns: [
      { title: t('sheet.columns.year'), width: 12, kind: 'number' },
      { title: t('sheet.columns.periodStart'), width: 16, kind: 'date' },
      { title: t('sheet.columns.periodEnd'), width: 16, kind: 'date' },
      { title: t('sheet.columns.filedOn'), width: 16, kind: 'date' },
      { title: t('sheet.columns.knownOn'), width: 18, kind: 'date' },
      { title: t('sheet.columns.source'), width: 50, kind: 'text' },
      { title: t('sheet.columns.derivation'), width: 60, kind: 'text' },
    ],
    rows: businessYears.years.flatMap(({ year, basis }) => {
      const { statement } = basis
      if (statement === null) return []
      const { periodStart, periodEnd, filedOn, recordedAt } = statement
      const source = translateSource(locale, statement.source)
      const publication = `${source.publisher}, ${source.title}`
      const note = yearOrigin(locale, basis)?.derivation ?? null
      const days = [periodStart, periodEnd, filedOn, hungarianDayOf(recordedAt)]
      return [{ cells: [year, ...days, publication, note], isStrong: false, numberFormat: YEAR_FORMAT }]
    }),
  }
}
