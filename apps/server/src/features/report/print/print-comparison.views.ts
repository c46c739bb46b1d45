import { printComparison } from '@merleg/contract/comparison.contract'
import { endpointUrl } from '@merleg/contract/endpoint-url'
import type { PrintDocument } from '@merleg/contract/report/print.contract'
import type { DbOrTx } from '@merleg/db/connect'
import { formatDate } from '@merleg/domain/format/date'
import { getTranslator } from '@merleg/i18n/translator'
import type { ComparisonQuery } from '../../comparison/compared-company.views.ts'
import { renderComparisonSections } from '../../comparison/comparison.print.ts'
import { getComparisonPage } from '../../comparison/comparison.views.ts'
import { createPrintContext } from '../print-blocks/context.ts'

/** Companies side by side, set for printing. Throws as the comparison does. */
export async function getComparisonPrint(db: DbOrTx, query: ComparisonQuery): Promise<PrintDocument> {
  const { companyIds, locale, today } = query
  const page = await getComparisonPage(db, query)
  const { context, sources } = createPrintContext({ locale, onlyValid: false })
  const sections = renderComparisonSections(page, context)
  const t = getTranslator(locale, 'comparison/answers')
  const { companies, madeUp } = page.table.meta
  return {
    title: getTranslator(locale, 'comparison/words')('title'),
    companyName: companies.map(({ name }) => name).join(' – '),
    madeUp,
    asOf: t('file.asOf', { date: formatDate(locale, today) }),
    printedOn: today,
    notice: getTranslator(locale, 'report/print/answers')('notice'),
    facts: [],
    verdict: [],
    sections,
    sources: [...sources],
    available: [],
    downloadUrl: endpointUrl(printComparison, { params: { ids: companyIds.join(',') } }),
  }
}
