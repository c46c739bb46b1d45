import { findLinkedFiles } from '../../download/page-links.ts'
import type { SourceDownload } from '../../download/source-download.ts'

const PAGE =
  'https://www.emta.ee/eraklient/amet-uudised-ja-kontakt/uudised-pressiinfo-statistika/statistika-ja-avaandmed'

/** Shared under an address that changes when it is shared anew: it is read off the page that links it. */
export const emtaDebtsEeDownload: SourceDownload = {
  sourceId: 'emta-debts-ee',
  licence: 'Open data of the Estonian Tax and Customs Board',
  licenceUrl: PAGE,
  list: async (http) => findLinkedFiles(await http.text(PAGE), PAGE, ['maksuvolglaste_nimekiri.csv']),
}
