import { hungarianDayOf } from '@merleg/domain/calendar-days'
import type { RuleDefinition } from '@merleg/contract/alert-rule'
import {
  NOISIEST,
  type RuleTrial,
  TRIED_MONTHS,
  TRIED_SAMPLE,
  TRIED_WATCHED_MAX,
} from '@merleg/contract/monitoring-rules.contract'
import { reportPage } from '@merleg/contract/pages'
import type { DbOrTx } from '@merleg/db/connect'
import type { Locale } from '@merleg/domain/locale'
import { isFailureNews } from '@merleg/domain/monitoring-events'
import { monthsBefore } from '@merleg/domain/monitoring-rules/happens'
import {
  type Coverage,
  countByWeek,
  type Failure,
  findCoverage,
  findDerived,
  judgeFailures,
  listNoisiest,
  type LooksKnown,
  type TriedChange,
} from '@merleg/domain/monitoring-rules/rule-trial'
import { getTranslator } from '@merleg/i18n/translator'
import { meetsNotes } from '@merleg/domain/monitoring-rules/watched-notes'
import { formatDate } from '@merleg/domain/format/date'
import type { Deps } from '../../app/deps.ts'
import { findTellingStart } from '../monitoring/looks/due-looks.repository.ts'
import { describeConditions, describeRuleLimits, describeRule } from './describe-rule.ts'
import { describeMatchLimits, tellsOfMatches } from './match-notes.views.ts'
import { type CompiledRule, compileRule, findMetConditions, fires, type MetConditions } from './evaluate-rules.ts'
import { listChangesOfCompanies, type RuleChange } from './rule-changes.repository.ts'
import {
  findReadings,
  listToldSources,
  listTriedNames,
  listTriedSample,
  listTriedWatched,
  type TriedCompany,
} from './tried-companies.repository.ts'

type Asked = {
  subscriberId: string
  definition: RuleDefinition
  locale: Locale
  /** Is anybody waiting for the answer? */
  isWanted: () => boolean
}

/** Companies whose past is read at once. */
const PAGE = 500

/** A change with the conditions it meets, and whether what is noted of its company meets those of the rule. */
type Tried = MetConditions & { importance: boolean; label: boolean }

/** What a rule would have told within twelve months, by what was known at each moment. */
export async function tryRule(
  { reads, clock }: Pick<Deps, 'reads' | 'clock'>,
  { subscriberId, definition, locale, isWanted }: Asked,
): Promise<RuleTrial> {
  const to = clock.now()
  const from = monthsBefore(to, TRIED_MONTHS)
  const { basis, companies, isCut } = await listCompanies(reads, subscriberId)
  const { tried, failures } = await runOverPast(reads, { rule: compileRule(definition), companies, from, to, isWanted })
  const sources = await listToldSources(reads)
  const alerts = listAlerts(definition, tried)
  const noisiest = listNoisiest(alerts, NOISIEST)
  const names = await listTriedNames(
    reads,
    noisiest.map(({ companyId }) => companyId),
  )
  const known = {
    pointsSince: await findTellingStart(reads, 'points'),
    matchesSince: await findTellingStart(reads, 'matches'),
  }
  const coverage = await findTriedCoverage(reads, definition, { companies, ...known })
  return {
    sentence: describeRule(definition, locale),
    basis,
    companies: companies.length,
    isCut,
    from: hungarianDayOf(from),
    to: hungarianDayOf(to),
    alerts: alerts.length,
    alertedCompanies: new Set(alerts.map(({ companyId }) => companyId)).size,
    weeks: countByWeek(alerts, { from, to, coverage }),
    noisiest: noisiest.map(({ companyId, alerts: count }) => ({
      name: names.get(companyId) ?? companyId,
      url: reportPage(companyId),
      alerts: count,
    })),
    without: listWithout(definition, tried, locale),
    failures: judgeFailures(alerts, failures),
    sources: sources.map(({ title, from: since, to: until }) => ({ title, from: since, to: until })),
    notes: [
      ...listNotes(definition, { basis, locale, ...known }),
      ...(tellsOfMatches(definition) ? await describeMatchLimits(reads, locale) : []),
    ],
  }
}

async function listCompanies(
  db: DbOrTx,
  subscriberId: string,
): Promise<Pick<RuleTrial, 'basis' | 'isCut'> & { companies: TriedCompany[] }> {
  const watched = await listTriedWatched(db, { subscriberId, limit: TRIED_WATCHED_MAX + 1 })
  if (watched.length === 0) return { basis: 'sample', companies: await listTriedSample(db, TRIED_SAMPLE), isCut: false }
  const companies = watched.slice(0, TRIED_WATCHED_MAX)
  return { basis: 'watched', companies, isCut: companies.length < watched.length }
}

/** Since when looks tell of what they have not told from the beginning. */
type ToldSince = Omit<LooksKnown, 'watchedSince'>

async function findTriedCoverage(
  db: DbOrTx,
  definition: RuleDefinition,
  { companies, ...known }: ToldSince & { companies: readonly TriedCompany[] },
): Promise<Coverage | null> {
  const readings = await findReadings(
    db,
    companies.map(({ companyId }) => companyId),
  )
  const [first] = companies
    .flatMap(({ watchedSince }) => watchedSince ?? [])
    .toSorted((a, b) => a.getTime() - b.getTime())
  return findCoverage(readings, definition, { watchedSince: first ?? null, ...known })
}

type Run = {
  rule: CompiledRule
  companies: readonly TriedCompany[]
  from: Date
  to: Date
  isWanted: () => boolean
}

/** Page by page, so that whoever has gone is waited for by nobody. */
async function runOverPast(
  db: DbOrTx,
  { rule, companies, from, to, isWanted }: Run,
): Promise<{ tried: Tried[]; failures: Failure[] }> {
  const tried: Tried[] = []
  const failures: Failure[] = []
  for (let start = 0; start < companies.length && isWanted(); start += PAGE) {
    const page = companies.slice(start, start + PAGE)
    const companyIds = page.map(({ companyId }) => companyId)
    const changes = await listChangesOfCompanies(db, { companyIds, from, to })
    failures.push(...listFailures(changes, { from: hungarianDayOf(from), to: hungarianDayOf(to) }))
    const [met = []] = await findMetConditions(db, { rules: [rule], changes })
    const noted = new Map(page.map((company) => [company.companyId, company.noted]))
    for (const one of met) tried.push({ ...one, ...judgeNoted(rule, noted.get(one.change.companyId) ?? null) })
  }
  return { tried, failures }
}

function judgeNoted({ definition: { watched } }: CompiledRule, noted: TriedCompany['noted']) {
  return noted === null ? { importance: true, label: true } : meetsNotes(watched, noted)
}

/** The first news of each company. */
function listFailures(changes: readonly RuleChange[], days: { from: string; to: string }): Failure[] {
  const failed = changes.filter(({ events }) => events.some((event) => isFailureNews(event, days)))
  return [...Map.groupBy(failed, ({ companyId }) => companyId).values()].flatMap((own) => own.slice(0, 1))
}

function listAlerts(definition: RuleDefinition, tried: readonly Tried[]): TriedChange[] {
  return tried.filter((one) => one.importance && one.label && fires(definition, one)).map(({ change }) => change)
}

/** How many alerts there would be with each of the conditions left out. */
function listWithout(definition: RuleDefinition, tried: readonly Tried[], locale: Locale): RuleTrial['without'] {
  const words = describeConditions(definition, locale)
  const count = (change: (one: Tried) => Tried) => listAlerts(definition, tried.map(change)).length
  const drop = (met: readonly boolean[], at: number) => met.filter((_, index) => index !== at)
  const isOnly = definition.happenings.length === 1
  return [
    ...words.happenings.map((condition, at) => ({
      condition,
      alerts: isOnly ? null : count((one) => ({ ...one, happenings: drop(one.happenings, at) })),
    })),
    ...words.standing.map((condition, at) => ({
      condition,
      alerts: count((one) => ({ ...one, standing: drop(one.standing, at) })),
    })),
    ...(words.importances === null
      ? []
      : [{ condition: words.importances, alerts: count((one) => ({ ...one, importance: true })) }]),
    ...(words.labels === null ? [] : [{ condition: words.labels, alerts: count((one) => ({ ...one, label: true })) }]),
  ]
}

type Noted = ToldSince & { basis: RuleTrial['basis']; locale: Locale }

/** What the past cannot tell. */
function listNotes(definition: RuleDefinition, { basis, pointsSince, matchesSince, locale }: Noted): string[] {
  const t = getTranslator(locale, 'monitoring-rules/answers')
  const { happenings, watched } = definition
  const { isDerived, isMatch } = findDerived(happenings)
  const isBelow = happenings.some(({ kind }) => kind === 'rating-below')
  const isNoted = watched.importances.length + watched.labels.length > 0
  return [
    ...(isDerived ? [t(basis === 'sample' ? 'notes.derivedSample' : 'notes.derived')] : []),
    ...(isBelow ? [describePointsKnown(locale, pointsSince)] : []),
    ...(isMatch ? [describeMatchesKnown(locale, matchesSince)] : []),
    ...(isNoted && basis === 'sample' ? [t('notes.notedSample')] : []),
    // Of what turns the form says so itself.
    ...describeRuleLimits({ ...definition, happenings: [] }, locale),
  ]
}

function describePointsKnown(locale: Locale, since: Date | null): string {
  const t = getTranslator(locale, 'monitoring-rules/answers')
  return since === null ? t('notes.pointsNever') : t('notes.points', { day: formatDate(locale, hungarianDayOf(since)) })
}

function describeMatchesKnown(locale: Locale, since: Date | null): string {
  const t = getTranslator(locale, 'monitoring-rules/answers')
  return since === null
    ? t('notes.matchesNever')
    : t('notes.matches', { day: formatDate(locale, hungarianDayOf(since)) })
}
