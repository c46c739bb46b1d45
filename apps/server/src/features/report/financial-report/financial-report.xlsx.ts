import { translateSource } from '@merleg/domain/reference/source-names'
import type { Locale } from '@merleg/domain/locale'
import type { LayoutLine, StatementName } from '@merleg/domain/statement-layouts/layout'
import { getTranslator } from '@merleg/i18n/translator'
import type { FileAnswer } from '../../../app/endpoint-stream.ts'
import { renderWorkbook, type SheetColumn, type SheetRow } from '../../../shared/xlsx.ts'
import type { Profile } from '../../register/profiles.repository.ts'
import type { StoredStatement } from '../../register/statements.repository.ts'
import { toFileName } from '../words/file-name.ts'
import { listToldFilings } from '@merleg/domain/filing-day'
import { currencyWord } from '@merleg/domain/format/amount'
import { formatDate } from '@merleg/domain/format/date'
import { type FiledPart, layoutOf, renderStatementPart } from './statement-part.ts'

export type StatementSheet = {
  profile: Profile
  statement: StoredStatement
  part: 'balance' | 'income-statement'
  locale: Locale
  /** True: thousands, false: whole units of the currency, null: the unit of the filing. */
  thousands: boolean | null
}

const WIDTHS: Record<FiledPart['table']['columns'][number]['key'], number> = {
  rowNumber: 9,
  label: 68,
  previous: 18,
  amendments: 18,
  current: 18,
}

/** A part of a filing as a sheet of real numbers, in the caller's language. */
export async function renderStatementSheet(sheet: StatementSheet): Promise<FileAnswer> {
  const { profile, statement, part, locale } = sheet
  const name: StatementName = part === 'balance' ? 'balance' : 'incomeStatement'
  const unit = sheet.thousands === null ? statement.unit : sheet.thousands ? 1000 : 1
  const shown = renderStatementPart(locale, statement, name)
  const t = getTranslator(locale, 'report/financial-report/answers')
  return {
    fileName: toFileName([profile.name, t(`files.${part}`), statement.year], 'xlsx'),
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    body: await renderWorkbook({
      sheetName: `${shown.header.title} ${statement.year}`,
      heading: listHeadingLines(sheet, { header: shown.header, unit }),
      columns: shown.table.columns.map(({ key, title }): SheetColumn => ({
        title,
        width: WIDTHS[key],
        kind: key === 'rowNumber' || key === 'label' ? 'text' : 'number',
      })),
      rows: listRows(shown, { lines: layoutOf(statement)[name], factor: statement.unit / unit }),
    }),
  }
}

function listHeadingLines(
  { profile, statement, locale }: StatementSheet,
  { header, unit }: { header: FiledPart['header']; unit: number },
): string[] {
  const t = getTranslator(locale, 'report/financial-report/answers')
  const currency = currencyWord(locale, statement.currency)
  const period = t('sheet.period', {
    from: formatDate(locale, header.periodStart),
    to: formatDate(locale, header.date),
  })
  const { publisher, title } = translateSource(locale, statement.source)
  const filed = listToldFilings(header).map(({ kind, day }) =>
    t(`sheet.${kind}`, { date: day === null ? t('sheet.dayUnknown') : formatDate(locale, day) }),
  )
  return [
    profile.name,
    [header.title, header.type, header.variant, period].filter((text) => text !== null).join(' – '),
    t('sheet.unit', { unit: unit === 1 ? currency : t('sheet.thousand', { currency }) }),
    [t('sheet.source', { publisher, title }), ...filed].join('; '),
    ...(profile.isMadeUp ? [getTranslator(locale, 'report/header/answers')('madeUp')] : []),
  ]
}

/** What is no money (employees, disclosures of micro-entities) keeps its figure whatever the unit of the sheet. */
function listRows(shown: FiledPart, { lines, factor }: { lines: readonly LayoutLine[]; factor: number }): SheetRow[] {
  return shown.table.items.map((item, index) => {
    const kind = lines[index]?.kind
    const scale = kind === 'headcount' || kind === 'disclosure' ? 1 : factor
    const cells = shown.table.columns.map(({ key }) => {
      const value = item[key]
      return typeof value === 'number' ? value * scale : value
    })
    return { cells, isStrong: item.kind === 'total' || item.kind === 'subtotal' }
  })
}
