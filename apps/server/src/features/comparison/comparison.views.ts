import {
  COMPARISON_GROUPS,
  type Comparison,
  downloadComparison,
  printComparison,
} from '@merleg/contract/comparison.contract'
import { endpointUrl } from '@merleg/contract/endpoint-url'
import { reportPage } from '@merleg/contract/pages'
import type { SectionNoun } from '@merleg/contract/report/report-sections'
import type { DbOrTx } from '@merleg/db/connect'
import { COMPARED_COMPANIES } from '@merleg/domain/comparison'
import { formatNumber } from '@merleg/domain/format/number'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import { AppError } from '../../app/app-error.ts'
import { findProfile } from '../register/profiles.repository.ts'
import { listSources } from '../report/rows/provenance.ts'
import { describeActivity } from '../report/words/register-words.ts'
import { planAccountsRows, planRatioRows } from './accounts-rows.ts'
import { type CommonSector, findCommonSector, type NoCommonSector } from './common-sector.views.ts'
import { type Compared, type ComparisonQuery, isOpen, loadCompared } from './compared-company.views.ts'
import { planCompanyRows } from './company-rows.ts'
import { renderCharts } from './comparison-charts.ts'
import { composeRows } from './compose-rows.ts'
import { planInfoRows } from './info-rows.ts'
import { planRatingRows } from './rating-rows.ts'

/** Sections that the table is drawn from beside the summary, which everybody may read. */
const DRAWN_FROM = [
  'score',
  'negative-info',
  'positive-info',
  'financial-summary',
  'indicators',
  'sector',
] as const satisfies SectionNoun[]

/**
 * Companies side by side (spec part 1 §2 "Comparison"). Throws `comparison.too-few`, `comparison.too-many`, and
 * `company.not-found` with the ids that nobody has.
 */
export async function getComparisonPage(db: DbOrTx, query: ComparisonQuery): Promise<Comparison> {
  const { companyIds, locale } = query
  await refuseIds(db, companyIds)
  const companies = await Promise.all(companyIds.map((id) => loadCompared(db, id, query)))
  const found = isOpen('sector', query) ? await findCommonSector(db, companies) : 'locked'
  const sector = typeof found === 'string' ? null : found
  const items = composeRows(planRows(companies, query), { companies, sector, locale })
  const charts = renderCharts({ companies, sector, locale })
  const ids = companyIds.join(',')
  return {
    table: {
      columns: listColumns(companies, { sector, locale }),
      items,
      meta: describe({ companies, found, items, query }),
    },
    charts2: {
      ...charts,
      creditability: isOpen('score', query) ? charts.creditability : null,
      debt: isOpen('indicators', query) ? charts.debt : null,
    },
    downloadUrl: endpointUrl(printComparison, { params: { ids } }),
    xlsxUrl: endpointUrl(downloadComparison, { query: { companies: ids } }),
    sources: listSources(companies.flatMap(({ history, statements }) => [...history, ...statements])),
  }
}

async function refuseIds(db: DbOrTx, ids: readonly string[]): Promise<void> {
  if (ids.length < COMPARED_COMPANIES.min)
    throw new AppError('comparison.too-few', { fields: { companies: 'too-few' } })
  if (ids.length > COMPARED_COMPANIES.max)
    throw new AppError('comparison.too-many', { fields: { companies: 'too-many' } })
  const profiles = await Promise.all(ids.map((id) => findProfile(db, id)))
  const unknown = ids.filter((_, index) => profiles[index] === null)
  if (unknown.length > 0) throw new AppError('company.not-found', { fields: { companies: unknown.join(',') } })
}

function planRows(companies: readonly Compared[], query: ComparisonQuery) {
  const { locale } = query
  const options = { locale, companies, isOpen: (noun: SectionNoun) => isOpen(noun, query) }
  return [
    ...planCompanyRows(locale, isOpen('company-data', query)),
    ...planRatingRows(companies, { locale, isOpen: isOpen('score', query) }),
    ...planInfoRows(companies, { locale, type: 'negative' }),
    ...planInfoRows(companies, { locale, type: 'positive' }),
    ...planAccountsRows(options),
    ...planRatioRows(options),
  ]
}

type Described = {
  companies: readonly Compared[]
  found: CommonSector | NoCommonSector | 'locked'
  items: Comparison['table']['items']
  query: ComparisonQuery
}

function describe({ companies, found, items, query }: Described): Comparison['table']['meta'] {
  const { locale } = query
  const t = getTranslator(locale, 'comparison/answers')
  const locked = DRAWN_FROM.filter((noun) => !isOpen(noun, query))
  return {
    count: items.length,
    companies: companies.map(renderCompany),
    groups: COMPARISON_GROUPS.filter((key) => items.some(({ group }) => group === key)).map((key) => ({
      key,
      title: t(`groups.${key}`),
    })),
    sector:
      typeof found === 'string'
        ? null
        : { id: found.id, value: nameSector(locale, found), year: found.year, companyCount: found.companyCount },
    sectorText: describeSector(locale, found),
    notes: listNotes(companies, locale),
    locked: locked.map((noun) => getTranslator(locale, `report/${noun}/words`)('title')),
    madeUp: describeMadeUp(companies, locale),
  }
}

/** Beside real companies the made-up ones are named. */
function describeMadeUp(companies: readonly Compared[], locale: Locale): string | null {
  const names = companies.filter(({ profile }) => profile.isMadeUp).map(({ profile }) => profile.name)
  if (names.length === 0) return null
  const t = getTranslator(locale, 'comparison/answers')
  return names.length === companies.length ? t('madeUp.all') : t('madeUp.some', { names: names.join(', ') })
}

function renderCompany(company: Compared): Comparison['table']['meta']['companies'][number] {
  const { id, profile, status, rating, businessYears, newest } = company
  return {
    id,
    name: profile.name,
    url: reportPage(id, 'summary'),
    kind: profile.kind,
    status,
    risk: { ...rating.risk, confidence: rating.confidence },
    isMadeUp: profile.isMadeUp,
    currency: businessYears?.currency ?? null,
    year: newest?.year ?? null,
  }
}

function listColumns(
  companies: readonly Compared[],
  { sector, locale }: { sector: CommonSector | null; locale: Locale },
): Comparison['table']['columns'] {
  const t = getTranslator(locale, 'comparison/answers')
  const words = getTranslator(locale, 'comparison/words')
  return [
    { key: 'label', title: t('file.figure') },
    ...companies.map(({ id, profile }) => ({ key: id, title: profile.name })),
    ...(sector === null ? [] : [{ key: 'median', title: words('median') }]),
  ]
}

function nameSector(locale: Locale, { id }: CommonSector): string {
  return describeActivity(locale, { scheme: 'NACE2', code: id })
}

function describeSector(locale: Locale, found: Described['found']): string {
  const t = getTranslator(locale, 'comparison/answers')
  if (typeof found === 'string') return t(`median.${found}`)
  const { year, companyCount: count } = found
  const companies = t('median.companies', { count, number: formatNumber(locale, count) })
  return t('median.found', { sector: nameSector(locale, found), year, companies })
}

/** Are probabilities of failure shown that go by different shares of failing companies? */
function isOfSeveralRates(companies: readonly Compared[]): boolean {
  return new Set(companies.flatMap(({ rating: { probabilities } }) => probabilities?.baseRateText ?? [])).size > 1
}

/** What is to be known before the columns are read side by side. */
function listNotes(companies: readonly Compared[], locale: Locale): string[] {
  const t = getTranslator(locale, 'comparison/answers')
  const years = [...new Set(companies.flatMap(({ newest }) => newest?.year ?? []))].toSorted((a, b) => a - b)
  const isMixed = new Set(companies.map(({ profile }) => profile.isMadeUp)).size > 1
  return [
    ...(years.length > 1 ? [t('notes.years', { years: years.join(', ') })] : []),
    ...(isMixed ? [t('notes.mixed')] : []),
    ...(isOfSeveralRates(companies) ? [t('notes.baseRates')] : []),
  ]
}
