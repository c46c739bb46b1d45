import type { NoticeEvent, NoticeItem } from '@merleg/contract/alert-mails.contract'
import { reportPage } from '@merleg/contract/pages'
import { findMissingClaim } from '@merleg/contract/report/report-sections'
import type { DbOrTx } from '@merleg/db/connect'
import type { Claim } from '@merleg/domain/claims'
import type { Locale } from '@merleg/domain/locale'
import { chooseTold, type MonitoringWish } from '@merleg/domain/monitoring-events'
import { showTaxNumber } from '@merleg/domain/tax-number'
import { getTranslator } from '@merleg/i18n/translator'
import { listChangesAt, type StoredChange } from '../monitoring/monitoring-changes.repository.ts'
import { renderChange } from '../monitoring/render-change.ts'
import { findMonitoringWish } from './alert-notices.repository.ts'
import { findEventPage, type TellingSection } from './event-page.ts'
import {
  countWatched,
  listNoticeCompanies,
  type NoticeCompaniesQuery,
  type NoticeCompanyRow,
} from './notice-companies.repository.ts'

/** What a notice tells, in the reader's words. */
export type NoticeContent = {
  companies: readonly NoticeItem[]
  /** With those that are not listed. */
  companyCount: number
  negativeCount: number
  /** Watched companies of which there is nothing to tell. */
  unchangedCount: number
}

type Reader = { locale: Locale; claims: readonly Claim[] }

/** The companies of a notice with what changed of them, the most important first; addresses without the host. */
export async function getNoticeContent(db: DbOrTx, query: NoticeCompaniesQuery & Reader): Promise<NoticeContent> {
  const { subscriberId, locale, claims } = query
  const rows = query.positions.length === 0 ? [] : await listNoticeCompanies(db, query)
  const [changes, wish, watchedCount] = await Promise.all([
    listChangesAt(
      db,
      rows.flatMap(({ positions }) => positions),
    ),
    findMonitoringWish(db, subscriberId),
    countWatched(db, subscriberId),
  ])
  const companies = rows.flatMap((row) => renderCompany(row, { locale, claims, changes, wish }) ?? [])
  const companyCount = rows[0]?.companyCount ?? 0
  return {
    companies,
    companyCount,
    negativeCount: rows[0]?.negativeCount ?? 0,
    unchangedCount: Math.max(0, watchedCount - companyCount),
  }
}

type Context = Reader & { changes: ReadonlyMap<number, StoredChange>; wish: MonitoringWish | null }

function renderCompany(row: NoticeCompanyRow, context: Context): NoticeItem | null {
  const { companyId } = row
  const told = row.positions.flatMap((position) => renderEvents(row, position, context))
  if (told.length === 0) return null
  const t = getTranslator(context.locale, 'alert-mails/answers')
  const sections = new Map<TellingSection, string>()
  for (const { section, event } of told)
    if (section !== null && !sections.has(section)) sections.set(section, event.url)
  return {
    companyNumber: row.registerNumber ?? '',
    name: row.name ?? companyId,
    address: row.address ?? '',
    taxnumber: row.taxNumber === null ? '' : showTaxNumber(row.taxNumber),
    url: reportPage(companyId),
    isMadeUp: row.isMadeUp ?? false,
    sections: [...sections].map(([section, url]) => ({ name: t(`sections.${section}`), url })),
    events: told.map(({ event }) => event),
    otherChanges: row.changeCount - row.positions.length,
  }
}

type ToldEvent = { section: TellingSection | null; event: NoticeEvent }

function renderEvents(row: NoticeCompanyRow, position: number, context: Context): ToldEvent[] {
  const { locale, claims, changes, wish } = context
  const stored = changes.get(position)
  if (stored === undefined) return []
  // A rule of one's own may tell of what the level does not.
  const events = wish === null || row.byRule.includes(position) ? stored.events : chooseTold(stored.events, wish)
  const canSeeEntries = findMissingClaim('changes', claims) === null
  const change = renderChange({ ...stored, events }, { locale, company: row, canSeeEntries })
  return change.lines.flatMap((line, place) => {
    const event = events[place]
    if (event === undefined) return []
    const { section, url } = findEventPage(row.companyId, event, claims)
    const { title, before, after, importance, toldAs, occurredOn } = line
    return { section, event: { title, before, after, importance, toldAs, occurredOn, source: change.source, url } }
  })
}
