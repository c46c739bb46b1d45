import type { Silence } from '@merleg/contract/fields'
import { reportPage } from '@merleg/contract/pages'
import { listToldMatches, type MatchesLine, type ToldMatches } from '@merleg/contract/report/info.contract'
import { doesAnswer } from '@merleg/contract/report/sanctions-clearing'
import type { DbOrTx } from '@merleg/db/connect'
import type { Locale } from '@merleg/domain/locale'
import { translateSource } from '@merleg/domain/reference/source-names'
import { getTranslator } from '@merleg/i18n/translator'
import { type CurrentList, listCurrentLists, versionOf } from '../../sanctions/designations.repository.ts'
import { assessLists, listNotLoaded } from '../../sanctions/list-doubts.views.ts'
import { loadChecked } from '../../sanctions/parties.views.ts'
import type { ListLimits, TellingSource } from '../silence/silence.ts'
import type { InfoQuery } from './info-input.ts'
import { countMatches, type MatchCounts } from './info-screening.repository.ts'

/**
 * What screening adds: the lists that answer for the company, what of the others is not known, and the matches that the subscriber
 * has not dismissed.
 */
export type InfoScreening = { lists: readonly TellingSource[]; limits: ListLimits; told: ToldMatches }

/** Of the positive information, and where there is a made-up list alone: what is not on it may well be on a real one. */
const NO_MATCHES: ToldMatches = { confirmedMatches: null, openMatches: null }
const NOTHING: InfoScreening = { lists: [], limits: { isInDoubt: false, texts: [] }, told: NO_MATCHES }

/**
 * The lists of authorities answer for a company once it was compared with them as it is known now, no match is open or
 * confirmed, which may be or is about it, and none is by a number of its own. One of which the sanctions page doubts anything
 * answers for nobody, and is told beside those that do.
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
  const [counts, assessed] = await Promise.all([
    countMatches(db, { companyId, subscriberId }),
    assessLists(db, real, today),
  ])
  const [answering, doubted] = [assessed.filter(doesAnswer), assessed.filter((list) => !doesAnswer(list))]
  const limits = describeLimits(locale, { doubted, notLoaded: listNotLoaded(lists) })
  const told = describeMatches(locale, companyId, counts)
  if (listToldMatches(told).length > 0 || counts.byOwnNumber > 0) return { lists: [], limits, told }
  // Dear, and of no use where no list answers.
  const [check] = answering.length === 0 ? [] : await loadChecked(db, [companyId], { version, day: today })
  const isClear = answering.length > 0 && check?.isChecked !== false
  return { lists: isClear ? answering.map(toTelling) : [], limits, told }
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

type Limiting = Record<'doubted' | 'notLoaded', readonly Pick<CurrentList, 'title' | 'publisher'>[]>

/** A list in use that is in doubt leaves open what was asked of it; one that is not loaded was not asked, which is said alone. */
function describeLimits(locale: Locale, { doubted, notLoaded }: Limiting): ListLimits {
  const t = getTranslator(locale, 'report/info/answers')
  const nameLists = (lists: Limiting['doubted']) => lists.map((list) => translateSource(locale, list).title).join('; ')
  return {
    isInDoubt: doubted.length > 0,
    texts: [
      ...(doubted.length === 0 ? [] : [t('listLimits.doubted', { lists: nameLists(doubted) })]),
      ...(notLoaded.length === 0 ? [] : [t('listLimits.notLoaded', { lists: nameLists(notLoaded) })]),
    ],
  }
}

/** The words about matches, which page, print, verdict and comparison take from here. */
function describeMatches(locale: Locale, companyId: string, { open, confirmed, outdated }: MatchCounts): ToldMatches {
  const t = getTranslator(locale, 'report/info/answers')
  const url = reportPage(companyId, 'sanctions')
  const toLine = (count: number, texts: readonly string[]): MatchesLine | null =>
    count === 0 ? null : { count, text: texts.join(' '), url }
  return {
    confirmedMatches: toLine(confirmed, [
      t('confirmedMatches.text', { count: confirmed }),
      ...(outdated === 0 ? [] : [t('confirmedMatches.outdated', { count: outdated })]),
    ]),
    openMatches: toLine(open, [t('openMatches.text', { count: open })]),
  }
}

/**
 * What silence means while there are matches: they are told first, in the title as well. Where one is confirmed, nothing is said
 * in front of it that reassures.
 */
export function withMatches(silence: Silence, told: ToldMatches, locale: Locale): Silence {
  const lines = listToldMatches(told)
  if (lines.length === 0) return silence
  const { confirmedMatches: confirmed, openMatches: open } = told
  const t = getTranslator(locale, 'report/info/answers')
  const title = confirmed === null ? silence.title : t('confirmedMatches.title', { count: confirmed.count })
  return {
    level: silence.level === 'none' ? 'partly' : silence.level,
    title: open === null ? title : t('openMatches.title', { title, count: open.count }),
    text: [...lines.map(({ text }) => text), silence.text].join(' '),
  }
}
