import { CANADA_SANCTIONS } from '../../../sanctions/list-sources.ts'
import type { ListAdapter } from '../../reading/source-adapter.ts'
import { readDesignations } from './designations.ts'

/**
 * The consolidated list of Canada's autonomous sanctions (`sema-lmes.xml`), read from the published file of June 2025. It
 * does not tell its day: the user has to.
 */
export const canadaSanctions: ListAdapter = {
  source: CANADA_SANCTIONS,
  observedOn: null,
  files: null,
  readDesignations: ({ path }) => readDesignations(path),
}
