import { type getAlertNotice, NOTICE_CHANGES_MAX, NOTICE_COMPANIES_MAX } from '@merleg/contract/alert-mails.contract'
import type { EndpointAnswer } from '@merleg/contract/endpoint'
import type { DbOrTx } from '@merleg/db/connect'
import { hungarianDayOf } from '@merleg/domain/calendar-days'
import type { Claim } from '@merleg/domain/claims'
import { formatDate } from '@merleg/domain/format/date'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import type { Owned } from '../../app/owned.ts'
import type { AlertNotice } from './alert-notices.repository.ts'
import { getNoticeContent } from './notice-content.views.ts'

const LIMITS = { companies: NOTICE_COMPANIES_MAX, changes: NOTICE_CHANGES_MAX } as const

/** The page behind the links of a mail: what it told, also of companies that are watched no more. */
export async function getAlertNoticePage(
  db: DbOrTx,
  notice: Owned<AlertNotice>,
  reader: { locale: Locale; claims: readonly Claim[] },
): Promise<EndpointAnswer<typeof getAlertNotice>> {
  const { subscriberId, positions, createdAt, withReport } = notice
  const query = { ...reader, subscriberId, positions, limits: LIMITS, onlyWatched: false }
  const { companies, companyCount } = await getNoticeContent(db, query)
  const t = getTranslator(reader.locale, 'alert-mails/answers')
  const date = formatDate(reader.locale, hungarianDayOf(createdAt))
  return {
    title: t(withReport ? 'reportTitle' : 'title', { date }),
    createdAt: createdAt.toISOString(),
    items: [...companies],
    companyCount,
  }
}
