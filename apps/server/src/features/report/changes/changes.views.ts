import { endpointUrl } from '@merleg/contract/endpoint-url'
import type { EndpointAnswer } from '@merleg/contract/endpoint'
import { type ChangeView, downloadReportChanges, type getReportChanges } from '@merleg/contract/report/changes.contract'
import type { DbOrTx } from '@merleg/db/connect'
import { formatDate } from '@merleg/domain/format/date'
import type { Locale } from '@merleg/domain/locale'
import { REGISTER_SUBJECTS } from '@merleg/domain/silence'
import { getTranslator } from '@merleg/i18n/translator'
import { endOfHungarianDay } from '@merleg/domain/calendar-days'
import { AppError } from '../../../app/app-error.ts'
import { findProfile, type Profile } from '../../register/profiles.repository.ts'
import { listPartyUrls } from '../rows/party-urls.ts'
import { findNotYet, type NotYet, readNotYet, tellNotYet } from '../silence/not-yet.ts'
import { describeSilence, nameSources } from '../silence/silence.ts'
import { listSpeakingSources, type SpeakingSource } from '../silence/speaking-sources.repository.ts'
import { findLandmarkDays } from '../landmark-days.repository.ts'
import { type Knowledge, type KnownFact, listKnownFacts, listStatementVersions } from './changes.repository.ts'
import { compareDays, compareKnowledge, type Difference } from './compare-facts.ts'
import { compareFilings, compareKnownFilings } from './compare-statements.ts'
import { renderChangeGroups } from './render-fact-changes.ts'
import { renderStatementChange } from './render-statement-changes.ts'

export type ChangesQuery = {
  companyId: string
  locale: Locale
  view: ChangeView
  from: string
  to: string
  /** The day at whose end it was known; null: now. */
  knownAt: string | null
}
/** Up to today, unless a reader asks for other days. */
export const COMPARED_MONTHS = 12
/** By which a beginning is known, whatever days are compared. */
const LAST_DAY = '9999-12-31'

export type ChangesPage = EndpointAnswer<typeof getReportChanges>

/** What changed between two days. Throws `company.not-found`. */
export async function getChangesPage(
  db: DbOrTx,
  query: ChangesQuery,
): Promise<{ profile: Profile; page: ChangesPage }> {
  const { companyId, locale, view, from, to, knownAt } = query
  const knowledge = knowledgeOf(query)
  const asked = { companyId, knowledge }
  const [profile, landmarks, facts, statements, sources] = await Promise.all([
    findProfile(db, companyId),
    findLandmarkDays(db, companyId),
    listKnownFacts(db, asked),
    listStatementVersions(db, asked),
    listSpeakingSources(db, companyId, knowledge.later),
  ])
  if (profile === null) throw new AppError('company.not-found')
  const partyUrls = await listPartyUrls(db, facts)
  // Who had read nothing by then knows the beginning all the same by what was read since.
  const beginning =
    view === 'knowledge' && sources.length === 0
      ? await findNotYet(db, { companyId, asOf: to, today: LAST_DAY })
      : readNotYet(
          facts.filter(({ isKnownNow }) => isKnownNow),
          { asOf: to, today: LAST_DAY },
        )
  const filings = view === 'world' ? compareFilings(statements, { from, to }) : compareKnownFilings(statements)
  const page: ChangesPage = {
    view,
    from,
    to,
    knownAt,
    ...landmarks,
    downloadUrl: downloadUrl(query),
    groups: renderChangeGroups(compareFacts(facts, query), { companyId, locale, partyUrls }),
    statements: filings.map((difference) => renderStatementChange(locale, difference)),
    silence: describeSilenceOf(query, { sources, notYet: beginning, firstKnownOn: landmarks.firstKnownOn }),
  }
  return { profile, page }
}

type Silent = Pick<ChangesPage, 'firstKnownOn'> & { sources: readonly SpeakingSource[]; notYet: NotYet | null }

/**
 * What it means that a change is not listed, by the sources as they had been read then. What the register has learnt it knows
 * itself, where it had read anything; of the world it knows what its sources tell, and where it ends before the company was
 * there, that is said.
 */
function describeSilenceOf(
  { locale, view, from, to }: ChangesQuery,
  { sources, notYet, firstKnownOn }: Silent,
): ChangesPage['silence'] {
  if (from === to) return null
  if (view === 'world')
    return describeSilence(locale, { topic: 'changes', subjects: REGISTER_SUBJECTS, from, to, notYet }, sources)
  const t = getTranslator(locale, 'report/changes/answers')
  const withBeginning = (text: string) => [...tellNotYet({ locale, asOf: to }, notYet), text].join(' ')
  if (sources.length > 0) {
    const text = t('nothingLearnt.text', { sources: nameSources(locale, sources) })
    return { level: 'partly', title: t('nothingLearnt.title'), text: withBeginning(text) }
  }
  // It may have been known by name alone, as a party of another company.
  const text =
    firstKnownOn !== null && firstKnownOn > to
      ? t('nothingRead.before', { date: formatDate(locale, firstKnownOn) })
      : t('nothingRead.until', { date: formatDate(locale, to) })
  return { level: 'unknown', title: t('nothingRead.title'), text: withBeginning(text) }
}

function knowledgeOf({ view, from, to, knownAt }: ChangesQuery): Knowledge {
  if (view === 'knowledge') return { earlier: endOfHungarianDay(from), later: endOfHungarianDay(to) }
  const moment = knownAt === null ? null : endOfHungarianDay(knownAt)
  return { earlier: moment, later: moment }
}

function compareFacts(facts: readonly KnownFact[], query: ChangesQuery): Difference<KnownFact>[] {
  const things = Map.groupBy(facts, ({ section, slot }) => `${section}:${slot}`)
  return [...things.values()].flatMap((pieces) =>
    query.view === 'world'
      ? (compareDays(pieces, query) ?? [])
      : compareKnowledge(
          pieces.filter(({ isKnownThen }) => isKnownThen),
          pieces.filter(({ isKnownNow }) => isKnownNow),
        ),
  )
}

function downloadUrl({ companyId, view, from, to, knownAt }: ChangesQuery): string {
  const query = { from, to, view, ...(knownAt === null ? {} : { knownAt }) }
  return endpointUrl(downloadReportChanges, { params: { id: companyId }, query })
}
