import type { ReportHeader } from '@merleg/contract/report/header.contract'
import type { DbOrTx } from '@merleg/db/connect'
import { hasClaim } from '@merleg/domain/claims'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import type { SessionUser } from '../../app/session.ts'
import { listWatchedOf } from './watched-companies.repository.ts'

/** The toggle of a company in the frame of its report; null without the right to it. */
export async function getWatchToggle(
  db: DbOrTx,
  { subscriberId, claims }: Pick<SessionUser, 'subscriberId' | 'claims'>,
  { companyId, locale }: { companyId: string; locale: Locale },
): Promise<ReportHeader['monitoring']> {
  if (!hasClaim(claims, 'Monitoring')) return null
  const state = (await listWatchedOf(db, { subscriberId, companyIds: [companyId] })).length > 0
  const label = getTranslator(locale, 'watch-list/words')(state ? 'watched' : 'notWatched')
  return { icon: state ? 'watched' : 'not-watched', label, state }
}
