import type { DbOrTx } from '@merleg/db/connect'
import { findVatNumber, type FoundVatNumber } from '@merleg/domain/vat-checks/eu-vat-number'
import type { Config } from '../../app/config.ts'
import { listFacts } from '../register/facts.repository.ts'
import { findProfile } from '../register/profiles.repository.ts'

/** A company with the number that VIES can be asked about. */
export type CheckedCompany = { isMadeUp: boolean; found: FoundVatNumber }

/** By what the register says on the day; null where there is no such company. */
export async function readCheckedCompany(
  db: DbOrTx,
  { companyId, day }: { companyId: string; day: string },
): Promise<CheckedCompany | null> {
  const profile = await findProfile(db, companyId)
  if (profile === null) return null
  const sections = ['eu-tax-number', 'tax-number'] as const
  const facts = await listFacts(db, { companyId, asOf: day, includeHistory: false, sections })
  const [euTaxNumber = null] = facts.flatMap((fact) => (fact.section === 'eu-tax-number' ? [fact.payload.value] : []))
  const [taxNumber = null] = facts.flatMap((fact) => (fact.section === 'tax-number' ? [fact.payload.value] : []))
  return { isMadeUp: profile.isMadeUp, found: findVatNumber({ companyId, euTaxNumber, taxNumber }) }
}

export type Obstacle = 'off' | 'made-up' | 'unknown' | 'format' | 'not-eu' | 'check-digit'

/**
 * Why VIES cannot be asked; null where it can. Of a made-up company never: its number may be that of somebody, whose answer
 * would be taken for one about the made-up one.
 */
export function findObstacle(
  { isMadeUp, found }: CheckedCompany,
  { MERLEG_VIES: isOn }: Pick<Config, 'MERLEG_VIES'>,
): Obstacle | null {
  if (!isOn) return 'off'
  if (!found.ok) return found.reason
  return isMadeUp ? 'made-up' : null
}
