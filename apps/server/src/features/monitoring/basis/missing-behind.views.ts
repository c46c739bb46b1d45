import type { DbOrTx } from '@merleg/db/connect'
import { lastKnownDeadline } from '@merleg/domain/filing-deadline'
import { formatDate } from '@merleg/domain/format/date'
import type { Locale } from '@merleg/domain/locale'
import { isKindTold } from '@merleg/domain/monitoring-rules/told-kinds'
import { getTranslator } from '@merleg/i18n/translator'
import { countMissingBehind } from '../looks/missing-looks.repository.ts'
import type { Wanted } from '../told-wishes.repository.ts'

type Asked = {
  subscriberId: string
  wanted: Wanted
  /** The companies of a page, of which those that he watches are meant; null: all that he watches. */
  companyIds: readonly string[] | null
  locale: Locale
  /** YYYY-MM-DD */
  today: string
}

/**
 * Up to which deadline missing accounts are known of watched companies at which they are still to be looked for: looks wait for the
 * company search, however far all sources were read. Null where there is none, or where the subscriber is told of none.
 */
export async function describeMissingBehind(db: DbOrTx, { locale, wanted, ...asked }: Asked): Promise<string | null> {
  if (!isKindTold('missing-statement', wanted.wish, wanted.rules)) return null
  const { behind, lookedOn, undated, never } = await countMissingBehind(db, asked)
  const t = getTranslator(locale, 'monitoring/answers')
  const at = asked.companyIds === null ? 'missingAtWatched' : 'missingAtShown'
  const where = (count: number) => t(at, { count })
  const sentences = [
    lookedOn === null
      ? null
      : t('missingBehind', {
          where: where(behind),
          looked: formatDate(locale, lookedOn),
          date: formatDate(locale, lastKnownDeadline(lookedOn)),
        }),
    undated === 0 ? null : t('missingUndated', { where: where(undated) }),
    never === 0 ? null : t('missingNever', { where: where(never) }),
  ].filter((sentence) => sentence !== null)
  return sentences.length === 0 ? null : sentences.join(' ')
}
