import { endpointUrl } from '@merleg/contract/endpoint-url'
import { toBooleanText } from '@merleg/contract/fields'
import { type PrintDocument, printPaths } from '@merleg/contract/report/print.contract'
import type { DbOrTx } from '@merleg/db/connect'
import { formatDate } from '@merleg/domain/format/date'
import { getTranslator } from '@merleg/i18n/translator'
import { renderPathsSections } from '../connection-paths/connection-paths.print.ts'
import { type ConnectionPathsQuery, getConnectionPaths } from '../connection-paths/connection-paths.views.ts'
import { createPrintContext } from '../print-blocks/context.ts'

/** The paths between parties, set for printing. Throws `party.not-found`. */
export async function getPathsPage(db: DbOrTx, query: ConnectionPathsQuery): Promise<PrintDocument> {
  const { ids, locale, today, kinds, asOf, isEver, maxTies } = query
  const found = await getConnectionPaths(db, query)
  const { context, sources } = createPrintContext({ locale, onlyValid: !isEver })
  const sections = renderPathsSections(found, context)
  const t = getTranslator(locale, 'report/connection-paths/answers')
  const words = getTranslator(locale, 'report/connection-paths/words')
  const through = [...kinds.map((kind) => words(`kinds.${kind}`)), ...(isEver ? [words('ever')] : [])]
  const names = found.parties.map(({ name }) => name).join(' – ')
  return {
    title: words('title'),
    companyName: names,
    madeUp: found.madeUp,
    asOf: t('print.asOf', { date: formatDate(locale, asOf) }),
    printedOn: today,
    notice: getTranslator(locale, 'report/print/answers')('notice'),
    facts: [{ key: t('print.kinds'), value: through.join('; ') }],
    verdict: [],
    sections,
    sources: [...sources],
    available: [],
    downloadUrl: endpointUrl(printPaths, {
      query: {
        parties: ids.join(','),
        kinds: kinds.join(','),
        asOf,
        ever: toBooleanText(isEver),
        hubTies: String(maxTies),
      },
    }),
  }
}
