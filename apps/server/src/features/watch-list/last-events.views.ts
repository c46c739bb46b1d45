import type { WatchedRow } from '@merleg/contract/watch-list.contract'
import type { DbOrTx } from '@merleg/db/connect'
import type { Claim } from '@merleg/domain/claims'
import { hungarianDayOf } from '@merleg/domain/calendar-days'
import { formatDate } from '@merleg/domain/format/date'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import { nameSources } from '../report/silence/silence.ts'
import { listSpeakingSourcesOfEach } from '../report/silence/speaking-sources.repository.ts'
import type { ToldEvents } from './watched-page.repository.ts'

/** What was heard of a company, or since when nothing was. */
export type ToldOfCompany = Pick<WatchedRow, 'lastEvents' | 'silence'>
type Watched = { companyId: string; addedAt: Date }

/** The last events of some companies; where none was heard, of which sources that is said and since when. */
export async function listLastEvents(
  db: DbOrTx,
  companies: readonly Watched[],
  { locale }: { locale: Locale; told: ToldEvents; claims: readonly Claim[] },
): Promise<ReadonlyMap<string, ToldOfCompany>> {
  const silent = companies
  const sources = await listSpeakingSourcesOfEach(
    db,
    silent.map(({ companyId }) => companyId),
  )
  const t = getTranslator(locale, 'watch-list/answers')
  return new Map(
    companies.map(({ companyId, addedAt }) => {
      const since = formatDate(locale, hungarianDayOf(addedAt))
      const own = sources.get(companyId) ?? []
      const silence =
        own.length === 0 ? t('silenceUnknown') : t('silence', { since, sources: nameSources(locale, own) })
      return [companyId, { lastEvents: [], silence }]
    }),
  )
}
