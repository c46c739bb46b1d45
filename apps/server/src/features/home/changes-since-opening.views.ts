import type { EndpointAnswer } from '@merleg/contract/endpoint'
import { type ChangedCompany, type getChangesSinceOpening, LISTED_CHANGES } from '@merleg/contract/home.contract'
import { reportPage } from '@merleg/contract/pages'
import { findMissingClaim } from '@merleg/contract/report/report-sections'
import type { DbOrTx } from '@merleg/db/connect'
import { dayBefore, hungarianDayOf } from '@merleg/domain/calendar-days'
import type { Claim } from '@merleg/domain/claims'
import type { Locale } from '@merleg/domain/locale'
import { findLastTold } from '@merleg/domain/silence'
import { getTranslator } from '@merleg/i18n/translator'
import { describeMissingBehind } from '../monitoring/basis/missing-behind.views.ts'
import { findWanted } from '../monitoring/told-wishes.repository.ts'
import { listUnreadSources, type UnreadSource } from '../register/unread-lines.repository.ts'
import { listSources } from '../report/silence/list-sources.ts'
import { listSpeakingSourcesOfEach, type SpeakingSourceOf } from '../report/silence/speaking-sources.repository.ts'
import { describeUnreadOf } from '../report/silence/unread-lines.ts'
import type { OpenedReport } from '../search/search-history.repository.ts'
import {
  type FollowedRating,
  type HeardOfCompany,
  listFollowedRatings,
  listHeardChanges,
} from './heard-changes.repository.ts'
import { type CompanyNow, listCompaniesNow } from './opened-companies.repository.ts'
import { renderHeardChange } from './render-heard-change.ts'
import { renderOpenedCompany, renderRating } from './render-opened-company.ts'

export type ChangesSinceOpeningQuery = {
  subscriberId: string
  /** The reports opened last. */
  opened: readonly OpenedReport[]
  locale: Locale
  claims: readonly Claim[]
  /** YYYY-MM-DD */
  today: string
}
type Page = EndpointAnswer<typeof getChangesSinceOpening>

/** What was heard, as alerts tell it, and how ratings have changed, since the user looked; bad news first, then the newest. */
export async function getChangesSinceOpeningPage(db: DbOrTx, query: ChangesSinceOpeningQuery): Promise<Page> {
  const { subscriberId, opened, locale } = query
  const companyIds = opened.map(({ companyId }) => companyId)
  const [companies, heard, ratings, sources, unread, missing] = await Promise.all([
    listCompaniesNow(db, companyIds),
    listHeardChanges(db, { subscriberId, opened, limit: LISTED_CHANGES }),
    listFollowedRatings(db, opened),
    listSpeakingSourcesOfEach(db, companyIds),
    listUnreadSources(db, companyIds),
    findWanted(db, subscriberId).then((wanted) =>
      describeMissingBehind(db, { subscriberId, wanted, companyIds, locale, today: query.today }),
    ),
  ])
  const lastTold = new Map([...sources].map(([id, own]) => [id, findLastTold(own) ?? '']))
  const changed = opened.flatMap((report) => {
    const company = companies.get(report.companyId)
    if (company === undefined) return []
    const own = heard.get(company.companyId) ?? NOTHING_HEARD
    const rating = renderRatingChange(locale, company, ratings.get(company.companyId))
    if (own.count === 0 && rating === null) return []
    const line = renderOpenedCompany({ opened: report, company }, { ...query, lastTold })
    return [{ ...line, ...renderEvents(own, { report, company, query }), rating }]
  })
  return {
    companies: changed.toSorted(compareCompanies),
    lookedAt: companies.size,
    basis: [
      describeBasis(locale, { count: companies.size, sources, today: query.today }),
      describeUnreadOf(locale, listUnreadSince(opened, unread)),
      missing,
    ]
      .filter((sentence) => sentence !== null)
      .join(' '),
  }
}

/** Lines of before the opening are not asked of it; by the place in the feed, as what was heard. */
function listUnreadSince(
  opened: readonly OpenedReport[],
  unread: ReadonlyMap<string, readonly UnreadSource[]>,
): UnreadSource[] {
  return opened.flatMap(({ companyId, openedAt, seenPosition }) =>
    (unread.get(companyId) ?? []).filter(({ metAt, position }) =>
      seenPosition === null ? metAt > openedAt : (position ?? 0) > seenPosition,
    ),
  )
}

const NOTHING_HEARD: HeardOfCompany = { events: [], count: 0 }

function renderEvents(
  { events, count }: HeardOfCompany,
  { report, company, query }: { report: OpenedReport; company: CompanyNow; query: ChangesSinceOpeningQuery },
): Pick<ChangedCompany, 'changes' | 'changeCount' | 'allUrl'> {
  const { locale, claims } = query
  const canSeeEntries = findMissingClaim('changes', claims) === null
  // That page compares the ends of two days: with the end of the one before, nothing of the day itself is missing.
  const from = dayBefore(hungarianDayOf(report.openedAt))
  return {
    changes: events.map((event) => renderHeardChange(event, { locale, company, canSeeEntries })),
    changeCount: count,
    allUrl: canSeeEntries && count > 0 ? reportPage(company.companyId, 'changes', { view: 'knowledge', from }) : null,
  }
}

function renderRatingChange(
  locale: Locale,
  { kind }: CompanyNow,
  found: FollowedRating | undefined,
): ChangedCompany['rating'] {
  if (found === undefined) return null
  const { pointsBefore, pointsAfter, basisBefore, basisAfter, asOf, isByOtherModel } = found
  const before = renderRating(locale, { kind, points: pointsBefore, basis: basisBefore })
  const after = renderRating(locale, { kind, points: pointsAfter, basis: basisAfter })
  if (before.band === after.band) return null
  const isWorse = pointsBefore !== null && pointsAfter !== null && pointsAfter < pointsBefore
  return { before, after, asOf, isWorse, isByOtherModel }
}

const isBad = ({ changes, rating }: ChangedCompany): boolean =>
  changes[0]?.isNegative === true || rating?.isWorse === true

const newestOf = ({ changes, rating }: ChangedCompany): string =>
  [...changes.map(({ on }) => on), rating?.asOf ?? ''].toSorted().at(-1) ?? ''

function compareCompanies(a: ChangedCompany, b: ChangedCompany): number {
  const [dayA, dayB] = [newestOf(a), newestOf(b)]
  return Number(isBad(b)) - Number(isBad(a)) || (dayA === dayB ? 0 : dayA < dayB ? 1 : -1)
}

/** What was looked at, and what that leaves open: silence of these sources is no statement that nothing happened. */
function describeBasis(
  locale: Locale,
  {
    count,
    sources,
    today,
  }: { count: number; sources: ReadonlyMap<string, readonly SpeakingSourceOf[]>; today: string },
): string {
  const t = getTranslator(locale, 'home/answers')
  const newestLast = [...sources.values()].flat().toSorted((a, b) => (a.toldUntil < b.toldUntil ? -1 : 1))
  // Of a company that has left its register a source tells less.
  const bySource = new Map(newestLast.map((source) => [source.sourceId, source]))
  const told = [...bySource.values()].toSorted((a, b) => (a.toldUntil < b.toldUntil ? 1 : -1))
  if (told.length === 0) return t('basisUnknown', { count })
  return t('basis', { count, sources: listSources(locale, told, today) })
}
