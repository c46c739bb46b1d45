import type { Timeline, TimelineItem } from '@merleg/contract/report/timeline.contract'
import type { DbOrTx } from '@merleg/db/connect'
import { FACT_SECTION_NAMES } from '@merleg/domain/fact-sections'
import type { Locale } from '@merleg/domain/locale'
import { REGISTER_SUBJECTS } from '@merleg/domain/silence'
import { getTranslator } from '@merleg/i18n/translator'
import { AppError } from '../../../app/app-error.ts'
import { listFacts, type StoredFact } from '../../register/facts.repository.ts'
import { findStoredStart } from '../../register/life-facts.ts'
import { findProfile } from '../../register/profiles.repository.ts'
import { listStatements } from '../../register/statements.repository.ts'
import { listPartyUrls } from '../rows/party-urls.ts'
import { formatDate } from '@merleg/domain/format/date'
import { describeSilence } from '../silence/silence.ts'
import { listSpeakingSources } from '../silence/speaking-sources.repository.ts'
import { groupEvents } from './group-events.ts'
import { type ListedEvents, listEvents } from './list-events.ts'
import { renderItems } from './render-items.ts'
import { renderStatementItems } from './statement-items.ts'

export type TimelineQuery = { companyId: string; locale: Locale; today: string }

/** What happened to a company until a day, by year (spec part 1 §3 "Timeline"). Throws `company.not-found`. */
export async function getTimelinePage(db: DbOrTx, query: TimelineQuery): Promise<Timeline> {
  const { companyId, locale, today } = query
  const [profile, facts, statements, sources] = await Promise.all([
    findProfile(db, companyId),
    listFacts(db, { companyId, asOf: today, includeHistory: true }),
    listStatements(db, { companyId }),
    listSpeakingSources(db, companyId),
  ])
  if (profile === null) throw new AppError('company.not-found')
  const { events, ...undated } = listEvents(facts, today)
  const start = findStoredStart(facts, today)
  const partyUrls = await listPartyUrls(db, facts)
  const context = { companyId, locale, profile, partyUrls, validCounts: countValid(facts) }
  const items = [
    ...renderItems(groupEvents(events), context),
    ...renderStatementItems(statements, { companyId, locale, today }),
  ]
  return {
    years: groupByYear(items),
    company: { start: start && formatDate(locale, start.on), name: profile.name, address: profile.seat },
    undated: renderUndated(locale, undated),
    silence: describeSilence(
      locale,
      { topic: 'events', subjects: REGISTER_SUBJECTS, from: start?.on ?? '1900-01-01', to: today },
      sources,
    ),
  }
}

function renderUndated(
  locale: Locale,
  { undated: count, undatedNegative: negative }: Omit<ListedEvents, 'events'>,
): Timeline['undated'] {
  if (count === 0) return null
  const t = getTranslator(locale, 'report/timeline/answers')
  const text = [t('undated', { count }), negative > 0 && t('undatedNegative', { count: negative })]
  return { count, negative, text: text.filter(Boolean).join(' ') }
}

function countValid(facts: readonly StoredFact[]): Map<string, number> {
  const bySection = Map.groupBy(
    facts.filter(({ isValid }) => isValid),
    ({ section }) => section,
  )
  return new Map([...bySection].map(([section, own]) => [section, own.length]))
}

function groupByYear(items: readonly TimelineItem[]): Timeline['years'] {
  const byYear = Map.groupBy(items.toSorted(compareItems), ({ on }) => Number(on.slice(0, 4)))
  return [...byYear].map(([year, own]) => ({ year, items: own }))
}

const byNumber = new Intl.Collator('hu', { numeric: true })
// The founding is where it all begins: last where the newest comes first.
const ORDER: readonly string[] = [...FACT_SECTION_NAMES.filter((name) => name !== 'founding'), 'founding']

/** The newest first; of one day what is bad news first, then in the order of the company data page. */
function compareItems(a: TimelineItem, b: TimelineItem): number {
  if (a.on !== b.on) return a.on < b.on ? 1 : -1
  return rankOf(a) - rankOf(b) || byNumber.compare(a.id, b.id)
}

function rankOf({ id, tone }: TimelineItem): number {
  return tone === 'negative' ? -1 : ORDER.indexOf(id.slice(0, id.indexOf(':')))
}
