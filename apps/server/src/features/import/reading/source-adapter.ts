import type { FactSection } from '@merleg/domain/fact-sections'
import type { RejectedLine, SourceInfo, SourceRecord } from '@merleg/domain/observation'
import type { Designation } from '../../sanctions/designation.ts'
import type { EditionJudgement } from './edition-judgement.ts'

/** A file of an edition, by the name that its publisher gives it. */
export type EditionFile<Role extends string = string> = {
  /** What the adapter calls it. */
  role: Role
  /** The whole name, without `.zip` or `.gz`; day and part of it as patterns. */
  name: RegExp
  /** Such a name, for messages. */
  example: string
  /** The edition can be read without it; what is known of it is then neither confirmed nor ended. */
  isOptional?: true
  /** It comes in several parts. */
  isMany?: true
  /** Sections in which this file lists everything that is true: with it what it leaves out has ended, without it nothing has. */
  snapshotSections?: readonly FactSection[]
}

/** What is imported at once: the files of a folder, or one file of any name. */
export type Edition<Role extends string = string> = {
  /** The folder or file. */
  path: string
  /** Paths of the parts of a file in the order of their names; none where an optional one is missing. */
  filesOf(role: Role): readonly string[]
  /** The path of a required file that comes in one part. */
  fileOf(role: Role): string
  /** Where it is a part of one: who judges the files of which it has some lines. */
  judgement?: EditionJudgement
}

/**
 * Of whom a line is: a row by some of its cells, or an object of a list by its beginning; null where it does not tell.
 * `stamp`: the last column, where nothing of it is told and it changes with every edition; two rows that differ in it alone
 * say the same.
 */
export type CompanyKey =
  | {
      columns: readonly string[]
      delimiter: ',' | ';'
      find: (cells: readonly string[]) => string | null
      stamp?: string
    }
  | { findIn: (object: string) => string | null }

/**
 * A publisher's files as lines of companies: all that is said of one is in its own lines, and the same lines say the same
 * again; but for what passes with the days.
 */
export type ByCompany<Role extends string = string> = {
  /** Of each file; made anew for each reading, in which one file may tell what another refers to. In the order of reading. */
  openKeys: () => ReadonlyMap<Role, CompanyKey>
  /** The first day of an edition on which the line that told this may tell something else; null or absent: none. */
  findTurn?: (record: SourceRecord) => string | null
}

/** A register number, its letters and digits alone in small letters, and the country (ISO 3166) whose register it is of. */
export type RegisterKey = { countryCode: string; number: string }

/** Whom a source told of in a section, by names as another edition of it has them. */
export type ToldNames = { sourceId: string; section: FactSection; names: readonly string[] }

/** The companies of the register before the import. */
export type KnownCompanies = {
  /** Ids by country and number, joined by a blank; without those that no or several companies of the country have. */
  findByRegisterNumbers(keys: readonly RegisterKey[]): Promise<ReadonlyMap<string, string>>
  /** Those of the ids that are companies of the register. */
  listKnown(companyIds: readonly string[]): Promise<ReadonlySet<string>>
  /** By each of the names, as it was given, the companies that have it now or had it and of which the source told. */
  listToldByName(asked: ToldNames): Promise<ReadonlyMap<string, readonly string[]>>
}

/** How one publisher's data become observations; one folder per publisher in `sources/`. */
export type SourceAdapter<Role extends string = string> = {
  /** Where every line of its files is one company's: the next edition is then read for those whose lines differ. */
  byCompany?: ByCompany<Role>
  /** Its `sourceId` is the name of the source on the command line. */
  source: SourceInfo
  /** The day (YYYY-MM-DD) the data set speaks of, so that the same files always say the same; null: editions differ. */
  observedOn: string | null
  /** The day an edition speaks of, by what it says itself; null where it does not, and the user has to say it. */
  findObservedOn?(edition: Edition<Role>): Promise<string | null>
  /**
   * The day (YYYY-MM-DD) on which recorded days begin; null where the edition is whole. What recorded days leave out is told as
   * unchanged, so that they have to go on from the last day of which the source is known.
   */
  findRecordedFrom?(edition: Edition<Role>): Promise<string | null>
  /** The files of the folder that is imported; null: the source is a single file of any name. */
  files: readonly EditionFile<Role>[] | null
  /** Sections in which every edition lists everything that is true, so that what it leaves out has ended. */
  snapshotSections: readonly FactSection[]
  /** Sections in which a slot names one entry of the publisher for good: its end ends whatever was told of it before. */
  entrySections?: readonly FactSection[]
  /**
   * Reads an edition; throws `FileFault` or `SourceRefused` when it cannot be taken over at all. A source that tells of
   * companies by numbers that are not their ids finds them among the known ones.
   */
  read(edition: Edition<Role>, known: KnownCompanies): AsyncIterable<SourceRecord>
}

/** A sanctions list: no observations of companies, but entries that companies and people are compared with. */
export type ListAdapter = Pick<SourceAdapter, 'source' | 'observedOn' | 'findObservedOn'> & {
  files: null
  /** The list may also come as a folder of these files, in another form. */
  folderFiles?: readonly EditionFile[]
  /** Reads the file or folder; throws as `read` does. */
  readDesignations(edition: Edition): AsyncIterable<Designation | RejectedLine>
}
