import { reportPage } from '@merleg/contract/pages'
import { type InfoPage, listToldMatches, type MatchesLine } from '@merleg/contract/report/info.contract'
import { findMissingClaim, type SectionNoun } from '@merleg/contract/report/report-sections'
import { type Verdict, VERDICT_ROWS, type VerdictLine } from '@merleg/contract/report/verdict.contract'
import type { ScorePartRow } from '@merleg/contract/report/score.contract'
import type { InputKey } from '@merleg/domain/score/inputs/score-inputs'
import { FACTOR_KEYS } from '@merleg/domain/score/model/factor-keys'
import { isOverNoSales } from '@merleg/domain/score/rate/compute-factors'
import type { DbOrTx } from '@merleg/db/connect'
import type { Claim } from '@merleg/domain/claims'
import type { InfoType } from '@merleg/domain/company-info/info-groups'
import type { Locale } from '@merleg/domain/locale'
import { formatMoney } from '@merleg/domain/format/amount'
import { formatProbability } from '@merleg/domain/format/number'
import type { ScoreConfig } from '@merleg/domain/score/rate/rate-company'
import { getTranslator } from '@merleg/i18n/translator'
import { getAlerts } from '../financial-summary/financial-summary.views.ts'
import { getInfoPage } from '../info/info.views.ts'
import { getRating, type Rating } from '../score/score.views.ts'
import { nameSources } from '../silence/silence.ts'
import { listSpeakingSources } from '../silence/speaking-sources.repository.ts'

export type VerdictQuery = {
  companyId: string
  /** Whose decisions about matches with sanctions lists count. */
  subscriberId: string
  locale: Locale
  claims: readonly Claim[]
  /** YYYY-MM-DD */
  today: string
  scoreConfig: ScoreConfig
}

/** The sections that the verdict is drawn from. */
const DRAWN_FROM = ['score', 'financial-summary', 'negative-info', 'positive-info'] as const satisfies SectionNoun[]

/** What a reader has to know first, made of what the sections say. Throws `company.not-found`. */
export async function getVerdictPage(db: DbOrTx, query: VerdictQuery): Promise<Verdict> {
  const { companyId, locale, today, scoreConfig } = query
  const [score, sources, alerts, negative, positive] = await Promise.all([
    getRating(db, { companyId, locale, asOf: today, scoreConfig }),
    listSpeakingSources(db, companyId),
    isOpen('financial-summary', query) ? loadAlerts(db, query) : null,
    loadInfo(db, query, 'negative'),
    loadInfo(db, query, 'positive'),
  ])
  const locked = DRAWN_FROM.filter((noun) => !isOpen(noun, query))
  return {
    rating: renderRating(score, { locale, isOpen: isOpen('score', query) }),
    limit: isOpen('score', query) ? renderLimit(score, locale) : null,
    reasons: isOpen('score', query) ? renderReasons(score) : null,
    alerts,
    negative,
    positive,
    sources: sources.length === 0 ? '–' : nameSources(locale, sources),
    locked: locked.map((noun) => getTranslator(locale, `report/${noun}/words`)('title')),
  }
}

function isOpen(noun: SectionNoun, { claims }: VerdictQuery): boolean {
  return findMissingClaim(noun, claims) === null
}

/** The number with what it rests on is everybody's; what it is worth for credit belongs to the rating's page. */
function renderRating(
  page: Rating,
  { locale, isOpen: isScoreOpen }: { locale: Locale; isOpen: boolean },
): Verdict['rating'] {
  const { risk, basisText, probabilities, confidence, caveats, classicalNote } = page
  const year = probabilities?.horizons.find(({ months }) => months === 12)
  const t = getTranslator(locale, 'report/score/answers')
  return {
    points: risk.value,
    band: risk.band,
    label: risk.label,
    probability:
      year === undefined ? null : t('short.statement', { probability: formatProbability(locale, year.probability) }),
    basis: basisText,
    confidence,
    caveats: caveats.map(({ text }) => text),
    contradiction: isScoreOpen ? classicalNote : null,
    advice: isScoreOpen ? page.advice : null,
  }
}

function renderLimit({ creditLimit }: Rating, locale: Locale): Verdict['limit'] {
  if (creditLimit === null) return null
  const { value, currency, formula } = creditLimit
  return { value: value > 0 ? formatMoney(locale, value, currency) : null, text: formula }
}

/** What every company starts from is no reason, nor is the end of the scale. */
function renderReasons({ parts, risk, inputs }: Rating): Verdict['reasons'] {
  if (risk.value === null) return null
  const amountOf = (wanted: InputKey) => inputs.find(({ key }) => key === wanted)?.value ?? null
  const trade = { netSales: amountOf('netSales'), totalAssets: amountOf('totalAssets') }
  // Where nothing is sold a ratio over sales is no merit.
  const isMerit = ({ kind, key, points }: ScorePartRow) =>
    points > 0 && !(kind === 'factor' && FACTOR_KEYS.some((one) => one === key && isOverNoSales(one, trade)))
  const reasons = parts.filter(({ kind, points }) => kind !== 'base' && kind !== 'scale' && points !== 0)
  const strongest = (side: typeof reasons) =>
    side
      .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
      .slice(0, VERDICT_ROWS)
      .map(({ reason, points }) => ({ text: reason, points }))
  return {
    for: strongest(reasons.filter(isMerit)),
    against: strongest(reasons.filter(({ points }) => points < 0)),
  }
}

async function loadAlerts(db: DbOrTx, query: VerdictQuery): Promise<Verdict['alerts']> {
  const { alerts, checked } = await getAlerts(db, query)
  const items = alerts.slice(0, VERDICT_ROWS).map(({ title, description, url, severity }) => ({
    title,
    text: description,
    note: null,
    url: isOpen('financial-report', query) ? url : null,
    severity,
  }))
  return { items, total: alerts.length, checked }
}

async function loadInfo(db: DbOrTx, query: VerdictQuery, type: InfoType): Promise<Verdict[InfoType]> {
  const noun = `${type}-info` as const
  if (!isOpen(noun, query)) return null
  const { companyId, subscriberId, locale, today } = query
  const page = await getInfoPage(db, { companyId, subscriberId, locale, today, type })
  const { groups, silence } = page
  // What is over speaks for nobody; what speaks against a company is told also when it is over.
  const told = type === 'positive' ? groups.filter(({ active }) => active > 0) : groups
  const lines = told.map((group) => renderGroup(group, reportPage(companyId, noun, { group: group.id })))
  return { items: [...listToldMatches(page).map((line) => renderMatches(line, locale)), ...lines], silence }
}

/** A match is no finding of a source, but while it is open or confirmed nothing reassures. */
function renderMatches({ text, url }: MatchesLine, locale: Locale): VerdictLine {
  return { title: getTranslator(locale, 'report/sanctions/words')('title'), text, note: null, url }
}

/** A group in a line: how many, what they come to, and what its source leaves out. */
function renderGroup({ title, counts, totals, items, basis }: InfoPage['groups'][number], url: string): VerdictLine {
  const [only, second] = items
  const sum = totals.at(-1)
  const single = second === undefined && only !== undefined ? [only.key, only.value].filter(Boolean).join(': ') : null
  const text =
    sum === undefined
      ? [counts, single]
      : isByYear(totals)
        ? [sum.value, yearsOf(totals)]
        : [counts, `${sum.key}: ${sum.value}`]
  return { title, text: text.filter((part) => part !== null && part !== '').join(' · '), note: basis, url }
}

type Totals = InfoPage['groups'][number]['totals']

const YEAR = /^\d{4}$/
const isByYear = ([first]: Totals): boolean => first !== undefined && YEAR.test(first.key)

function yearsOf(totals: Totals): string {
  const years = totals.flatMap(({ key }) => (YEAR.test(key) ? [key] : [])).toSorted()
  return [...new Set([years[0], years.at(-1)])].join('–')
}
