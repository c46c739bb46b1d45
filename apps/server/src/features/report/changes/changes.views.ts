import { endpointUrl } from '@merleg/contract/endpoint-url'
import type { EndpointAnswer } from '@merleg/contract/endpoint'
import { type ChangeView, downloadReportChanges, type getReportChanges } from '@merleg/contract/report/changes.contract'
import type { DbOrTx } from '@merleg/db/connect'
import type { Locale } from '@merleg/domain/locale'
import { REGISTER_SUBJECTS } from '@merleg/domain/silence'
import { getTranslator } from '@merleg/i18n/translator'
import { endOfHungarianDay } from '@merleg/domain/calendar-days'
import { AppError } from '../../../app/app-error.ts'
import { findProfile, type Profile } from '../../register/profiles.repository.ts'
import { listPartyUrls } from '../rows/party-urls.ts'
import { type NotYet, readNotYet, tellNotYet } from '../silence/not-yet.ts'
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
    silence: describeSilenceOf(query, {
      sources,
      notYet: readNotYet(
        facts.filter(({ isKnownNow }) => isKnownNow),
        { asOf: to, today: LAST_DAY },
      ),
    }),
  }
  return { profile, page }
}

/**
 * What it means that a change is not listed, by the sources as they had been read then. What the register has learnt it knows itself; of the world it knows what its
 * sources tell, and where it ends before the company was there, that is said.
 */
function describeSilenceOf(
  { locale, view, from, to }: ChangesQuery,
  { sources, notYet }: { sources: readonly SpeakingSource[]; notYet: NotYet | null },
): ChangesPage['silence'] {
  if (from === to) return null
  if (view === 'world')
    return describeSilence(locale, { topic: 'changes', subjects: REGISTER_SUBJECTS, from, to, notYet }, sources)
  const t = getTranslator(locale, 'report/changes/answers')
  const told = sources.length === 0 ? '–' : nameSources(locale, sources)
  const text = [...tellNotYet({ locale, asOf: to }, notYet), t('nothingLearnt.text', { sources: told })].join(' ')
  return { level: 'partly', title: t('nothingLearnt.title'), text }
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
