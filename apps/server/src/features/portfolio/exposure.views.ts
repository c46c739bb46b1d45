import { LARGEST_COUNT } from '@merleg/contract/portfolio.contract'
import type { ExposedCompany, PortfolioExposure } from '@merleg/contract/portfolio-exposure'
import { reportPage } from '@merleg/contract/pages'
import type { DbOrTx } from '@merleg/db/connect'
import { hungarianDayOf } from '@merleg/domain/calendar-days'
import type { CompanyStatus } from '@merleg/domain/company-status'
import { formatDate } from '@merleg/domain/format/date'
import { formatNumber, formatStatedShare } from '@merleg/domain/format/number'
import {
  type CompanyExposure,
  type CompanyStanding,
  type CurrencyExposure,
  DEFAULT_LOSS_SHARE,
  hasFailed,
  listLargestRisks,
  type Receivable,
  sumExposures,
} from '@merleg/domain/portfolio/exposure'
import type { Locale } from '@merleg/domain/locale'
import { parseReportId } from '@merleg/domain/report-id'
import { getTranslator } from '@merleg/i18n/translator'
import { renderRisk, UNRATED } from '../../shared/shown-risk.ts'
import { listMatchCompanies } from '../list-matching/match-companies.repository.ts'
import { type FoundRating, listFoundRatings } from '../search/found-ratings.repository.ts'
import type { LoadedPortfolio, PortfolioAsked } from './load-portfolio.ts'
import { findReceivableList, listReceivables } from './receivables.repository.ts'

type ExposureAsked = PortfolioAsked & { loaded: LoadedPortfolio }

/** What companies owe and what of it may be lost; null where no list was uploaded. */
export async function getExposure(db: DbOrTx, asked: ExposureAsked): Promise<PortfolioExposure | null> {
  const { subscriberId, locale, today, query, loaded } = asked
  const list = await findReceivableList(db, subscriberId)
  if (list === null) return null
  const all = await listReceivables(db, subscriberId)
  const watched = new Set(loaded.watched.map(({ companyId }) => companyId))
  const isFiltered = query.importance !== undefined || query.label !== undefined
  const counted = isFiltered ? all.filter(({ companyId }) => companyId !== null && watched.has(companyId)) : all
  const lossShare = query.lossShare / 100
  const standings = listStandings(counted)
  const sums = sumExposures(counted, { standings, lossShare, today })
  const t = getTranslator(locale, 'portfolio/answers')
  const matched = new Set(counted.flatMap(({ companyId }) => companyId ?? []))
  const unwatchedCount = [...matched].filter((companyId) => !watched.has(companyId)).length
  return {
    fileName: list.fileName,
    uploadedAt: list.uploadedAt.toISOString(),
    rowCount: list.rowCount,
    faultCount: list.faultCount,
    uncountedCount: list.uncountedCount,
    unwatchedCount,
    origin: [
      t('receivables.from', {
        name: list.fileName,
        date: formatDate(locale, hungarianDayOf(list.uploadedAt)),
        rows: formatNumber(locale, list.rowCount),
      }),
      ...(unwatchedCount > 0
        ? [t('receivables.unwatched', { count: unwatchedCount, number: formatNumber(locale, unwatchedCount) })]
        : []),
    ].join(' '),
    lossShare,
    assumption: t('assumption', {
      share: formatStatedShare(locale, lossShare),
      standard: formatStatedShare(locale, DEFAULT_LOSS_SHARE),
    }),
    currencies: await renderCurrencies(db, sums, locale),
    notes: [
      ...(isFiltered ? [t('notes.exposureFiltered')] : []),
      ...noteStandings(standings, locale),
      ...(sums.length > 1 ? [t('notes.currencies')] : []),
      ...(isOfSeveralCountries(standings) ? [t('notes.baseRates')] : []),
      ...(list.uncountedCount > 0
        ? [t('notes.uncounted', { count: list.uncountedCount, number: formatNumber(locale, list.uncountedCount) })]
        : []),
    ],
  }
}

function listStandings(counted: readonly (Receivable & CompanyStanding)[]): ReadonlyMap<string, CompanyStanding> {
  return new Map(
    counted.flatMap(({ companyId, status, probability }) =>
      companyId === null ? [] : [[companyId, { status, probability }] as const],
    ),
  )
}

/** Are probabilities added that go by the failures of different countries? */
function isOfSeveralCountries(standings: ReadonlyMap<string, CompanyStanding>): boolean {
  const countries = [...standings].flatMap(([companyId, { probability }]) =>
    probability === null ? [] : (parseReportId(companyId)?.countryCode ?? []),
  )
  return new Set(countries).size > 1
}

const isEnding = (status: CompanyStatus | null): boolean => status === 'voluntary-liquidation'

function noteStandings(standings: ReadonlyMap<string, CompanyStanding>, locale: Locale): string[] {
  const t = getTranslator(locale, 'portfolio/answers')
  const all = [...standings.values()]
  const failed = all.filter(({ status }) => hasFailed(status)).length
  const ending = all.filter(({ status, probability }) => isEnding(status) && probability === null).length
  return [
    ...(failed > 0 ? [t('notes.failed', { count: failed, number: formatNumber(locale, failed) })] : []),
    ...(ending > 0 ? [t('notes.ending', { count: ending, number: formatNumber(locale, ending) })] : []),
  ]
}

async function renderCurrencies(
  db: DbOrTx,
  sums: readonly CurrencyExposure[],
  locale: Locale,
): Promise<PortfolioExposure['currencies']> {
  const chosen = sums.map(({ companies }) => ({
    largest: companies.slice(0, LARGEST_COUNT),
    risks: listLargestRisks(companies, LARGEST_COUNT),
  }))
  const ids = chosen.flatMap(({ largest, risks }) => [...largest, ...risks].map(({ companyId }) => companyId))
  const [companies, ratings] = await Promise.all([listMatchCompanies(db, ids), listFoundRatings(db, [...new Set(ids)])])
  return sums.map(({ companies: all, ...sum }, index) => {
    const show = ({ companyId, status, ...exposed }: CompanyExposure): ExposedCompany => ({
      companyId,
      ...describe(companyId, { company: companies.get(companyId), rating: ratings.get(companyId), locale }),
      ...exposed,
      standing: nameStanding(locale, status),
      share: exposed.amount / Math.max(sum.amount, Number.MIN_VALUE),
    })
    const { largest = [], risks = [] } = chosen[index] ?? {}
    const t = getTranslator(locale, 'portfolio/answers')
    return {
      ...sum,
      companyCount: all.length,
      overdue: sum.overdue.map(({ bucket, ...figures }) => ({
        key: bucket,
        label: t(`buckets.${bucket}`),
        ...figures,
      })),
      largest: largest.map(show),
      largestShare: largest.reduce((part, { amount }) => part + amount, 0) / Math.max(sum.amount, Number.MIN_VALUE),
      risks: risks.map(show),
    }
  })
}

function nameStanding(locale: Locale, status: CompanyStatus | null): string | null {
  if (status === null || !(hasFailed(status) || isEnding(status))) return null
  return getTranslator(locale, 'register/company-status')(status)
}

type Told = {
  company: { name: string; isMadeUp: boolean } | undefined
  rating: FoundRating | undefined
  locale: Locale
}

function describe(companyId: string, { company, rating, locale }: Told) {
  const risk = renderRisk(locale, rating ?? UNRATED)
  return {
    name: { value: company?.name ?? companyId, url: reportPage(companyId, 'summary') },
    isMadeUp: company?.isMadeUp ?? false,
    risk: { value: risk.value, band: risk.band, label: risk.label },
  }
}
