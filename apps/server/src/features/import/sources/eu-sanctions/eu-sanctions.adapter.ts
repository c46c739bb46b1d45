import { EU_SANCTIONS } from '../../../sanctions/list-sources.ts'
import type { ListAdapter } from '../../reading/source-adapter.ts'
import { readDesignations } from './designations.ts'

/**
 * Everyone the Union restricts, one line per entry of an annex. An edition lists everything in force: what it leaves out
 * has been delisted. The day is the state the publisher gives with the file.
 */
export const euSanctions: ListAdapter = {
  source: EU_SANCTIONS,
  observedOn: '2026-08-22',
  files: null,
  readDesignations: ({ path }) => readDesignations(path),
}
