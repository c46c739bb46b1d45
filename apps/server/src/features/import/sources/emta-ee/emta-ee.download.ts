import { findLinkedFiles } from '../../download/page-links.ts'
import type { SourceDownload } from '../../download/source-download.ts'

const PAGE =
  'https://www.emta.ee/en/private-client/board-news-and-contacts/news-press-information-statistics/statistics-and-open-data'

/** Shared under an address that changes when it is shared anew: it is read off the page that links it. */
export const emtaEeDownload: SourceDownload = {
  sourceId: 'emta-ee',
  licence: 'Open data of the Estonian Tax and Customs Board',
  licenceUrl: PAGE,
  list: async (http) => findLinkedFiles(await http.text(PAGE), PAGE, ['tasutud_maksud_kaesolev_aasta_eng.csv']),
}
