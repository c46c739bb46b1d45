import type { CompanyStatus } from '../../company-status.ts'
import type { PROCEDURE_KINDS } from '../../fact-sections.ts'
import type { FailureSection } from '../../group/failure.ts'
import type { EntityKind } from '../../report-id.ts'

/** What leaves a mark on a rating after it is over; all of them can also run. */
export const PAST_EVENTS = [
  'liquidation',
  'forced-deletion',
  'bankruptcy',
  'enforcement',
  'tax-enforcement',
  'tax-debt',
  'tax-number',
] as const
export type PastEvent = (typeof PAST_EVENTS)[number]

/**
 * What the register knows of a company on a day, as far as its rating goes. Null: nobody knows, because no source that
 * covers the subject has been read within `STILL_CURRENT_DAYS`; such a factor adds nothing.
 */
export type RegisterFacts = {
  readonly kind: EntityKind
  readonly countryCode: string
  readonly status: CompanyStatus
  /** YYYY-MM-DD. */
  readonly foundedOn: string | null
  /** Days after the deadline on which the newest accounts were published for the first time; 0 in time. */
  readonly filingDelayDays: number | null
  /** Business years whose accounts should be known and are not. */
  readonly missingAccounts: number | null
  readonly hasEnforcement: boolean | null
  readonly hasTaxEnforcement: boolean | null
  readonly hasTaxDebt: boolean | null
  /** Other companies that failed while a present officer or owner was in office, or within two years of it. */
  readonly officerFailures: number | null
  /** Changes within the last 24 months. */
  readonly auditorChanges: number | null
  readonly seatChanges: number | null
  readonly headcount: number | null
  /** What is over, each once with the last day on which it ended, YYYY-MM-DD; see the table of `score-caps`. */
  readonly pastEvents: readonly { readonly event: PastEvent; readonly endedOn: string }[]
  readonly hasLien: boolean | null
  /** Suspended or deleted by the tax authority. */
  readonly hasInvalidTaxNumber: boolean | null
  /** Named by a sanctions list beyond doubt. */
  readonly isSanctioned: boolean | null
  /**
   * Of the proceedings in which a company fails, those that no source has been telling all of; null for ratings stored
   * before this was kept.
   */
  readonly unreadProceedings: readonly FailureSection[] | null
  /** What procedures under way may be whose kind no source tells; empty where there are none, or nothing is told. */
  readonly untoldProcedures: readonly (typeof PROCEDURE_KINDS)[number][]
  /** The register that told of it lists it no longer, and nobody says why; false too in ratings stored before this was kept. */
  readonly hasLeftRegister: boolean
  /** By its main activity a bank, an insurer, an investment firm or a fund; false in ratings stored before this was kept. */
  readonly isFinancialFirm: boolean
}
