import type { DbOrTx } from '@merleg/db/connect'
import type { Locale } from '@merleg/domain/locale'
import { findOwnerLaw } from '@merleg/domain/ownership/final-owners'
import { findWithoutOwners, type WithoutOwners } from '@merleg/domain/ownership/without-owners'
import { AppError } from '../../../app/app-error.ts'
import { readOwnerNetwork } from '../../connections/owner-network.ts'
import { listParties, type Party, type PartyDays } from '../../connections/parties.repository.ts'
import { listTies } from '../../connections/ties.repository.ts'
import { listTieSources } from '../../connections/tie-sources.repository.ts'
import { findProfile, type Profile } from '../../register/profiles.repository.ts'
import { findOwners } from './find-owners.ts'
import type { OwnerContext } from './render-owners.ts'

export type FinalOwnerQuery = PartyDays & { companyId: string; locale: Locale }

/** What is known of the owners of a company on a day. */
export type ReadOwners = {
  profile: Profile
  context: OwnerContext
  /** Who leads the company, where somebody may have to stand in for an owner. */
  managers: readonly Party[]
  /** Why the rule of shares does not hold; null where it does, or where an owner is told nevertheless. */
  without: WithoutOwners | null
}

/** Who leads a company; more than these are not told. */
const MOST_MANAGERS = 100

/** Reads who stands behind a company on a day. Throws `company.not-found`. */
export async function readOwners(db: DbOrTx, query: FinalOwnerQuery): Promise<ReadOwners> {
  const { companyId, locale, asOf } = query
  const [profile, owners] = await Promise.all([findProfile(db, companyId), readOwnerNetwork(db, query)])
  if (profile === null) throw new AppError('company.not-found')
  const sources = await listTieSources(db, owners.ties)
  const law = findOwnerLaw(asOf)
  const { found, together } = await findOwners(db, owners, companyId)
  const without = owners.ties.length === 0 ? findWithoutOwners(profile) : null
  const hasNoStandIn = found.standIn[law] === 'no' || (without !== null && without !== 'association')
  const managers = hasNoStandIn ? [] : await listManagers(db, query)
  const target = { id: companyId, name: profile.name }
  return { profile, managers, without, context: { locale, law, found, together, owners, sources, target } }
}

async function listManagers(db: DbOrTx, { companyId, asOf, today }: FinalOwnerQuery): Promise<Party[]> {
  const asked = { parties: [companyId], asOf, kinds: ['leader'], isOwnEntry: true, isOnlyValid: true } as const
  const { ties } = await listTies(db, { ...asked, limit: MOST_MANAGERS })
  const parties = await listParties(db, { ties, asOf, today })
  const keys = [...new Set(ties.map(({ partyKey }) => partyKey))]
  return keys.flatMap((key) => {
    const party = parties.get(key)
    return party?.kind === 'person' ? [party] : []
  })
}
