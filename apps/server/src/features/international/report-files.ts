import { createHash } from 'node:crypto'
import { formatDate } from '@merleg/domain/format/date'
import type { ReportVariant } from '@merleg/domain/international/report-variants'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import { AppError } from '../../app/app-error.ts'
import type { FileAnswer } from '../../app/endpoint-stream.ts'
import { today, type Clock } from '../../shared/clock.ts'
import type { PdfRenderer } from '../../shared/pdf.ts'
import { toFileName } from '../report/words/file-name.ts'
import type { ForeignOrder } from './foreign-orders.repository.ts'
import type { InternationalDeps } from './international-deps.ts'
import { renderReportDocument } from './provider/report-document.pdf.ts'
import { findMadeUpCompany } from './sandbox/made-up-company.ts'
import { describeMadeUpCompany } from './sandbox/sandbox-report.ts'

/** A report as it was delivered. Throws `foreign-report.failed` and `foreign-report.pending` where it was not. */
export async function openReport(
  { files, logger }: Pick<InternationalDeps, 'files' | 'logger'>,
  order: ForeignOrder,
): Promise<FileAnswer> {
  const { state, documentKey, documentSha256, orderId, companyName, variant, asOf, language } = order
  if (state === 'failed')
    throw new AppError(order.cause === 'price-changed' ? 'foreign-report.terms-changed' : 'foreign-report.failed')
  if (documentKey === null || documentSha256 === null) throw new AppError('foreign-report.pending')
  const stored = await files.open(documentKey)
  if (stored === null) throw new Error(`the document of the order ${orderId} is not in the store`)
  const body = Buffer.concat(await stored.toArray())
  // What was bought is what is answered, or nothing.
  if (!createHash('sha256').update(body).digest().equals(documentSha256)) {
    logger.error({ orderId }, 'a document is not what was delivered')
    throw new Error(`the document of the order ${orderId} was changed in the store`)
  }
  const title = getTranslator(language, 'international/words')(`variants.${variant}`)
  const fileName = toFileName([companyName, title, asOf ?? ''], 'pdf')
  return { fileName, contentType: 'application/pdf', body }
}

const SAMPLE_REF = 'at-25'

type Sampling = { renderer: PdfRenderer; clock: Clock }

/** Reports about a made-up company, typeset once in a year and language: who opens them takes no turn of what is bought. */
export function createSamples({ renderer, clock }: Sampling) {
  const kept = new Map<string, Promise<Buffer>>()
  return {
    /** Throws what typesetting throws. */
    open: async (variant: ReportVariant, locale: Locale): Promise<FileAnswer> => {
      const asOf = `${today(clock).slice(0, 4)}-01-01`
      const key = `${variant} ${locale} ${asOf}`
      const sample = kept.get(key) ?? renderSample(renderer, { variant, locale, asOf })
      kept.set(key, sample)
      const body = await sample.catch((error: unknown) => {
        kept.delete(key)
        throw error
      })
      const t = getTranslator(locale, 'international/answers')
      const w = getTranslator(locale, 'international/words')
      const fileName = toFileName([t('report.sample'), w(`variants.${variant}`), formatDate(locale, asOf)], 'pdf')
      return { fileName, contentType: 'application/pdf', body }
    },
  }
}

type Sample = { variant: ReportVariant; locale: Locale; asOf: string }

async function renderSample(renderer: PdfRenderer, { variant, locale, asOf }: Sample): Promise<Buffer> {
  const company = findMadeUpCompany(SAMPLE_REF)
  if (company === null) throw new Error('the company of the samples is not there')
  const t = getTranslator(locale, 'international/answers')
  const described = describeMadeUpCompany(company, { variant, locale, asOf, orderNo: t('report.sample') })
  return renderReportDocument(renderer, { ...described, title: t('report.sampleTitle', { title: described.title }) })
}
