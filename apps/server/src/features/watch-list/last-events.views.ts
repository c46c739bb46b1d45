import { LAST_EVENTS } from '@merleg/contract/watch-list.contract'
import type { LastEvent, WatchedRow } from '@merleg/contract/watched-rows'
import { findMissingClaim } from '@merleg/contract/report/report-sections'
import type { DbOrTx } from '@merleg/db/connect'
import { hungarianDayOf } from '@merleg/domain/calendar-days'
import type { Claim } from '@merleg/domain/claims'
import { formatDate } from '@merleg/domain/format/date'
import type { Locale } from '@merleg/domain/locale'
import { chooseTold, type MonitoringWish } from '@merleg/domain/monitoring-events'
import { getTranslator } from '@merleg/i18n/translator'
import { listChangesAt, type StoredChange } from '../monitoring/monitoring-changes.repository.ts'
import { type ChangeContext, renderChange, type RenderedChange } from '../monitoring/render-change.ts'
import { nameSources } from '../report/silence/silence.ts'
import { listLastPositions, type WatchedCompany } from './watched-page.repository.ts'

/** What was heard of a company, or since when nothing was. */
export type ToldOfCompany = Pick<WatchedRow, 'lastEvents' | 'silence'>

type Reader = { locale: Locale; told: MonitoringWish; claims: readonly Claim[] }

/** A source, or a sanctions list, as the sentence about silence names it. */
export type SilentSource = Parameters<typeof nameSources>[1][number]

type Asked = Reader & { subscriberId: string; sources: ReadonlyMap<string, readonly SilentSource[]> }

/** The last events of some companies, by the level and by rules; where none was heard, of which of their sources that is said and since when. */
export async function listLastEvents(
  db: DbOrTx,
  companies: readonly WatchedCompany[],
  { sources, subscriberId, ...reader }: Asked,
): Promise<ReadonlyMap<string, ToldOfCompany>> {
  const companyIds = companies.map(({ companyId }) => companyId)
  const last = await listLastPositions(db, { subscriberId, companyIds, told: reader.told, limit: LAST_EVENTS })
  const byRule = new Set(last.flatMap(({ position, isByRule }) => (isByRule ? [position] : [])))
  const stored = await listChangesAt(
    db,
    last.map(({ position }) => position),
  )
  // What a rule has told is told whole, as its alert is.
  const heard = [...stored.values()].map((change) =>
    byRule.has(change.position) ? change : { ...change, events: chooseTold(change.events, reader.told) },
  )
  const changes = Map.groupBy(heard, ({ companyId }) => companyId)
  return new Map(
    companies.map((company) => {
      const own = changes.get(company.companyId)
      const told = own === undefined ? tellSilence(company, sources.get(company.companyId) ?? [], reader) : null
      return [company.companyId, told ?? { lastEvents: renderEvents(own ?? [], company, reader), silence: null }]
    }),
  )
}

function tellSilence({ addedAt }: WatchedCompany, sources: readonly SilentSource[], { locale }: Reader): ToldOfCompany {
  const t = getTranslator(locale, 'watch-list/answers')
  const since = formatDate(locale, hungarianDayOf(addedAt))
  const silence =
    sources.length === 0 ? t('silenceUnknown') : t('silence', { since, sources: nameSources(locale, sources) })
  return { lastEvents: [], silence }
}

function renderEvents(changes: readonly StoredChange[], company: WatchedCompany, reader: Reader): LastEvent[] {
  const t = getTranslator(reader.locale, 'watch-list/answers')
  const context = toContext(company, reader)
  return changes.toSorted((a, b) => b.position - a.position).map((change) => toEvent(renderChange(change, context), t))
}

function toContext({ legalForm, legalFormCode }: WatchedCompany, { locale, claims }: Reader): ChangeContext {
  const canSeeEntries = findMissingClaim('changes', claims) === null
  return { locale, company: { legalForm, legalFormCode }, canSeeEntries }
}

type Translate = ReturnType<typeof getTranslator<'watch-list/answers'>>

function toEvent({ position, title, source, heardAt, lines: [first] }: RenderedChange, t: Translate): LastEvent {
  const { detail, importance, toldAs, occurredOn } = first
  return {
    id: String(position),
    title,
    detail,
    importance,
    toldAs,
    on: occurredOn,
    source: source ?? t('derived'),
    heardAt,
  }
}
