import { UK_SANCTIONS } from '../../../sanctions/list-sources.ts'
import { oneFile } from '../../download/one-file.ts'

/** As public programs that read it name it. */
export const ukSanctionsDownload = oneFile(
  UK_SANCTIONS,
  'UK-Sanctions-List.xml',
  'https://sanctionslist.fcdo.gov.uk/docs/UK-Sanctions-List.xml',
)
