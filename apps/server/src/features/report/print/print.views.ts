import {
  isPrintableOf,
  PRINT_COMPONENTS,
  type PrintComponent,
  type PrintDocument,
  findMissingClaim,
} from '@merleg/contract/report/print.contract'
import type { DbOrTx } from '@merleg/db/connect'
import type { Claim } from '@merleg/domain/claims'
import type { InfoType } from '@merleg/domain/company-info/info-groups'
import type { Locale } from '@merleg/domain/locale'
import type { ScoreConfig } from '@merleg/domain/score/rate-company'
import { getTranslator } from '@merleg/i18n/translator'
import { AppError } from '../../../app/app-error.ts'
import { findProfile, type Profile } from '../../register/profiles.repository.ts'
import { getCompanyDataPage } from '../company-data/company-data.views.ts'
import { getInfoPage } from '../info/info.views.ts'
import { formatDate } from '../report-format.ts'
import { registerNumberField, showRegisterNumber, showTaxNumber } from '../report-words.ts'
import { renderCompanyDataBlocks } from './company-data-blocks.ts'
import { renderInfoItemBlocks } from './info-blocks.ts'
import { noteBlock } from './print-blocks.ts'
import { createPrintContext } from './print-context.ts'
import { type ExtractQuery, type ReportQuery, toDownloadUrl } from './print-path.ts'
import { PRINT_SECTIONS } from './print-sections.ts'

type Reader = { companyId: string; locale: Locale; claims: readonly Claim[]; today: string }
type PrintQuery = Reader & { query: ReportQuery; scoreConfig: ScoreConfig }

/**
 * The chosen sections of a report, set for printing. Throws `claim.missing` for a section whose claim the reader lacks,
 * `page.not-found` for one that this kind of entity has not, `company.not-found`.
 */
export async function getPrintPage(db: DbOrTx, { query, scoreConfig, ...reader }: PrintQuery): Promise<PrintDocument> {
  const { companyId, locale, today } = reader
  for (const component of query.components) assertOffered(component, reader)
  const profile = await loadProfile(db, companyId)
  const { context, sources } = createPrintContext({ locale, onlyValid: query.onlyValid })
  const t = getTranslator(locale, 'report/print')
  const sections: PrintDocument['sections'] = []
  // One after the other: the numbers of the sources follow the order of the pages.
  for (const id of query.components) {
    const given = { companyId, onlyLastReport: query.onlyLastReport, today, scoreConfig }
    const blocks = await PRINT_SECTIONS[id](db, given, context)
    sections.push({
      id,
      title: titleOf(locale, id),
      blocks: blocks.length > 0 ? blocks : [noteBlock(t('empty.section'))],
    })
  }
  const offered = PRINT_COMPONENTS.filter((component) => isOffered(component, reader))
  return {
    ...describeCompany(profile, locale),
    title: t('title'),
    asOf: t('asOf', { date: formatDate(locale, today) }),
    printedOn: today,
    notice: t('notice'),
    sections,
    sources: [...sources],
    available: offered.map((id) => ({ id, title: titleOf(locale, id) })),
    downloadUrl: sections.length === 0 ? null : toDownloadUrl(companyId, { view: 'report', query }),
  }
}

/** The company extract: the company data of a day, set for printing. Throws `company.not-found`. */
export async function getExtractPage(
  db: DbOrTx,
  { query, companyId, locale, today }: Omit<Reader, 'claims'> & { query: ExtractQuery },
): Promise<PrintDocument> {
  const shown = { companyId, locale, all: query.all, asOf: query.asOf ?? today, knownAt: query.knownAt }
  const { profile, page } = await getCompanyDataPage(db, shown)
  const { context, sources } = createPrintContext({ locale, onlyValid: false })
  const t = getTranslator(locale, 'report/company-data')
  const asOf = t(query.all ? 'extract.asOfHistory' : 'extract.asOf', { date: formatDate(locale, page.asOf) })
  const knownAt = page.knownAt === null ? '' : ` · ${t('extract.knownAt', { date: formatDate(locale, page.knownAt) })}`
  const blocks = renderCompanyDataBlocks(page, context)
  const empty = [noteBlock(t('extract.noItems'))]
  return {
    ...describeCompany(profile, locale),
    title: t('extract.title'),
    asOf: `${asOf}${knownAt}`,
    printedOn: today,
    notice: t('extract.notice'),
    sections: [{ id: 'companyData', title: t('extract.title'), blocks: blocks.length > 0 ? blocks : empty }],
    sources: [...sources],
    available: [],
    downloadUrl: toDownloadUrl(companyId, { view: 'extract', query: { ...query, asOf: page.asOf } }),
  }
}

/** An item of the negative or positive information. Throws `company.not-found`, `info-item.not-found`. */
export async function getInfoItemPage(
  db: DbOrTx,
  { companyId, locale, today, itemId, type }: Omit<Reader, 'claims'> & { itemId: string; type: InfoType },
): Promise<PrintDocument> {
  const page = await getInfoPage(db, { companyId, locale, today, type, withRows: true })
  const found = page.groups
    .flatMap((group) => group.items.map((item) => ({ group, item })))
    .find(({ item }) => item.id === itemId)
  if (found === undefined) throw new AppError('info-item.not-found')
  const profile = await loadProfile(db, companyId)
  const { context, sources } = createPrintContext({ locale, onlyValid: false })
  const t = getTranslator(locale, 'report/print')
  return {
    ...describeCompany(profile, locale),
    title: t('infoTitle'),
    asOf: t('asOf', { date: formatDate(locale, today) }),
    printedOn: today,
    notice: t('notice'),
    sections: [{ id: itemId, title: found.group.title, blocks: renderInfoItemBlocks(found, context) }],
    sources: [...sources],
    available: [],
    downloadUrl: `/api/report/print-info/${companyId}/${itemId}`,
  }
}

function assertOffered(component: PrintComponent, { companyId, claims }: Reader): void {
  if (!isPrintableOf(component, companyId)) throw new AppError('page.not-found')
  const name = findMissingClaim(component, claims)
  if (name !== null) throw new AppError('claim.missing', { name })
}

function isOffered(component: PrintComponent, { companyId, claims }: Reader): boolean {
  return isPrintableOf(component, companyId) && findMissingClaim(component, claims) === null
}

function titleOf(locale: Locale, component: PrintComponent): string {
  return getTranslator(locale, 'report/header-page')(`sections.${component}`)
}

async function loadProfile(db: DbOrTx, companyId: string): Promise<Profile> {
  const profile = await findProfile(db, companyId)
  if (profile === null) throw new AppError('company.not-found')
  return profile
}

/** Who the document is about, for its first page and the head of all of them. */
function describeCompany(profile: Profile, locale: Locale): Pick<PrintDocument, 'companyName' | 'madeUp' | 'facts'> {
  const t = getTranslator(locale, 'fact-sections')
  const { name, registerNumber, taxNumber, seat, status, isMadeUp } = profile
  const facts = [
    {
      key: t(`fields.${registerNumberField(registerNumber ?? '')}`),
      value: registerNumber === null ? null : showRegisterNumber(registerNumber),
    },
    { key: t('fields.taxNumber'), value: taxNumber === null ? null : showTaxNumber(taxNumber) },
    { key: t('fields.seat'), value: seat },
    { key: t('fields.status'), value: getTranslator(locale, 'company-status')(status) },
  ]
  return {
    companyName: name,
    madeUp: isMadeUp ? getTranslator(locale, 'report/header')('madeUp') : null,
    facts: facts.flatMap(({ key, value }) => (value === null ? [] : [{ key, value }])),
  }
}
