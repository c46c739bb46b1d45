import { listLinks, selectNewest } from '../../download/page-links.ts'
import type { SourceDownload } from '../../download/source-download.ts'

const PAGE = 'https://download.companieshouse.gov.uk/en_pscdata.html'
const NAME = /^persons-with-significant-control-snapshot-(?<day>\d{4}-\d{2}-\d{2})\.zip$/

/** The one file of the newest day that the page links to; the parts beside it hold the same. */
export const companiesHousePscGbDownload: SourceDownload = {
  sourceId: 'companies-house-psc-gb',
  licence: 'Free for any use (Companies House); Crown copyright',
  licenceUrl: PAGE,
  list: async (http) => selectNewest(listLinks(await http.text(PAGE), PAGE), NAME),
}
