import { OFAC_CONSOLIDATED, OFAC_SDN } from '../../../sanctions/list-sources.ts'
import { oneFile } from '../../download/one-file.ts'

const EXPORTS = 'https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports'

/** As public programs that read them name them: the address leads on to where the file is. */
export const ofacSdnDownload = oneFile(OFAC_SDN, 'SDN.XML', `${EXPORTS}/SDN.XML`)
export const ofacConsolidatedDownload = oneFile(OFAC_CONSOLIDATED, 'CONSOLIDATED.XML', `${EXPORTS}/CONSOLIDATED.XML`)
