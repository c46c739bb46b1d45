import type { DbOrTx } from '@merleg/db/connect'

type Measured = { companyIds: readonly string[]; place: { distanceKm(settlement: string | null): number | null } }

/** Kilometres from a place, by company; absent where the settlement has no position. */
export async function findDistances(db: DbOrTx, { companyIds, place }: Measured): Promise<Map<string, number>> {
  if (companyIds.length === 0) return new Map()
  const seats = await db
    .selectFrom('search_profiles')
    .select(['company_id as companyId', 'settlement'])
    .where('company_id', 'in', [...companyIds])
    .execute()
  return new Map(
    seats.flatMap(({ companyId, settlement }) => {
      const distance = place.distanceKm(settlement)
      return distance === null ? [] : [[companyId, distance] as const]
    }),
  )
}
