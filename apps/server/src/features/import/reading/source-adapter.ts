import type { FactSection } from '@merleg/domain/fact-sections'
import type { RejectedLine, SourceInfo, SourceRecord } from '@merleg/domain/observation'
import type { Designation } from '../../sanctions/designation.ts'

/** How one publisher's data become observations; one folder per publisher in `sources/`. */
export type SourceAdapter = {
  /** Its `sourceId` is the name of the source on the command line. */
  source: SourceInfo
  /** The day (YYYY-MM-DD) the data set speaks of, so that the same files always say the same. */
  observedOn: string
  /** Names of the files in the folder that is imported; null: the source is a single file of any name. */
  files: readonly string[] | null
  /** Sections in which a release lists everything that is true, so that what it leaves out has ended. */
  snapshotSections: readonly FactSection[]
  /** Reads the folder or file; throws `CsvFault` or `SourceRefused` when it cannot be taken over at all. */
  read(path: string): AsyncIterable<SourceRecord>
}

/** A sanctions list: no observations of companies, but entries that companies and people are compared with. */
export type ListAdapter = Pick<SourceAdapter, 'source' | 'observedOn'> & {
  files: null
  /** Reads the file; throws as `read` does. */
  readDesignations(path: string): AsyncIterable<Designation | RejectedLine>
}
