import { endpointUrl } from '@merleg/contract/endpoint-url'
import { type PrintBlock, type PrintDocument, printInfo } from '@merleg/contract/report/print.contract'
import {
  findMissingClaim,
  isPrintableOf,
  PRINT_NOUNS,
  type PrintNoun,
  REPORT_SECTIONS,
} from '@merleg/contract/report/report-sections'
import type { DbOrTx } from '@merleg/db/connect'
import type { Claim } from '@merleg/domain/claims'
import { INFO_TYPES, infoGroupRule, type InfoType, listInfoGroups } from '@merleg/domain/company-info/info-groups'
import type { FactSection } from '@merleg/domain/fact-sections'
import type { Locale } from '@merleg/domain/locale'
import { findWithoutAccounts } from '@merleg/domain/without-accounts'
import type { ScoreConfig } from '@merleg/domain/score/rate/rate-company'
import { getTranslator } from '@merleg/i18n/translator'
import { showRegisterNumber } from '@merleg/domain/register-number'
import { showTaxNumber } from '@merleg/domain/tax-number'
import { AppError } from '../../../app/app-error.ts'
import { refuseFuture } from '../../../app/asked-day.ts'
import { disputeTeller, renderDisputedBlocks } from '../../corrections/corrections.print.ts'
import { listToldDisputes } from '../../corrections/told-disputes.views.ts'
import { findProfile, type Profile } from '../../register/profiles.repository.ts'
import { renderCompanyDataBlocks } from '../company-data/company-data.print.ts'
import { renderVatCheckBlocks } from '../company-data/vat-checks.print.ts'
import { getCompanyDataPage } from '../company-data/company-data.views.ts'
import { renderInfoItemBlocks } from '../info/info.print.ts'
import { getInfoPage } from '../info/info.views.ts'
import { formatDate } from '@merleg/domain/format/date'
import { readStatuses } from '../rows/statuses.ts'
import { kindOf } from '../words/fact-labels.ts'
import { registerNumberField } from '../words/register-words.ts'
import { noteBlock, silenceBlock } from '../print-blocks/blocks.ts'
import { createPrintContext } from '../print-blocks/context.ts'
import { describeSilence } from '../silence/silence.ts'
import { listSpeakingSources } from '../silence/speaking-sources.repository.ts'
import { renderVerdictBlocks } from '../verdict/verdict.print.ts'
import { getVerdictPage } from '../verdict/verdict.views.ts'
import { SECTIONS } from '../sections/sections.generated.ts'
import { type ExtractQuery, type ReportQuery, toDownloadUrl } from './print-path.ts'

type Reader = {
  companyId: string
  locale: Locale
  claims: readonly Claim[]
  subscriberId: string
  today: string
}
export type PrintQuery = Reader & { query: ReportQuery; scoreConfig: ScoreConfig }

/**
 * The chosen sections of a report, set for printing. Throws `claim.missing` for a section whose claim the reader lacks,
 * `page.not-found` for one that this kind of entity has not, `company.not-found`.
 */
export async function getPrintPage(db: DbOrTx, { query, scoreConfig, ...reader }: PrintQuery): Promise<PrintDocument> {
  const { companyId, locale, today } = reader
  for (const noun of query.sections) assertOffered(noun, reader)
  const head = await describeCompany(db, { profile: await loadProfile(db, companyId), locale, today })
  const listedIn = listChapters(locale, query.sections)
  const disputed = await listToldDisputes(db, { subscriberId: reader.subscriberId, companyId })
  const tellDispute = disputeTeller(locale, disputed)
  const { context, sources } = createPrintContext({ locale, onlyValid: query.onlyValid, listedIn, tellDispute })
  const t = getTranslator(locale, 'report/print/answers')
  const verdict = query.sections.includes('summary')
    ? renderVerdictBlocks(await getVerdictPage(db, { ...reader, scoreConfig }), locale)
    : []
  const sections: PrintDocument['sections'] = []
  // One after the other: the numbers of the sources follow the order of the pages.
  for (const noun of query.sections) {
    const given = {
      companyId,
      subscriberId: reader.subscriberId,
      onlyLastReport: query.onlyLastReport,
      today,
      scoreConfig,
    }
    const blocks = await SECTIONS[noun].print(db, given, context)
    sections.push({
      id: REPORT_SECTIONS[noun].flag,
      title: titleOf(locale, noun),
      blocks: [
        ...renderDisputedBlocks(locale, disputed, noun),
        ...(blocks.length > 0 ? blocks : [await describeNothing(db, { noun, ...reader })]),
      ],
    })
  }
  const offered = PRINT_NOUNS.filter((noun) => isOffered(noun, reader))
  return {
    ...head,
    title: t('title'),
    asOf: t('asOf', { date: formatDate(locale, today) }),
    printedOn: today,
    notice: t('notice'),
    verdict,
    sections,
    sources: [...sources],
    available: offered.map((noun) => ({ id: REPORT_SECTIONS[noun].flag, title: titleOf(locale, noun) })),
    downloadUrl: sections.length === 0 ? null : toDownloadUrl(companyId, { view: 'report', query }),
  }
}

/** The company extract: the company data of a day, set for printing. Throws `company.not-found`. */
export async function getExtractPage(
  db: DbOrTx,
  { query, companyId, subscriberId, locale, today }: Omit<Reader, 'claims'> & { query: ExtractQuery },
): Promise<PrintDocument> {
  refuseFuture(today, query.asOf, query.knownAt)
  const shown = { companyId, locale, all: query.all, asOf: query.asOf ?? today, today, knownAt: query.knownAt }
  const { profile, page } = await getCompanyDataPage(db, shown)
  const disputed = await listToldDisputes(db, { subscriberId, companyId })
  const tellDispute = disputeTeller(locale, disputed)
  const { context, sources } = createPrintContext({ locale, onlyValid: false, tellDispute })
  const t = getTranslator(locale, 'report/company-data/answers')
  const asOf = t(query.all ? 'extract.asOfHistory' : 'extract.asOf', { date: formatDate(locale, page.asOf) })
  const knownAt = page.knownAt === null ? '' : ` · ${t('extract.knownAt', { date: formatDate(locale, page.knownAt) })}`
  const vatChecks = await renderVatCheckBlocks(db, { companyId, subscriberId, locale })
  const blocks = [...renderCompanyDataBlocks(page, context), ...vatChecks]
  const empty = [noteBlock(t('extract.noItems'))]
  return {
    ...(await describeCompany(db, {
      profile,
      locale,
      today,
      isOfAnotherDay: page.asOf !== today || page.knownAt !== null,
    })),
    title: t('extract.title'),
    asOf: `${asOf}${knownAt}`,
    printedOn: today,
    notice: t('extract.notice'),
    verdict: [],
    sections: [
      {
        id: REPORT_SECTIONS['company-data'].flag,
        title: t('extract.title'),
        blocks: blocks.length > 0 ? blocks : empty,
      },
    ],
    sources: [...sources],
    available: [],
    downloadUrl: toDownloadUrl(companyId, { view: 'extract', query: { ...query, asOf: page.asOf } }),
  }
}

/** An item of the negative or positive information. Throws `company.not-found`, `info-item.not-found`. */
export async function getInfoItemPage(
  db: DbOrTx,
  { companyId, locale, today, subscriberId, itemId, type }: Omit<Reader, 'claims'> & { itemId: string; type: InfoType },
): Promise<PrintDocument> {
  const page = await getInfoPage(db, { companyId, subscriberId, locale, today, type, withRows: true })
  const found = page.groups
    .flatMap((group) => group.items.map((item) => ({ group, item })))
    .find(({ item }) => item.id === itemId)
  if (found === undefined) throw new AppError('info-item.not-found')
  const profile = await loadProfile(db, companyId)
  const disputed = await listToldDisputes(db, { subscriberId, companyId })
  const tellDispute = disputeTeller(locale, disputed)
  const { context, sources } = createPrintContext({ locale, onlyValid: false, tellDispute })
  const t = getTranslator(locale, 'report/print/answers')
  return {
    ...(await describeCompany(db, { profile, locale, today })),
    title: t('infoTitle'),
    asOf: t('asOf', { date: formatDate(locale, today) }),
    printedOn: today,
    notice: t('notice'),
    verdict: [],
    sections: [{ id: itemId, title: found.group.title, blocks: renderInfoItemBlocks(found, context) }],
    sources: [...sources],
    available: [],
    downloadUrl: endpointUrl(printInfo, { params: { id: companyId, itemId } }),
  }
}

/** Long lists stand once: the entries of the information chapters are told there alone. */
function listChapters(locale: Locale, sections: readonly PrintNoun[]): Map<FactSection, string> {
  const chapters = INFO_TYPES.flatMap((type) => {
    const noun = `${type}-info` as const
    return sections.includes(noun)
      ? listInfoGroups(type).map((id) => ({ section: infoGroupRule(id).section, noun }))
      : []
  })
  return new Map(chapters.flatMap(({ section, noun }) => (section === null ? [] : [[section, titleOf(locale, noun)]])))
}

/** A chapter without anything: of accounts, what that means; of all else that the database has none. */
async function describeNothing(
  db: DbOrTx,
  { noun, companyId, locale, today }: Reader & { noun: PrintNoun },
): Promise<PrintBlock> {
  if (REPORT_SECTIONS[noun].group !== 'finance')
    return noteBlock(getTranslator(locale, 'report/print/answers')('empty.section'))
  const reason = findWithoutAccounts(kindOf(companyId))
  if (reason !== null)
    return noteBlock(getTranslator(locale, 'report/financial-report/words')(`withoutAccounts.${reason}`))
  const sources = await listSpeakingSources(db, companyId)
  return silenceBlock(describeSilence(locale, { topic: 'statements', subjects: ['statement'], to: today }, sources))
}

function assertOffered(noun: PrintNoun, { companyId, claims }: Reader): void {
  if (!isPrintableOf(noun, companyId)) throw new AppError('page.not-found')
  const name = findMissingClaim(noun, claims)
  if (name !== null) throw new AppError('claim.missing', { name })
}

function isOffered(noun: PrintNoun, { companyId, claims }: Reader): boolean {
  return isPrintableOf(noun, companyId) && findMissingClaim(noun, claims) === null
}

function titleOf(locale: Locale, noun: PrintNoun): string {
  return getTranslator(locale, `report/${noun}/words`)('title')
}

async function loadProfile(db: DbOrTx, companyId: string): Promise<Profile> {
  const profile = await findProfile(db, companyId)
  if (profile === null) throw new AppError('company.not-found')
  return profile
}

type Head = {
  profile: Profile
  locale: Locale
  today: string
  /** The document tells of another day than today, of which the status is. */
  isOfAnotherDay?: boolean
}

/** Who the document is about, for its first page and the head of all of them. */
async function describeCompany(
  db: DbOrTx,
  { profile, locale, today, isOfAnotherDay = false }: Head,
): Promise<Pick<PrintDocument, 'companyName' | 'madeUp' | 'facts'>> {
  const { companyId } = profile
  const statuses = await readStatuses(db, { locale, today, companyIds: [companyId] })
  const t = getTranslator(locale, 'register/fact-sections')
  const { name, registerNumber, taxNumber, seat, status, isMadeUp } = profile
  const facts = [
    {
      key: t(`fields.${registerNumberField(registerNumber ?? '')}`),
      value: registerNumber === null ? null : showRegisterNumber(registerNumber),
    },
    { key: t('fields.taxNumber'), value: taxNumber === null ? null : showTaxNumber(taxNumber) },
    { key: t('fields.seat'), value: seat },
    { key: t('fields.status'), value: statuses(companyId, status, isOfAnotherDay ? today : null).value },
  ]
  return {
    companyName: name,
    madeUp: isMadeUp ? getTranslator(locale, 'report/header/answers')('madeUp') : null,
    facts: facts.flatMap(({ key, value }) => (value === null ? [] : [{ key, value }])),
  }
}
