import { AppError } from '../../app/app-error.ts'
import type { SessionUser } from '../../app/session.ts'

/** Whoever has the restriction has no foreign reports, whatever else he has (spec part 1 §6). @throws AppError `claim.missing` */
export function refuseWhereRestricted({ claims }: Pick<SessionUser, 'claims'>): void {
  if (claims.includes('NemzetkoziTiltas')) throw new AppError('claim.missing', { name: 'Nemzetkozi' })
}
