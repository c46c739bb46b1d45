import type { Silence } from '@merleg/contract/fields'
import { reportPage } from '@merleg/contract/pages'
import type { InfoPage } from '@merleg/contract/report/info.contract'
import { doesAnswer } from '@merleg/contract/report/sanctions.contract'
import type { DbOrTx } from '@merleg/db/connect'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import { type CurrentList, listCurrentLists, versionOf } from '../../sanctions/designations.repository.ts'
import { assessLists } from '../../sanctions/list-doubts.views.ts'
import { listUnchecked } from '../../sanctions/parties.views.ts'
import type { TellingSource } from '../silence/silence.ts'
import type { InfoQuery } from './info-input.ts'
import { countMatches } from './info-screening.repository.ts'

/** What screening adds: the lists that answer for the company, and the matches that are open for the subscriber. */
export type InfoScreening = { lists: readonly TellingSource[]; openMatches: InfoPage['openMatches'] }

/** Of the positive information, and where there is a made-up list alone: what is not on it may well be on a real one. */
const NOTHING: InfoScreening = { lists: [], openMatches: null }

/**
 * The lists of authorities answer for a company once it was compared with them as it is known now, no match is open, which
 * may be about it, and none is by a number of its own. One of which the sanctions page doubts anything answers for nobody.
 */
export async function loadScreening(
  db: DbOrTx,
  { companyId, subscriberId, locale, today, type }: InfoQuery & { subscriberId: string },
): Promise<InfoScreening> {
  if (type === 'positive') return NOTHING
  const lists = await listCurrentLists(db)
  const version = versionOf(lists)
  const real = lists.filter(({ isMadeUp }) => !isMadeUp)
  if (version === null || real.length === 0) return NOTHING
  const { open, byOwnNumber } = await countMatches(db, { companyId, subscriberId })
  const openMatches = open === 0 ? null : describeOpen(locale, companyId, open)
  if (open > 0 || byOwnNumber > 0) return { lists: [], openMatches }
  const answering = (await assessLists(db, real, today)).filter(doesAnswer)
  // Dear, and of no use where no list answers.
  const isClear = answering.length > 0 && (await listUnchecked(db, [companyId], { version, day: today })).length === 0
  return { lists: isClear ? answering.map(toTelling) : [], openMatches }
}

function toTelling(list: CurrentList): TellingSource {
  return {
    ...list,
    isSanctionsList: true,
    covers: ['sanction'],
    toldFrom: list.listedDay,
    toldUntil: list.listedDay,
    isSpan: false,
    recordedAt: new Date(list.listedDay),
  }
}

function describeOpen(locale: Locale, companyId: string, count: number): NonNullable<InfoPage['openMatches']> {
  const text = getTranslator(locale, 'report/info/answers')('openMatches.text', { count })
  return { count, text, url: reportPage(companyId, 'sanctions') }
}

/** What silence means while matches are open: they are told first, in the title as well. */
export function withOpenMatches(silence: Silence, open: InfoPage['openMatches'], locale: Locale): Silence {
  if (open === null) return silence
  const { level, title, text } = silence
  return {
    level: level === 'none' ? 'partly' : level,
    title: getTranslator(locale, 'report/info/answers')('openMatches.title', { title, count: open.count }),
    text: `${open.text} ${text}`,
  }
}
