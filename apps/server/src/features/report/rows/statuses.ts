import type { StatusBadge } from '@merleg/contract/fields'
import type { DbOrTx } from '@merleg/db/connect'
import type { CompanyStatus } from '@merleg/domain/company-status'
import type { Locale } from '@merleg/domain/locale'
import { renderStatusOn, renderStatusThen } from '../../../shared/status-badge.ts'
import type { Party } from '../../connections/parties.repository.ts'
import { listLastTold } from '../../register/last-told.repository.ts'

type Day = {
  locale: Locale
  /** YYYY-MM-DD */
  today: string
}

/**
 * The status of a company, with its day where nobody has told it for long; `day`: as it was on that earlier one
 * (YYYY-MM-DD).
 */
export type CompanyStatuses = (companyId: string, status: CompanyStatus, day?: string | null) => StatusBadge

/** Reads of which day the statuses of the companies are known that are shown: of the others it need not be. */
export async function readStatuses(
  db: DbOrTx,
  { locale, today, companyIds }: Day & { companyIds: Iterable<string> },
): Promise<CompanyStatuses> {
  const days = await listLastTold(db, [...new Set(companyIds)].toSorted())
  return (companyId, status, day = null) => {
    const lastTold = days.get(companyId) ?? null
    return day === null
      ? renderStatusOn(locale, status, { lastTold, today })
      : renderStatusThen(locale, status, { lastTold, day })
  }
}

/** The status of an end of a tie; null of whom the register does not have, and of a company that was not there yet. */
export type PartyStatuses = (party: Party) => StatusBadge | null

/** The same of ends of ties. */
export async function readPartyStatuses(
  db: DbOrTx,
  { parties, notThere = [], ...day }: Day & { parties: Iterable<Party>; notThere?: readonly string[] },
): Promise<PartyStatuses> {
  const companyIds = [...parties].flatMap((party) => (party.isInRegister ? [party.id] : []))
  const statuses = await readStatuses(db, { ...day, companyIds })
  return (party) =>
    party.isInRegister && !notThere.includes(party.id) ? statuses(party.id, party.status, party.day) : null
}
