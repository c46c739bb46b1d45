import { readFileSync } from 'node:fs'
import type { PrintDocument } from '@merleg/contract/report/print.contract'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import { AppError } from '../../../app/app-error.ts'
import type { FileAnswer } from '../../../app/endpoint-stream.ts'
import { PdfQueueFullError, type PdfRenderer } from '../../../shared/pdf.ts'
import { toFileName } from '../words/file-name.ts'
import { describePrint } from './print-content.ts'

const TEMPLATE = readFileSync(new URL('./print.typ', import.meta.url), 'utf8')

/** The chosen sections of a report as PDF; the same document gives the same bytes. */
export async function renderReportFile(
  renderer: PdfRenderer,
  document: PrintDocument,
  locale: Locale,
): Promise<FileAnswer> {
  const name = getTranslator(locale, 'report/print/answers')('fileName')
  return renderFile(renderer, { document, locale, name: [name, document.printedOn] })
}

/** The company extract of a day as PDF. */
export async function renderExtractFile(
  renderer: PdfRenderer,
  document: PrintDocument,
  { locale, asOf }: { locale: Locale; asOf: string },
): Promise<FileAnswer> {
  const name = getTranslator(locale, 'report/company-data/answers')('extract.fileName')
  return renderFile(renderer, { document, locale, name: [name, asOf] })
}

/** An item of the negative or positive information as PDF. */
export async function renderInfoFile(
  renderer: PdfRenderer,
  document: PrintDocument,
  locale: Locale,
): Promise<FileAnswer> {
  const name = getTranslator(locale, 'report/print/answers')('infoFileName')
  return renderFile(renderer, { document, locale, name: [name, document.printedOn] })
}

/** The paths between parties as PDF. */
export async function renderPathsFile(
  renderer: PdfRenderer,
  document: PrintDocument,
  locale: Locale,
): Promise<FileAnswer> {
  const name = getTranslator(locale, 'report/connection-paths/answers')('print.fileName')
  return renderFile(renderer, { document, locale, name: [name, document.printedOn] })
}

/** Companies side by side as PDF. */
export async function renderComparisonFile(
  renderer: PdfRenderer,
  document: PrintDocument,
  locale: Locale,
): Promise<FileAnswer> {
  const name = getTranslator(locale, 'comparison/answers')('file.name')
  return renderFile(renderer, { document, locale, name: [name, document.printedOn] })
}

async function renderFile(
  renderer: PdfRenderer,
  { document, locale, name }: { document: PrintDocument; locale: Locale; name: readonly string[] },
): Promise<FileAnswer> {
  return {
    fileName: toFileName([document.companyName, ...name], 'pdf'),
    contentType: 'application/pdf',
    body: await typeset(renderer, describePrint(document, locale)),
  }
}

async function typeset(renderer: PdfRenderer, content: object): Promise<Buffer> {
  try {
    return await renderer.render({ template: TEMPLATE, content })
  } catch (error) {
    if (error instanceof PdfQueueFullError) throw new AppError('service.unavailable')
    throw error
  }
}
