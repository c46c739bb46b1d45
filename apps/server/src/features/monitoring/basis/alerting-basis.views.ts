import type { DbOrTx } from '@merleg/db/connect'
import { hungarianDayOf } from '@merleg/domain/calendar-days'
import type { Locale } from '@merleg/domain/locale'
import { listToldSections } from '@merleg/domain/monitoring-rules/told-sections'
import { getTranslator } from '@merleg/i18n/translator'
import { listSources } from '../../report/silence/list-sources.ts'
import { describeUnreadOf } from '../../report/silence/unread-lines.ts'
import { listAlertingSources, listUnreadOfWatched } from '../followed-sources.repository.ts'
import { describeMissingBehind } from './missing-behind.views.ts'
import { findWanted } from '../told-wishes.repository.ts'

type Asked = {
  subscriberId: string
  locale: Locale
  now: Date
  /** Of lines that could not be read, those met since then are told. */
  since: Date
}

/**
 * What the alerts of a subscriber rest on, wherever he is told of none: the sources that may tell of his companies what he wants
 * to hear or his rules wait for, the days of which they told, what could not be read, and up to when missing accounts were
 * looked for.
 */
export async function describeAlertingBasis(db: DbOrTx, { subscriberId, locale, now, since }: Asked): Promise<string> {
  const today = hungarianDayOf(now)
  const wanted = await findWanted(db, subscriberId)
  const sections = listToldSections(wanted.wish, wanted.rules)
  const [sources, unread, missing] = await Promise.all([
    listAlertingSources(db, { subscriberId, sections }),
    listUnreadOfWatched(db, { subscriberId, since }),
    describeMissingBehind(db, { subscriberId, wanted, companyIds: null, locale, today }),
  ])
  const t = getTranslator(locale, 'monitoring/answers')
  return [
    sources.length === 0 ? t('basisUnknown') : t('basis', { sources: listSources(locale, sources, today) }),
    describeUnreadOf(locale, unread),
    missing,
  ]
    .filter((sentence) => sentence !== null)
    .join(' ')
}
