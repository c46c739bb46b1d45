import { listLinks } from '../../download/page-links.ts'
import type { SourceDownload } from '../../download/source-download.ts'

const PAGE = 'https://download.companieshouse.gov.uk/en_accountsdata.html'
const NAME = /^Accounts_Bulk_Data-(?<day>\d{4}-\d{2}-\d{2})\.zip$/

/** The daily archives of the last two months that the page links to, each with what was processed on its day. */
export const companiesHouseAccountsGbDownload: SourceDownload = {
  sourceId: 'companies-house-accounts-gb',
  licence: 'Free for any use (Companies House); Crown copyright',
  licenceUrl: PAGE,
  keepsFormer: true,
  list: async (http, { after }) =>
    listLinks(await http.text(PAGE), PAGE).flatMap((file) => {
      const day = NAME.exec(file.name)?.groups?.['day']
      return day === undefined || (after !== null && day <= after) ? [] : [{ ...file, day }]
    }),
}
