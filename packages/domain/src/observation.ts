import { FACT_SECTION_NAMES, type FactPayload, type FactSection } from './fact-sections.ts'

/**
 * One thing a source says of a company. Days are YYYY-MM-DD, the end is exclusive. An absent start means "true when
 * the source was read, since when is not known"; a given end also ends a running fact of the same content.
 */
export type FactObservation = {
  [Section in FactSection]: {
    type: 'fact'
    /** Line of the source, for reports and provenance. */
    line: number
    companyId: string
    section: Section
    slot: string
    payload: FactPayload<Section>
    partyId?: string | null
    validFrom?: string | null
    validTo?: string | null
    /** Address or number of the record at the publisher. */
    sourceRef?: string | null
  }
}[FactSection]

/** Line code → amount in the statement's unit. A line that was not filed is absent, never 0. */
export type StatementAmounts = Record<string, number>

/** Accounts of one business year as filed. */
export type StatementObservation = {
  type: 'statement'
  line: number
  companyId: string
  periodStart: string
  /** Last day of the business year, inclusive, as it stands on the statement. */
  periodEnd: string
  layout: string
  isConsolidated: boolean
  currency: string
  unit: 1 | 1000
  amounts: StatementAmounts
  previousAmounts: StatementAmounts
  amendedAmounts: StatementAmounts
  filedOn: string | null
  sourceRef?: string | null
}

/** A line that was not taken over, with the reason (a key of the import texts) and what was wrong. */
export type RejectedLine = {
  type: 'reject'
  line: number
  reason: string
  detail: string
  /** Of whom it was, where that is known: silence about what was rejected ends nothing. */
  companyId?: string
  /** What it told of; absent: it may have told anything of the company. */
  section?: SourceCoverage
  /** So badly damaged that nobody knows whose line it was: it could have been anybody's. */
  isOfAnybody?: true
}

export type SourceRecord = FactObservation | StatementObservation | RejectedLine

/** Where observations come from. */
export type SourceInfo = {
  sourceId: string
  publisher: string
  title: string
  licence: string
  url: string | null
  isMadeUp: boolean
  /**
   * Of what it tells everything that is true of the companies it speaks of: where such a source says nothing, there is
   * nothing, as of the day it was read. Absent: it covers nothing, as an extract or a list of some filings.
   */
  covers?: readonly SourceCoverage[]
  /**
   * Absent: it speaks of the companies alone that are in it. A list of debtors that is of all companies of the registers of
   * its country tells also of those whom it leaves out.
   */
  coversAll?: WholeCoverage
  /** First day of which it tells, YYYY-MM-DD. Absent: of no time before it was first read, as a list of one day. */
  toldFrom?: string
  /** The country whose register it tells of, ISO 3166; absent: of several, or of none. */
  countryCode?: string
  /** The language of what is taken over as it stands, ISO 639. */
  language?: string
  /** How often the publisher brings a new edition; absent: it is not told. */
  rhythm?: SourceRhythm
  /** What its reading was built from, where it was not files as they are published: the user is told. */
  readFrom?: 'sample' | 'description'
}

/** Of what a list tells everything of all companies of a register. */
type WholeCoverage = {
  sections: readonly SourceCoverage[]
  /** The sources by which a company is known to stand in that register. */
  registers: readonly string[]
}

/** From the most frequent on; irregular: nobody can say when the next edition comes. */
export const SOURCE_RHYTHMS = ['daily', 'weekly', 'monthly', 'quarterly', 'yearly', 'irregular'] as const
export type SourceRhythm = (typeof SOURCE_RHYTHMS)[number]

/** A section of the register, or the filing of accounts. */
export type SourceCoverage = FactSection | 'statement'
/** All of them. */
export const SOURCE_COVERAGES: readonly SourceCoverage[] = [...FACT_SECTION_NAMES, 'statement']
