import { COMPARISON_CHARTS, type Comparison, type ComparisonRow } from '@merleg/contract/comparison.contract'
import type { Provenance } from '@merleg/contract/fields'
import { hungarianDayOf } from '@merleg/domain/calendar-days'
import { formatDate } from '@merleg/domain/format/date'
import type { Locale } from '@merleg/domain/locale'
import { translateSource } from '@merleg/domain/reference/source-names'
import { listMarkSentences } from '@merleg/domain/year-mark-kinds'
import { getTranslator } from '@merleg/i18n/translator'
import type { FileAnswer } from '../../app/endpoint-stream.ts'
import { renderWorkbook, type SheetContent, type SheetRow } from '../../shared/xlsx.ts'
import { toFileName } from '../report/words/file-name.ts'
import { describeCell, nameUnit } from './describe-cell.ts'

const FORMATS: Readonly<Record<ComparisonRow['unit'], string>> = {
  currency: '#,##0;-#,##0',
  percent: '0.0%;-0.0%',
  ratio: '0.00;-0.00',
  person: '#,##0',
  points: '0',
  text: '@',
}

type Sheet = { page: Comparison; locale: Locale; /** YYYY-MM-DD */ today: string }

/** The table, the figures by year, and the sources of the cells, each on a sheet of its own. */
export async function renderComparisonSheet(sheet: Sheet): Promise<FileAnswer> {
  const t = getTranslator(sheet.locale, 'comparison/answers')
  const names = sheet.page.table.meta.companies.map(({ name }) => name)
  return {
    fileName: toFileName([t('file.name'), ...names, sheet.today], 'xlsx'),
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    body: await renderWorkbook(layOutTable(sheet), layOutYears(sheet), layOutSources(sheet)),
  }
}

function listHeading({ page: { table }, locale, today }: Sheet, title: string): string[] {
  const { companies, sectorText, notes, locked, madeUp } = table.meta
  const t = getTranslator(locale, 'comparison/answers')
  const words = getTranslator(locale, 'comparison/words')
  return [
    `${words('title')}: ${companies.map(({ name }) => name).join(' – ')}`,
    title,
    t('file.asOf', { date: formatDate(locale, today) }),
    ...notes,
    sectorText,
    ...(locked.length === 0 ? [] : [words('locked', { sections: locked.join(', ') })]),
    ...(madeUp === null ? [] : [madeUp]),
  ]
}

function layOutTable(sheet: Sheet): SheetContent {
  const { page, locale } = sheet
  const { companies, groups, sector } = page.table.meta
  const t = getTranslator(locale, 'comparison/answers')
  const words = getTranslator(locale, 'comparison/words')
  return {
    sheetName: words('table'),
    heading: listHeading(sheet, words('table')),
    columns: [
      { title: t('file.figure'), width: 40, kind: 'text' },
      { title: t('file.unit'), width: 10, kind: 'text' },
      ...companies.flatMap(({ name }) => [
        { title: name, width: 26, kind: 'number' as const },
        { title: t('file.year', { name }), width: 9, kind: 'text' as const },
      ]),
      ...(sector === null ? [] : [{ title: `${words('median')}, ${sector.year}`, width: 18, kind: 'number' as const }]),
      { title: t('file.differences'), width: 10, kind: 'text' },
      { title: t('file.notes'), width: 100, kind: 'text' },
    ],
    rows: groups.flatMap(({ key, title }): SheetRow[] => [
      { cells: [title], isStrong: true },
      ...page.table.items.filter(({ group }) => group === key).map((row) => layOutRow(row, sheet)),
    ]),
    frozenColumns: 1,
  }
}

function layOutRow(row: ComparisonRow, { page, locale }: Sheet): SheetRow {
  const { companies, sector } = page.table.meta
  const t = getTranslator(locale, 'comparison/answers')
  const notes = row.cells.flatMap((cell, index) =>
    [...cell.notes, ...(cell.mark === null ? [] : listMarkSentences(cell.mark))].map(
      (note) => `${companies[index]?.name ?? ''}: ${note}`,
    ),
  )
  const isDifferent = row.isDifferent === null ? '' : t(row.isDifferent ? 'file.yes' : 'file.no')
  return {
    cells: [
      row.label,
      nameUnit(locale, row),
      ...row.cells.flatMap((cell) => [
        cell.text === null && cell.value !== null ? cell.value : describeCell(locale, cell, row),
        cell.year === null ? null : String(cell.year),
      ]),
      ...(sector === null ? [] : [row.median?.value ?? null]),
      isDifferent,
      [...row.notes, ...notes].join(' | '),
    ],
    isStrong: false,
    indent: 1,
    numberFormat: FORMATS[row.unit],
  }
}

function layOutYears(sheet: Sheet): SheetContent {
  const { page, locale } = sheet
  const { companies, sector } = page.table.meta
  const t = getTranslator(locale, 'comparison/answers')
  const words = getTranslator(locale, 'comparison/words')
  return {
    sheetName: words('charts'),
    heading: [...listHeading(sheet, words('charts')), ...listUnfiled(page)],
    columns: [
      { title: t('file.figure'), width: 40, kind: 'text' },
      { title: t('file.chartYear'), width: 9, kind: 'text' },
      ...companies.map(({ name, currency, year }) => ({
        title: year === null ? `${name}: ${t('noAccounts')}` : currency === null ? name : `${name} (${currency})`,
        width: 26,
        kind: 'number' as const,
      })),
      ...(sector === null ? [] : [{ title: words('median'), width: 18, kind: 'number' as const }]),
      { title: t('file.notes'), width: 100, kind: 'text' },
    ],
    rows: COMPARISON_CHARTS.flatMap((key): SheetRow[] => {
      const chart = page.charts2[key]
      if (chart === null || chart.empty) return []
      return chart.labels.map((year, index) => ({
        cells: [
          chart.title,
          year,
          ...chart.series.map(({ values }) => values[index] ?? null),
          ...(sector === null ? [] : [chart.median?.[index] ?? null]),
          [
            ...chart.notes,
            ...chart.series.flatMap(({ name, marks }) => (marks[index] ? `${name}: ${marks[index].text}` : [])),
          ].join(' | '),
        ],
        isStrong: false,
        numberFormat: FORMATS[chart.unit],
      }))
    }),
    frozenColumns: 2,
  }
}

/** Whose column is empty as no accounts are known, and what that means: as the row of the year tells it. */
function listUnfiled({ table: { items, meta } }: Comparison): string[] {
  const cells = items.find(({ key }) => key === 'year')?.cells ?? []
  return meta.companies.flatMap(({ name, year }, index) =>
    year === null ? [`${name}: ${cells[index]?.notes.join(' ') ?? ''}`] : [],
  )
}

/** Where each cell comes from. */
function layOutSources(sheet: Sheet): SheetContent {
  const { page, locale } = sheet
  const { companies } = page.table.meta
  const t = getTranslator(locale, 'comparison/answers')
  const rowOf = (cells: (string | null)[], source: Provenance): SheetRow => {
    const { title, publisher } = translateSource(locale, source)
    const days = [source.validFrom, hungarianDayOf(new Date(source.recordedAt))]
    return { cells: [...cells, publisher, title, source.url, ...days], isStrong: false }
  }
  return {
    sheetName: t('file.sources'),
    heading: listHeading(sheet, t('file.sources')),
    columns: [
      { title: t('file.figure'), width: 40, kind: 'text' },
      { title: getTranslator(locale, 'comparison/words')('companies'), width: 34, kind: 'text' },
      { title: t('file.notes'), width: 50, kind: 'text' },
      { title: t('file.publisher'), width: 30, kind: 'text' },
      { title: t('file.source'), width: 44, kind: 'text' },
      { title: 'URL', width: 40, kind: 'text' },
      { title: t('file.validFrom'), width: 14, kind: 'date' },
      { title: t('file.recordedAt'), width: 14, kind: 'date' },
    ],
    rows: page.table.items.flatMap(({ label, cells }) =>
      cells.flatMap(({ origin }, index) =>
        (origin?.sources ?? []).map((source) =>
          rowOf([label, companies[index]?.name ?? '', origin?.derivation ?? null], source),
        ),
      ),
    ),
  }
}
