import { type CHANGE_KINDS, CHANGE_VIEWS } from '../address-words.ts'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { IsoDate, Provenance, ReportIdParams, Silence } from '../fields.ts'
import { DataRow } from './company-data.contract.ts'
import { REPORT_SECTIONS } from './report-sections.ts'

export type ChangeView = (typeof CHANGE_VIEWS)[number]

export type ChangeKind = (typeof CHANGE_KINDS)[number]

/** One state of an entry; `days` are its days of validity in words. */
const Version = z.object({ days: z.string().nullable(), provenance: Provenance })

/** A row of company data beside what it was; a side that does not have it is null. */
const ChangedField = z.object({ before: DataRow.nullable(), after: DataRow.nullable(), isChanged: z.boolean() })
export type ChangedField = z.infer<typeof ChangedField>

export const FactChange = z.object({
  /** `section:slot`, as on the company data page. */
  id: z.string(),
  kind: z.enum(['added', 'changed', 'ended', 'passing', 'withdrawn']),
  /** The day in the world from which it is so; null where the register does not say it. */
  day: IsoDate.nullable(),
  /** When we learnt of it. */
  knownSince: z.iso.datetime(),
  before: Version.nullable(),
  after: Version.nullable(),
  fields: z.array(ChangedField),
  /** What held between the two days and on neither of them, the oldest first. */
  between: z.array(Version.extend({ rows: z.array(DataRow) })),
})
export type FactChange = z.infer<typeof FactChange>

/** A line of accounts that says something else; amounts in whole units of the currency, headcounts in persons. */
const RestatedLine = z.object({
  code: z.string(),
  label: z.string(),
  part: z.string(),
  /** The column of the filing: current year, previous year, amendments. */
  column: z.string(),
  before: z.number().nullable(),
  after: z.number().nullable(),
})

const FiledVersion = z.object({
  layout: z.string(),
  currency: z.string(),
  filedOn: IsoDate.nullable(),
  provenance: Provenance,
})

export const StatementChange = z.object({
  id: z.string(),
  kind: z.enum(['filed', 'restated']),
  year: z.number().int(),
  periodStart: IsoDate,
  periodEnd: IsoDate,
  isConsolidated: z.boolean(),
  before: FiledVersion.nullable(),
  after: FiledVersion,
  lines: z.array(RestatedLine),
})
export type StatementChange = z.infer<typeof StatementChange>

export const ChangeGroup = z.object({
  /** Key of the section. */
  id: z.string(),
  title: z.string(),
  changes: z.array(FactChange),
})
export type ChangeGroup = z.infer<typeof ChangeGroup>

/** Without days: the year until today. */
const ChangesQuery = z.strictObject({
  from: IsoDate.optional(),
  to: IsoDate.optional(),
  view: z.enum(CHANGE_VIEWS).optional(),
  /** As known at the end of this day; now when left out. Only with `view=world`. */
  knownAt: IsoDate.optional(),
})

export const getReportChanges = defineEndpoint({
  method: 'GET',
  path: '/api/report/:id/changes',
  access: REPORT_SECTIONS.changes.access,
  kind: 'json',
  summary: 'What changed between two days: register data by section with before and after, and accounts',
  params: ReportIdParams,
  query: ChangesQuery,
  answer: z.object({
    view: z.enum(CHANGE_VIEWS),
    from: IsoDate,
    to: IsoDate,
    knownAt: IsoDate.nullable(),
    /** The Hungarian day on which we first learnt of the company. */
    firstKnownOn: IsoDate.nullable(),
    /** The end of the newest business year whose accounts are known. */
    lastStatementDay: IsoDate.nullable(),
    downloadUrl: z.string(),
    groups: z.array(ChangeGroup),
    statements: z.array(StatementChange),
    /** What it means that a change is not listed; null where a day is compared with itself. */
    silence: Silence.nullable(),
  }),
  errors: ['company.not-found', 'days.reversed', 'days.in-future'],
})

export const downloadReportChanges = defineEndpoint({
  method: 'GET',
  path: '/api/report/:id/changes-download',
  access: 'Cegriport',
  kind: 'file',
  summary: 'The same comparison as a workbook, a line for every field that differs',
  params: ReportIdParams,
  query: ChangesQuery,
  errors: ['company.not-found', 'days.reversed', 'days.in-future'],
})
