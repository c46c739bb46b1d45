import { SOURCE_RHYTHMS } from '@merleg/domain/observation'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { IsoDate } from './fields.ts'

const Count = z.number().int()

/** A subject in the caller's language. */
const Subject = z.object({ key: z.string(), label: z.string() })

/** The newest edition that was taken over. Counts are null of what was read before they were kept. */
const SourceEdition = z.object({
  asOf: IsoDate,
  loadedAt: z.iso.datetime(),
  companies: Count.nullable(),
  facts: Count.nullable(),
  statements: Count.nullable(),
  /** Lines, or records of a line, that were read. */
  read: Count,
  rejected: Count,
  /** What was told otherwise by a newer edition and did not count. */
  outdated: Count,
  /** Rejected lines by their reason, the most frequent first; null of what was read before they were counted. */
  rejects: z.array(z.object({ reason: z.string(), text: z.string(), count: Count })).nullable(),
})

/** The newest edition of a sanctions list, which has entries and tells of no company, and how far it can be relied on. */
const ListEdition = z.object({
  entries: Count,
  /** Persons and organisations among them: ships and other things are compared with nobody. */
  compared: Count,
  /** Values that were left out of entries that were taken over; `rejected` does not count them. */
  valuesRejected: Count,
  /** For how many days nobody found it to be the newest, and whether that is too long for it to clear anybody. */
  ageDays: Count,
  isOld: z.boolean(),
  /** Since when newer editions could not be downloaded, or were refused. */
  failingSince: z.iso.datetime().nullable(),
})

const DataSource = z.object({
  sourceId: z.string(),
  publisher: z.string(),
  title: z.string(),
  licence: z.string(),
  url: z.string().nullable(),
  isMadeUp: z.boolean(),
  /** ISO 3166; null: of several countries, or of none. */
  countryCode: z.string().nullable(),
  /** Of what is taken over as it stands, ISO 639. */
  language: z.string().nullable(),
  rhythm: z.enum(SOURCE_RHYTHMS).nullable(),
  /** What its reading was built from, where that was no published file. */
  readFrom: z.enum(['sample', 'description']).nullable(),
  /** Of these subjects it tells everything of the companies it speaks of. */
  covers: z.array(Subject),
  /** Of these, everything of all companies of the register: whom it leaves out has none. */
  coversAll: z.array(Subject),
  /** Of these it tells something: its silence says nothing. */
  tellsPartly: z.array(Subject),
  toldFrom: IsoDate.nullable(),
  /** A made-up sanctions list that is no longer in use: one of an authority is in its place. */
  isReplaced: z.boolean(),
  /** Null: it can be loaded, and never was. */
  edition: SourceEdition.nullable(),
  /** Null of what is no sanctions list in use. */
  list: ListEdition.nullable(),
  /** Editions that were taken over, and how much of them was new or changed. */
  editions: Count,
  takenOver: Count,
  nextEdition: z.object({ on: IsoDate, isOverdue: z.boolean() }).nullable(),
  /** The last file that could not be taken over, where none was since. */
  refusal: z.object({ at: z.iso.datetime(), text: z.string(), line: Count.nullable() }).nullable(),
  /** The last download that was run by itself; what failed is told to the operator. */
  update: z
    .object({ startedAt: z.iso.datetime(), outcome: z.enum(['running', 'imported', 'unchanged', 'failed']) })
    .nullable(),
})
export type DataSource = z.infer<typeof DataSource>

export const listDataSources = defineEndpoint({
  method: 'GET',
  path: '/api/data-sources',
  access: 'user',
  kind: 'json',
  summary: 'Where the data come from: publishers, licences, what they cover, how fresh they are, and what was rejected',
  answer: z.object({ sources: z.array(DataSource) }),
  errors: [],
})
