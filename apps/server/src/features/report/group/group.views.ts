import type { ReportGroup } from '@merleg/contract/report/group.contract'
import type { Silence } from '@merleg/contract/fields'
import type { DbOrTx } from '@merleg/db/connect'
import type { FactSection } from '@merleg/domain/fact-sections'
import { FAILURE_SECTIONS } from '@merleg/domain/group/failure'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import { listCompanyParties } from '../../connections/parties.repository.ts'
import { listTieSources } from '../../connections/tie-sources.repository.ts'
import { listReadSources } from '../rows/provenance.ts'
import { readUntoldTies } from '../rows/untold-ties.ts'
import { readStatuses } from '../rows/statuses.ts'
import { type NotYet, tellNotYet } from '../silence/not-yet.ts'
import { describeSilence, type SilenceTopic } from '../silence/silence.ts'
import { listSpeakingSources, type SpeakingSource } from '../silence/speaking-sources.repository.ts'
import { readFailureTies } from './failure-ties.ts'
import { findPhoenixSigns } from './phoenix-pairs.ts'
import { readReportGroup } from './read-report-group.ts'
import { renderFailures } from './render-failures.ts'
import { type MemberContext, renderHead, renderMember, renderSums } from './render-members.ts'
import { renderPhoenix } from './render-phoenix.ts'

export type GroupQuery = {
  companyId: string
  locale: Locale
  asOf: string
  today: string
  onlyValid: boolean
  offset: number
  limit: number
}

const PEOPLE = ['member', 'signatory', 'representative'] as const satisfies FactSection[]
/** Which sources are asked where there is nothing. */
const SUBJECTS = {
  group: ['member'],
  failures: [...PEOPLE, ...FAILURE_SECTIONS],
  phoenix: [...PEOPLE, ...FAILURE_SECTIONS, 'founding', 'seat'],
} as const satisfies Partial<Record<SilenceTopic, readonly FactSection[]>>

/** The group of a company, ties to failed companies and phoenix signs. Throws `company.not-found`. */
export async function getReportGroup(db: DbOrTx, query: GroupQuery): Promise<ReportGroup> {
  const { companyId, locale, asOf, today, onlyValid, offset, limit } = query
  const read = await readReportGroup(db, query)
  const ties = await readFailureTies(db, query)
  const found = await findPhoenixSigns(db, query, ties)
  const speaking = await listSpeakingSources(db, companyId)
  const shown = read.rows.slice(offset, offset + limit)
  const statuses = await readStatuses(db, { locale, today, companyIds: shown.map(({ party }) => party.id) })
  const sources = await listTieSources(db, [...read.batches, ...ties.batches, ...found.batches])
  const context: MemberContext = { locale, asOf, today, read, statuses }
  const company = { id: companyId, name: read.profile.name }
  const signed = found.signs.flatMap(({ failedId, risenId }) => [failedId, risenId])
  const parties = await listCompanyParties(db, { ids: [...new Set(signed)].toSorted(), asOf, today })
  const failures = renderFailures({ locale, onlyValid, company, ties })
  const phoenix = renderPhoenix({ locale, company, ties, parties }, found)
  const head = renderHead(context)
  const untold = (await readUntoldTies(db, { asOf, ties: read.group.ties })).tell(locale)
  const isFollowed = ties.hubs.length === 0 && ties.notRead === 0 && ties.withoutId === 0
  const { notYet } = read
  const silent = (topic: keyof typeof SUBJECTS, isComplete: boolean): Silence | null =>
    tellSilence({ locale, asOf, topic, isComplete, notYet }, speaking)
  // That it was not there yet is said once, above all.
  const silentBelow: typeof silent = (topic, isComplete) => (notYet === null ? silent(topic, isComplete) : null)
  return {
    asOf,
    head: {
      ...head,
      reasons: [...(read.rows.length > 1 ? tellNotYet(query, notYet) : []), ...head.reasons, ...untold],
    },
    count: read.rows.length,
    possible: read.rows.length - read.sum.members,
    offset,
    members: shown.map((row) => renderMember(context, row)),
    ...renderSums(context),
    failures: { ...failures, silence: failures.count === 0 ? silentBelow('failures', isFollowed) : null },
    phoenix: {
      ...phoenix,
      silence: phoenix.items.length === 0 ? silentBelow('phoenix', isFollowed && found.undated === 0) : null,
    },
    silence:
      read.rows.length <= 1 ? silent('group', read.group.notRead === 0 && read.group.head.rivals.length === 0) : null,
    sources: listReadSources(sources.values()),
  }
}

type Told = { locale: Locale; asOf: string; topic: keyof typeof SUBJECTS; isComplete: boolean; notYet: NotYet | null }

/** What it means that there is nothing; where not everything was looked at, or a day is untold, nobody knows. */
function tellSilence({ locale, asOf, topic, isComplete, notYet }: Told, speaking: readonly SpeakingSource[]): Silence {
  if (isComplete || notYet !== null)
    return describeSilence(locale, { topic, subjects: SUBJECTS[topic], to: asOf, notYet }, speaking)
  return {
    level: 'unknown',
    title: getTranslator(locale, 'report/silence/answers')(`titles.${topic}.unknown`),
    text: getTranslator(locale, 'report/group/answers')('incomplete'),
  }
}
