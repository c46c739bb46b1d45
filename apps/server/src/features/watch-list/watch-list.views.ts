import { WATCH_ORDERS } from '@merleg/contract/address-words'
import type { EndpointAnswer, EndpointInput } from '@merleg/contract/endpoint'
import { endpointUrl } from '@merleg/contract/endpoint-url'
import { reportPage } from '@merleg/contract/pages'
import {
  CHANGED_AT_ONCE,
  deleteWatched,
  type listWatched,
  type listWatchedIds,
  OFFERED_LABELS,
} from '@merleg/contract/watch-list.contract'
import { downloadImportExample } from '@merleg/contract/watch-list/watch-files.contract'
import { type WatchedRow, type WatchList } from '@merleg/contract/watched-rows'
import type { DbOrTx } from '@merleg/db/connect'
import type { Locale } from '@merleg/domain/locale'
import type { MonitoringEventKind } from '@merleg/domain/monitoring-events'
import { isKindTold } from '@merleg/domain/monitoring-rules/told-kinds'
import { lastKnownDeadline } from '@merleg/domain/filing-deadline'
import { formatDate } from '@merleg/domain/format/date'
import { findLastTold } from '@merleg/domain/silence'
import { showTaxNumber } from '@merleg/domain/tax-number'
import { WATCH_IMPORTANCES } from '@merleg/domain/watch-list/watch-importance'
import { getTranslator } from '@merleg/i18n/translator'
import type { Deps } from '../../app/deps.ts'
import type { SessionUser } from '../../app/session.ts'
import { today } from '../../shared/clock.ts'
import { renderRisk } from '../../shared/shown-risk.ts'
import { renderStatusOn } from '../../shared/status-badge.ts'
import { type LookedLast, listMissingBehind } from '../monitoring/looks/missing-looks.repository.ts'
import { listUntold } from '../monitoring/looks/due-looks.repository.ts'
import { findWanted, type Wanted } from '../monitoring/told-wishes.repository.ts'
import { listUnreadSources } from '../register/unread-lines.repository.ts'
import { renderLimit } from '../report/rating/shown-limit.ts'
import { listSpeakingSourcesOfEach, type SpeakingSourceOf } from '../report/silence/speaking-sources.repository.ts'
import { describeUnread } from '../report/silence/unread-lines.ts'
import { type FollowedLists, listFollowedLists } from './followed-lists.views.ts'
import { listLastEvents, type SilentSource, type ToldOfCompany } from './last-events.views.ts'
import { findDownloadUrl, findLastImport, findShownExport } from './watch-exports.views.ts'
import { countWatched } from './watched-companies.repository.ts'
import {
  countImportances,
  listLabels,
  listMeantIds,
  listWatchedPage,
  type WatchedCompany,
  type WatchFilter,
} from './watched-page.repository.ts'

type Watcher = Pick<SessionUser, 'userId' | 'subscriberId' | 'claims' | 'key'>
type Query = EndpointInput<typeof listWatched>['query']
type Filters = EndpointInput<typeof listWatchedIds>['query']

/** Which of the subscriber's companies are meant. */
export function toFilter({ subscriberId }: Pick<Watcher, 'subscriberId'>, { search, importance, label }: Filters) {
  return {
    subscriberId,
    search: search ?? null,
    importance: importance ?? null,
    label: label ?? null,
  } satisfies WatchFilter
}

/** A page of the watch list with everything that stands around it. */
export async function getWatchListPage(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  watcher: Watcher,
  { query, locale }: { query: Query; locale: Locale },
): Promise<WatchList> {
  const { orderBy, order, currentPage, perPage } = query
  const filter = toFilter(watcher, query)
  const { subscriberId } = watcher
  const wanted = await findWanted(db, subscriberId)
  const told = wanted.wish
  const [rows, importances, labels, total, downloadUrl, shownExport, lastImport] = await Promise.all([
    listWatchedPage(db, {
      filter,
      told,
      orderBy,
      isDescending: order === 'desc',
      limit: perPage,
      offset: (currentPage - 1) * perPage,
    }),
    countImportances(db, filter),
    listLabels(db, { subscriberId, limit: OFFERED_LABELS }),
    countWatched(db, subscriberId),
    findDownloadUrl(db, { userId: watcher.userId, keyId: watcher.key?.keyId ?? null }),
    findShownExport(db, watcher, locale),
    findLastImport(db, watcher.userId),
  ])
  const t = getTranslator(locale, 'watch-list/answers')
  const countOf = (importance: string): number => importances.find((one) => one.importance === importance)?.count ?? 0
  const meant = WATCH_IMPORTANCES.filter((importance) => [null, importance].includes(filter.importance))
  return {
    results: await renderWatched(db, rows, {
      subscriberId,
      locale,
      wanted,
      claims: watcher.claims,
      today: today(clock),
    }),
    meta: {
      count: meant.reduce((sum, importance) => sum + countOf(importance), 0),
      currentPage,
      perPage,
      orderBy,
      order,
      orderOptions: WATCH_ORDERS.map((id) => ({ id, label: t(`orders.${id}`) })),
      total,
    },
    monitoringLevel: told.level,
    importanceCounts: WATCH_IMPORTANCES.map((importance) => ({ importance, count: countOf(importance) })),
    labels,
    downloadUrl,
    importExampleUrl: endpointUrl(downloadImportExample, {}),
    isExporting: shownExport?.state === 'waiting' || shownExport?.state === 'running',
    export: shownExport,
    lastImport,
  }
}

type Rendering = { subscriberId: string; locale: Locale; wanted: Wanted; claims: Watcher['claims']; today: string }

/** Watched companies with what was heard of them. */
export async function renderWatched(
  db: DbOrTx,
  rows: readonly WatchedCompany[],
  rendering: Rendering,
): Promise<WatchedRow[]> {
  const companyIds = rows.map(({ companyId }) => companyId)
  const t = getTranslator(rendering.locale, 'watch-list/answers')
  const [sources, lists] = await Promise.all([
    listSpeakingSourcesOfEach(db, companyIds),
    listFollowedLists(db, rows, rendering.wanted),
  ])
  const { wish, rules } = rendering.wanted
  const isTold = (kind: MonitoringEventKind) => isKindTold(kind, wish, rules)
  const [told, unreadSources, ownersUntold, missingBehind] = await Promise.all([
    listLastEvents(db, rows, { ...rendering, told: wish, sources: nameSilent(sources, lists) }),
    listUnreadSources(db, companyIds),
    isTold('final-owner') ? listUntold(db, { origin: 'final-owner', companyIds }) : new Set<string>(),
    isTold('missing-statement') ? listMissingBehind(db, { companyIds, today: rendering.today }) : null,
  ])
  const notFollowed = ({ companyId, addedAt }: WatchedCompany): (string | null)[] => {
    // What came before the company was watched is not asked of the watch.
    const unread = (unreadSources.get(companyId) ?? []).filter(({ metAt }) => metAt >= addedAt)
    return [
      describeUnread(rendering.locale, unread),
      ownersUntold.has(companyId) ? t('ownersNotFollowed') : null,
      describeMissing(rendering.locale, missingBehind?.get(companyId)),
    ]
  }
  return rows.map((row) => ({
    ...renderRow(row, rendering.locale, told.get(row.companyId)),
    ...renderCreditability(row, rendering.locale),
    status: renderStatus(row, findLastTold(sources.get(row.companyId) ?? []), rendering),
    notFollowed:
      notFollowed(row)
        .filter((text) => text !== null)
        .join(' ') || null,
  }))
}

/** Those that speak of a company, and the lists that are followed for it: where nobody speaks of it, its events are not known. */
function nameSilent(
  sources: ReadonlyMap<string, readonly SpeakingSourceOf[]>,
  lists: FollowedLists,
): ReadonlyMap<string, readonly SilentSource[]> {
  return new Map(
    [...sources].map(([companyId, speaking]) => {
      const named = new Set(speaking.map(({ sourceId }) => sourceId))
      const others = (lists.get(companyId) ?? []).filter(({ sourceId }) => !named.has(sourceId))
      return [companyId, [...speaking, ...others]]
    }),
  )
}

/** Up to which deadline missing accounts are known, where they are still to be looked for. */
function describeMissing(locale: Locale, last: LookedLast | undefined): string | null {
  if (last === undefined) return null
  const t = getTranslator(locale, 'watch-list/answers')
  if (!last.isFound) return t('missingNever')
  const { lookedOn } = last
  if (lookedOn === null) return t('missingUndated')
  return t('missingBehind', {
    looked: formatDate(locale, lookedOn),
    date: formatDate(locale, lastKnownDeadline(lookedOn)),
  })
}

function renderStatus(
  { status }: WatchedCompany,
  lastTold: string | null,
  { locale, today: day }: Rendering,
): WatchedRow['status'] {
  if (status === null) return null
  return renderStatusOn(locale, status, { lastTold, today: day })
}

function renderCreditability(
  { creditLimit, limitCurrency: currency, noLimitReason, unratedReason, limitFacts, ratedSince }: WatchedCompany,
  locale: Locale,
): Pick<WatchedRow, 'creditability' | 'noLimit'> {
  const { value, reason } = renderLimit(locale, {
    value: creditLimit === null ? null : Number(creditLimit),
    reason: noLimitReason,
    unratedReason,
    facts: limitFacts,
    asOf: ratedSince,
  })
  return { creditability: value === null || currency === null ? null : { value, currency }, noLimit: reason }
}

const NOT_TOLD: ToldOfCompany = { lastEvents: [], silence: null }

function renderRow(
  row: WatchedCompany,
  locale: Locale,
  told: ToldOfCompany = NOT_TOLD,
): Omit<WatchedRow, 'status' | 'notFollowed' | 'creditability' | 'noLimit'> {
  const { companyId, taxNumber } = row
  const risk = renderRisk(locale, { ...row, kind: row.kind ?? 'company' })
  return {
    companyId,
    // One that the register has dropped keeps its id for a name.
    name: { value: row.name ?? companyId, url: reportPage(companyId, 'summary') },
    address: row.address,
    registrationNumber: row.registerNumber,
    taxNumber: taxNumber === null ? null : showTaxNumber(taxNumber),
    cor: { value: risk.value, color: risk.backgroundColor, band: risk.band, label: risk.label },
    ratedSince: row.ratedSince,
    ...told,
    delete: endpointUrl(deleteWatched, { params: { tax8: companyId } }),
    importance: row.importance,
    note: row.note,
    labels: row.labels,
    addedAt: row.addedAt.toISOString(),
    isMadeUp: row.isMadeUp ?? false,
    countryCode: row.countryCode ?? 'HU',
  }
}

/** Ids of all that are meant, as far as one call can change them. */
export async function getWatchedIds(
  db: Deps['db'],
  watcher: Watcher,
  query: Filters,
): Promise<EndpointAnswer<typeof listWatchedIds>> {
  const companyIds = await listMeantIds(db, { filter: toFilter(watcher, query), limit: CHANGED_AT_ONCE + 1 })
  return { companyIds: companyIds.slice(0, CHANGED_AT_ONCE), isAll: companyIds.length <= CHANGED_AT_ONCE }
}
