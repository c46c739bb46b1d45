import { EU_FSF } from '../../../sanctions/list-sources.ts'
import type { ListAdapter } from '../../reading/source-adapter.ts'
import { findListDay, readDesignations } from './designations.ts'

/**
 * The Financial Sanctions Files of the Commission, `xmlFullSanctionsList_1_1`: whose funds the Union freezes. Read from
 * entries of the published files of 2018 to 2026 that others had kept and from programs that read them, never from a whole
 * one: an element that is not known is refused. It tells its day itself; what an edition leaves out has been delisted.
 */
export const euFsf: ListAdapter = {
  source: EU_FSF,
  observedOn: null,
  findObservedOn: async ({ path }) => findListDay(path),
  files: null,
  readDesignations: ({ path }) => readDesignations(path),
}
