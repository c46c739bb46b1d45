import { endpointUrl } from '@merleg/contract/endpoint-url'
import { printPortfolio } from '@merleg/contract/portfolio.contract'
import type { PrintDocument } from '@merleg/contract/report/print.contract'
import type { DbOrTx } from '@merleg/db/connect'
import { formatDate } from '@merleg/domain/format/date'
import { getTranslator } from '@merleg/i18n/translator'
import type { PortfolioAsked } from '../../portfolio/load-portfolio.ts'
import { renderPortfolioSections } from '../../portfolio/portfolio.print.ts'
import { getPortfolioPage, toAddress } from '../../portfolio/portfolio.views.ts'

/** The portfolio, set for printing. Throws as the portfolio does. */
export async function getPortfolioPrint(db: DbOrTx, asked: PortfolioAsked): Promise<PrintDocument> {
  const { locale, today, query } = asked
  const page = await getPortfolioPage(db, asked)
  const t = getTranslator(locale, 'portfolio/answers')
  const { importance, label } = query
  const filters = [
    ...(importance === undefined ? [] : [getTranslator(locale, 'watch-list/answers')(`importances.${importance}`)]),
    ...(label === undefined ? [] : [label]),
  ]
  return {
    title: getTranslator(locale, 'portfolio/words')('title'),
    companyName: filters.length === 0 ? t('all') : t('file.filter', { text: filters.join(', ') }),
    madeUp: page.meta.madeUp,
    asOf: t('file.state', { date: formatDate(locale, today) }),
    printedOn: today,
    notice: getTranslator(locale, 'report/print/answers')('notice'),
    facts: [],
    verdict: [],
    sections: renderPortfolioSections(page, locale),
    sources: [],
    available: [],
    downloadUrl: endpointUrl(printPortfolio, { query: toAddress(query) }),
  }
}
