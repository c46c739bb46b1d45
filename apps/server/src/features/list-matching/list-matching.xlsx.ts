import type { LIST_FILES } from '@merleg/contract/list-matching.contract'
import type { MatchedCompany } from '@merleg/contract/matching-rows'
import { formatDate } from '@merleg/domain/format/date'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import type { FileAnswer } from '../../app/endpoint-stream.ts'
import type { Owned } from '../../app/owned.ts'
import type { CsvStyle } from '../../shared/csv-text.ts'
import { nameStatusColumn } from '../../shared/status-badge.ts'
import type { SheetColumn } from '../../shared/xlsx.ts'
import { renderSheetFile } from '../report/rows/table-file.ts'
import { listTitles } from './list-matching.views.ts'
import { findSureCompany, loadMatchedCompanies, type Reader, toDecisionState } from './match-rows.views.ts'
import type { MatchingListRow } from './matching-lists.repository.ts'
import { listMatchedRows, type StoredRow } from './matching-rows.repository.ts'

type Cells = (string | number | null)[]
type Format = (typeof LIST_FILES)[number]
type Translate = ReturnType<typeof getTranslator<'list-matching/answers'>>

const ROWS_AT_ONCE = 1000

/**
 * The uploaded columns as they were, and what each row was matched with. Only a company that is certain or decided
 * stands in its columns; what is still open is named as a candidate. @throws AppError while nothing is matched.
 */
export async function renderMatchingFile(
  deps: Pick<Deps, 'db' | 'reads'>,
  list: Owned<MatchingListRow>,
  { format, csv, reader }: { format: Format; csv: CsvStyle; reader: Reader },
): Promise<FileAnswer> {
  if (list.jobState === null || list.jobState === 'waiting' || list.jobState === 'running')
    throw new AppError('list-matching.not-matched')
  const t = getTranslator(reader.locale, 'list-matching/answers')
  const titles = await listTitles(deps.db, list)
  const columns = [
    ...titles.map((title, index) => toColumn(title || t('file.column', { number: index + 1 }), 20)),
    ...listColumns(t, reader.locale),
  ]
  const rows: Cells[] = []
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    const page = await listMatchedRows(deps.db, { listId: list.listId, filter: null, limit: ROWS_AT_ONCE, offset })
    rows.push(...(await renderRows(deps, page.rows, { t, reader, width: titles.length })))
    if (page.rows.length < ROWS_AT_ONCE) break
  }
  return renderSheetFile(format, {
    csv,
    name: [t('file.name'), list.fileName.replace(/\.[a-z]{3,4}$/i, ''), reader.today],
    sheetName: t('file.sheet'),
    heading: [
      `${t('file.sheet')}: ${list.fileName}`,
      t('file.asOf', { date: formatDate(reader.locale, reader.today) }),
    ],
    columns,
    rows,
  })
}

const toColumn = (title: string, width: number): SheetColumn => ({ title, width, kind: 'text' })

function listColumns(t: Translate, locale: Locale): SheetColumn[] {
  return [
    { title: t('file.row'), width: 8, kind: 'number' },
    toColumn(t('file.grade'), 14),
    toColumn(t('file.decision'), 20),
    toColumn(t('file.companyId'), 14),
    toColumn(t('file.companyName'), 36),
    toColumn(t('file.taxNumber'), 16),
    toColumn(t('file.registerNumber'), 16),
    toColumn(nameStatusColumn(locale), 18),
    { title: t('file.points'), width: 10, kind: 'number' },
    toColumn(t('file.band'), 28),
    toColumn(t('file.reasons'), 50),
    toColumn(t('file.candidates'), 50),
    toColumn(t('file.sameAs'), 16),
  ]
}

type Rendering = { t: Translate; reader: Reader; width: number }

async function renderRows(
  { reads }: Pick<Deps, 'reads'>,
  rows: readonly StoredRow[],
  { t, reader, width }: Rendering,
): Promise<Cells[]> {
  const shown = rows.map((row) => ({ row, sure: findSureCompany(row), state: toDecisionState(row) }))
  const companyIds = shown.flatMap(({ row, sure, state }) => [
    ...(sure === null ? [] : [sure]),
    ...(state === 'open' ? row.candidates.map(({ companyId }) => companyId) : []),
  ])
  const companies = await loadMatchedCompanies(reads, companyIds, reader)
  return shown.map(({ row, sure, state }) => {
    const described = row.candidates.find(({ companyId }) => companyId === (sure ?? row.candidates[0]?.companyId))
    const reasons = [
      ...row.notes.map((note) => t(`notes.${note}`)),
      ...(described?.reasons ?? []).map((code) => t(`reasons.${code}`)),
    ]
    const open = state === 'open' ? row.candidates.flatMap(({ companyId }) => companies.get(companyId) ?? []) : []
    return [
      ...Array.from({ length: width }, (_, index) => row.cells[index] ?? ''),
      row.row,
      t(`grades.${row.grade}`),
      t(`decisions.${state}`),
      ...describeCompany(sure === null ? undefined : companies.get(sure)),
      reasons.join('; '),
      open.map(({ name, companyId }) => `${name.value} (${companyId})`).join('; '),
      nameSameRows(row),
    ]
  })
}

function nameSameRows({ sameAs, sameAsCount }: StoredRow): string {
  const more = sameAsCount - sameAs.length
  return [sameAs.join(', '), ...(more > 0 ? [`+${more}`] : [])].join(' ')
}

function describeCompany(company: MatchedCompany | undefined): Cells {
  if (company === undefined) return [null, null, null, null, null, null, null]
  const { companyId, name, taxNumber, registrationNumber, status, risk } = company
  return [companyId, name.value, taxNumber, registrationNumber, status.value, risk.value, risk.label]
}
