import { readFileSync } from 'node:fs'
import type { PrintDocument } from '@merleg/contract/report/print.contract'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import type { FileAnswer } from '../../../app/endpoint-stream.ts'
import type { PdfRenderer } from '../../../shared/pdf.ts'
import { toFileName } from '../words/file-name.ts'
import { describePrint } from './print-content.ts'

const TEMPLATE = readFileSync(new URL('./print.typ', import.meta.url), 'utf8')

const FILE_NAMES = {
  report: (locale) => getTranslator(locale, 'report/print/answers')('fileName'),
  extract: (locale) => getTranslator(locale, 'report/company-data/answers')('extract.fileName'),
  info: (locale) => getTranslator(locale, 'report/print/answers')('infoFileName'),
  paths: (locale) => getTranslator(locale, 'report/connection-paths/answers')('print.fileName'),
  comparison: (locale) => getTranslator(locale, 'comparison/answers')('file.name'),
  portfolio: (locale) => getTranslator(locale, 'portfolio/answers')('file.name'),
} satisfies Record<string, (locale: Locale) => string>

type PrintedFile = {
  kind: keyof typeof FILE_NAMES
  locale: Locale
  /** YYYY-MM-DD; left out: the day of printing. */
  day?: string
}

/** A document as PDF, named by what it is and its day; the same document gives the same bytes. */
export async function renderPrintFile(
  renderer: PdfRenderer,
  document: PrintDocument,
  { kind, locale, day = document.printedOn }: PrintedFile,
): Promise<FileAnswer> {
  return {
    fileName: toFileName([document.companyName, FILE_NAMES[kind](locale), day], 'pdf'),
    contentType: 'application/pdf',
    body: await renderer.render({ template: TEMPLATE, content: describePrint(document, locale) }),
  }
}
