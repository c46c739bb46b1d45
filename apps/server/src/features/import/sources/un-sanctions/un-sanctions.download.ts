import { UN_SANCTIONS } from '../../../sanctions/list-sources.ts'
import { oneFile } from '../../download/one-file.ts'

/** As public programs that read it name it. */
export const unSanctionsDownload = oneFile(
  UN_SANCTIONS,
  'consolidated.xml',
  'https://scsanctions.un.org/resources/xml/en/consolidated.xml',
)
