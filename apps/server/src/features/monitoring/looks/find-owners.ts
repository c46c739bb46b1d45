import type { DbOrTx } from '@merleg/db/connect'
import type { OwnersFound } from '@merleg/domain/monitoring-looks'
import { findFinalOwners, findOwnerLaw } from '@merleg/domain/ownership/final-owners'
import { readOwnerNetwork } from '../../connections/owner-network.ts'

/** Stakes that are visited for one company: a look is one of thousands, the page may take longer. */
const MOST_VISITS = 200_000

/** Who certainly stands behind companies; one after the other. */
export async function findOwners(
  db: DbOrTx,
  { companyIds, today }: { companyIds: readonly string[]; today: string },
): Promise<Map<string, OwnersFound>> {
  const law = findOwnerLaw(today)
  const found = new Map<string, OwnersFound>()
  for (const companyId of companyIds) {
    const { network, notRead } = await readOwnerNetwork(db, { companyId, asOf: today, today })
    const { owners, areBoundsWide } = findFinalOwners(network, companyId, { mostVisits: MOST_VISITS })
    const certain = owners.filter(({ laws }) => laws[law].verdict === 'certain').map(({ partyId }) => partyId)
    found.set(companyId, { law, owners: certain.toSorted(), isWhole: notRead === 0 && !areBoundsWide })
  }
  return found
}
