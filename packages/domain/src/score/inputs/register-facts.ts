import type { CompanyStatus } from '../../company-status.ts'
import type { EntityKind } from '../../report-id.ts'

/**
 * What the register knows of a company on a day, as far as its rating goes. Null: nobody knows, because no source that
 * covers the subject has been read; such a factor adds nothing.
 */
export type RegisterFacts = {
  readonly kind: EntityKind
  readonly countryCode: string
  readonly status: CompanyStatus
  /** YYYY-MM-DD. */
  readonly foundedOn: string | null
  /** Days after the deadline on which the newest accounts were published; 0 in time. */
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
}
