import { unpackedName } from '../../../../shared/packed-file.ts'
import { UK_SANCTIONS } from '../../../sanctions/list-sources.ts'
import type { ListAdapter } from '../../reading/source-adapter.ts'
import { findCsvDay, readCsvEntries } from './uk-rows.ts'
import { findXmlDay, readXmlEntries } from './uk-xml.ts'

const isXml = (path: string): boolean => /\.xml$/i.test(unpackedName(path))

/**
 * The UK Sanctions List (`UK-Sanctions-List.xml` or `.csv`), and the Consolidated List of the Treasury (`ConList.csv`) that
 * it took the place of. Read from headers and entries of the published files of 2022 to 2026 that others had kept, never
 * from a whole one: an element or column that is not known is refused. All three tell their day.
 */
export const ukSanctions: ListAdapter = {
  source: UK_SANCTIONS,
  observedOn: null,
  findObservedOn: async ({ path }) => (isXml(path) ? findXmlDay(path) : findCsvDay(path)),
  files: null,
  readDesignations: ({ path }) => (isXml(path) ? readXmlEntries(path) : readCsvEntries(path)),
}
