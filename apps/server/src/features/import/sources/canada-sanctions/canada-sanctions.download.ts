import { CANADA_SANCTIONS } from '../../../sanctions/list-sources.ts'
import { oneFile } from '../../download/one-file.ts'

/** As public programs that read it name it. */
export const canadaSanctionsDownload = oneFile(
  CANADA_SANCTIONS,
  'sema-lmes.xml',
  'https://www.international.gc.ca/world-monde/assets/office_docs/international_relations-relations_internationales/sanctions/sema-lmes.xml',
)
