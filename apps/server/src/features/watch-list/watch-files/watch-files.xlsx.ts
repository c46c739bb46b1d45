import type { WatchFile } from '@merleg/contract/watch-list/watch-files.contract'
import type { WatchedRow } from '@merleg/contract/watched-rows'
import { formatDate } from '@merleg/domain/format/date'
import type { Locale } from '@merleg/domain/locale'
import { hungarianDayOf } from '@merleg/domain/calendar-days'
import { getTranslator } from '@merleg/i18n/translator'
import type { FileAnswer } from '../../../app/endpoint-stream.ts'
import type { CsvStyle } from '../../../shared/csv-text.ts'
import { nameStatusColumn } from '../../../shared/status-badge.ts'
import type { SheetColumn } from '../../../shared/xlsx.ts'
import { renderSheetFile } from '../../report/rows/table-file.ts'

type Cells = (string | number | null)[]
type Translate = ReturnType<typeof getTranslator<'watch-list/answers'>>

type Written = { format: WatchFile; csv: CsvStyle; locale: Locale; /** YYYY-MM-DD */ today: string }

/**
 * A watch list as a file, which an import reads again: its first row are the headings, and its name and sheet bear the day.
 */
export async function renderWatchFile(
  rows: readonly WatchedRow[],
  { format, csv, locale, today }: Written,
): Promise<FileAnswer> {
  const t = getTranslator(locale, 'watch-list/answers')
  return renderSheetFile(format, {
    csv,
    columns: listColumns(t, locale),
    rows: rows.map((row) => toCells(row, { t, locale })),
    heading: [],
    sheetName: `${t('file.sheet')} ${today}`,
    name: [t('file.name'), today],
  })
}

/** A list as it can be imported. Its companies are made up, and their numbers nobody's. */
export async function renderImportExample({ format, csv, locale }: Omit<Written, 'today'>): Promise<FileAnswer> {
  const t = getTranslator(locale, 'watch-list/answers')
  const text = (title: string, width: number): SheetColumn => ({ title, width, kind: 'text' })
  return renderSheetFile(format, {
    csv,
    columns: [
      text(t('orders.name'), 36),
      text(t('orders.taxNumber'), 16),
      text(t('orders.registrationNumber'), 16),
      text(t('orders.address'), 40),
      text(t('orders.importance'), 14),
      text(t('file.note'), 30),
      text(t('file.labels'), 24),
    ],
    rows: [
      [
        'Példa Kereskedelmi Kft.',
        '11111111-2-41',
        '01-09-000001',
        '1011 Budapest, Minta utca 1.',
        t('importances.high'),
        t('example.note'),
        t('example.labels'),
      ],
      ['Minta és Társa Bt.', '', '', '9700 Szombathely, Kitalált tér 2.', t('importances.partner'), '', ''],
      ['', '22222222-2-13', '', '', '', '', ''],
    ],
    heading: [],
    sheetName: t('example.title'),
    name: [t('example.name')],
  })
}

function listColumns(t: Translate, locale: Locale): SheetColumn[] {
  const text = (title: string, width: number): SheetColumn => ({ title, width, kind: 'text' })
  return [
    text(t('orders.name'), 36),
    text(t('file.companyId'), 14),
    text(nameStatusColumn(locale), 24),
    text(t('orders.address'), 40),
    text(t('orders.registrationNumber'), 16),
    text(t('orders.taxNumber'), 16),
    { title: t('file.points'), width: 10, kind: 'number' },
    text(t('orders.cor'), 28),
    { title: t('orders.creditability'), width: 16, kind: 'number' },
    text(t('file.currency'), 10),
    text(t('file.noLimit'), 30),
    { title: t('file.ratedSince'), width: 14, kind: 'date' },
    text(t('file.lastEvents'), 60),
    text(t('orders.importance'), 14),
    text(t('file.note'), 40),
    text(t('file.labels'), 24),
    { title: t('orders.addedAt'), width: 14, kind: 'date' },
    text(t('file.madeUp'), 10),
  ]
}

function toCells(row: WatchedRow, { t, locale }: { t: Translate; locale: Locale }): Cells {
  const { cor, creditability, noLimit, lastEvents, silence, notFollowed } = row
  const words = getTranslator(locale, 'monitoring/words')
  const events = lastEvents.map(({ on, title, toldAs, source }) => {
    const told = toldAs === 'news' ? title : `${title} (${words(`toldAs.${toldAs}`)})`
    return `${formatDate(locale, on)} ${told} (${source})`
  })
  return [
    row.name.value,
    row.companyId,
    row.status?.value ?? null,
    row.address,
    row.registrationNumber,
    row.taxNumber,
    cor.value,
    cor.label,
    creditability?.value ?? null,
    creditability?.currency ?? null,
    noLimit,
    row.ratedSince,
    [...(events.length === 0 ? [silence] : events), notFollowed].filter((text) => text !== null).join('; '),
    t(`importances.${row.importance}`),
    row.note,
    row.labels.join(', '),
    hungarianDayOf(new Date(row.addedAt)),
    row.isMadeUp ? t('file.madeUp') : null,
  ]
}
