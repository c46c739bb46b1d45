import { EU_FSF } from '../../../sanctions/list-sources.ts'
import { DownloadFault } from '../../download/download-fault.ts'
import type { SourceDownload } from '../../download/source-download.ts'

export const EU_FSF_ORIGIN = 'https://webgate.ec.europa.eu'
const FILE = `${EU_FSF_ORIGIN}/fsd/fsf/public/files/xmlFullSanctionsList_1_1/content`

/**
 * The address is the same for all, but gives nothing without the token that the Commission shows whoever registers there. It
 * stands in the settings and is put in when the file is asked for, so that neither messages nor the manifest tell it.
 */
export const euFsfDownload: SourceDownload = {
  sourceId: EU_FSF.sourceId,
  licence: EU_FSF.licence,
  licenceUrl: 'https://commission.europa.eu/legal-notice_en',
  list: (http) => {
    if (!http.hasToken(FILE))
      return Promise.reject(
        new DownloadFault(
          `${EU_FSF.sourceId}: the Commission gives the file for a token, and MERLEG_EU_FSF_TOKEN is not set. You get one by registering at ${EU_FSF.url}.`,
        ),
      )
    return Promise.resolve([{ name: 'xmlFullSanctionsList_1_1.xml', url: FILE }])
  },
}
