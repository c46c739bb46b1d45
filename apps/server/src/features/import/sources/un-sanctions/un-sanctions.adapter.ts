import { UN_SANCTIONS } from '../../../sanctions/list-sources.ts'
import type { ListAdapter } from '../../reading/source-adapter.ts'
import { findListDay, readDesignations } from './designations.ts'

/**
 * The consolidated list of the Security Council (`consolidated.xml`), read from the published files of August 2025 and
 * February 2026. It tells its day itself; what an edition leaves out has been delisted.
 */
export const unSanctions: ListAdapter = {
  source: UN_SANCTIONS,
  observedOn: null,
  findObservedOn: async ({ path }) => findListDay(path),
  files: null,
  readDesignations: ({ path }) => readDesignations(path),
}
