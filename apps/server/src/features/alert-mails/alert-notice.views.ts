import { type getAlertNotice, NOTICE_CHANGES_MAX, NOTICE_COMPANIES_MAX } from '@merleg/contract/alert-mails.contract'
import type { EndpointAnswer } from '@merleg/contract/endpoint'
import type { DbOrTx } from '@merleg/db/connect'
import type { Claim } from '@merleg/domain/claims'
import type { Locale } from '@merleg/domain/locale'
import type { Owned } from '../../app/owned.ts'
import type { AlertNotice } from './alert-notices.repository.ts'
import { getNoticeContent } from './notice-content.views.ts'
import { renderNoticeTitle } from './notice-words.ts'

const LIMITS = { companies: NOTICE_COMPANIES_MAX, changes: NOTICE_CHANGES_MAX } as const

/** The page behind the links of a mail: what it told, also of companies that are watched no more. */
export async function getAlertNoticePage(
  db: DbOrTx,
  notice: Owned<AlertNotice>,
  reader: { locale: Locale; claims: readonly Claim[] },
): Promise<EndpointAnswer<typeof getAlertNotice>> {
  const { subscriberId, positions, createdAt } = notice
  const query = { ...reader, subscriberId, positions, limits: LIMITS, onlyWatched: false }
  const { companies, companyCount } = await getNoticeContent(db, query)
  return {
    title: renderNoticeTitle(notice, reader.locale),
    createdAt: createdAt.toISOString(),
    items: [...companies],
    companyCount,
  }
}
