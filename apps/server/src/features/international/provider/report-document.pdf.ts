import { readFileSync } from 'node:fs'
import { formatDate } from '@merleg/domain/format/date'
import type { Locale } from '@merleg/domain/locale'
import { cutText } from '@merleg/domain/format/cut-text'
import { getTranslator } from '@merleg/i18n/translator'
import type { PdfRenderer } from '../../../shared/pdf.ts'

const TEMPLATE = readFileSync(new URL('./report-document.typ', import.meta.url), 'utf8')
const HEADER_LENGTH = 80

export type ReportRow = { key: string; value: string }
export type ReportTable = {
  columns: readonly { title: string; right: boolean }[]
  rows: readonly (readonly string[])[]
}
export type ReportSection = {
  title: string
  rows: readonly ReportRow[]
  table: ReportTable | null
  note: string | null
}

/** A report in words: who it is about, of which day, and what is told of it. */
export type ReportDocument = {
  locale: Locale
  title: string
  company: string
  /** YYYY-MM-DD; null where the source does not say. */
  asOf: string | null
  /** YYYY-MM-DD */
  madeOn: string
  isMadeUp: boolean
  /** Who tells it, and when it was asked for; at the foot of each page. */
  source: string
  sections: readonly ReportSection[]
  /** What a reader has to know of all of it; null where that is nothing. */
  closing: string | null
}

/** The report as PDF; the same report gives the same bytes. */
export function renderReportDocument(renderer: PdfRenderer, document: ReportDocument): Promise<Buffer> {
  const t = getTranslator(document.locale, 'international/answers')
  const [year = 0, month = 0, day = 0] = document.madeOn.split('-').map(Number)
  return renderer.render({
    template: TEMPLATE,
    content: {
      lang: document.locale,
      title: document.title,
      company: document.company,
      companyShort: cutText(document.company, HEADER_LENGTH),
      date: { year, month, day },
      asOf:
        document.asOf === null
          ? t('report.asOfUnknown')
          : t('report.asOf', { day: formatDate(document.locale, document.asOf) }),
      madeUp: document.isMadeUp ? t('report.madeUp') : null,
      madeUpText: t('report.madeUpText'),
      source: document.source,
      sections: document.sections,
      closing: document.closing,
      pageText: t('report.page', { page: '{page}', pages: '{pages}' }),
    },
  })
}
