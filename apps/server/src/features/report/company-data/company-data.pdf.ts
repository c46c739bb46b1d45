import { readFileSync } from 'node:fs'
import type { DataGroup, DataItem } from '@merleg/contract/report/company-data.contract'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import type { FileAnswer } from '../../../app/register-endpoint.ts'
import type { PdfRenderer } from '../../../shared/pdf.ts'
import type { Profile } from '../../register/profiles.repository.ts'
import { toFileName } from '../report-file-name.ts'
import { formatDate } from '../report-format.ts'
import { registerNumberField, showRegisterNumber, showTaxNumber } from '../report-words.ts'
import type { CompanyDataPage } from './company-data.views.ts'

/** What is printed: the same page as on the screen, and the day it is printed on. */
export type Extract = { profile: Profile; page: CompanyDataPage; locale: Locale; all: boolean; printedOn: string }

const TEMPLATE = readFileSync(new URL('./extract.typ', import.meta.url), 'utf8')
const HEADER_NAME_LENGTH = 48
/** Characters that surely fit on a page. */
const PAGE_LENGTH = 1500

/** The company extract as PDF; the same page printed on the same day gives the same bytes. */
export async function renderExtract(renderer: PdfRenderer, extract: Extract): Promise<FileAnswer> {
  const t = getTranslator(extract.locale, 'report/company-data')
  return {
    fileName: toFileName([extract.profile.name, t('extract.fileName'), extract.page.asOf], 'pdf'),
    contentType: 'application/pdf',
    body: await renderer.render({ template: TEMPLATE, content: describeExtract(extract) }),
  }
}

function describeExtract({ profile, page, locale, all, printedOn }: Extract) {
  const t = getTranslator(locale, 'report/company-data')
  const [year, month, day] = printedOn.split('-').map(Number)
  const asOf = t(all ? 'extract.asOfHistory' : 'extract.asOf', { date: formatDate(locale, page.asOf) })
  const knownAt = page.knownAt === null ? '' : ` · ${t('extract.knownAt', { date: formatDate(locale, page.knownAt) })}`
  const sources = listSourceTexts(page.groups)
  return {
    lang: locale,
    title: t('extract.title'),
    companyName: profile.name,
    companyShort: cut(profile.name, HEADER_NAME_LENGTH),
    asOf: `${asOf}${knownAt}`,
    printedOn: t('extract.printedOn', { date: formatDate(locale, printedOn) }),
    pageText: t('extract.page', { page: '{page}', pages: '{pages}' }),
    notice: t('extract.notice'),
    madeUp: profile.isMadeUp ? getTranslator(locale, 'report/header')('madeUp') : null,
    date: { year, month, day },
    facts: listHeadFacts(profile, locale),
    groups: page.groups.map((group) => describeGroup(group, { locale, sources })),
    sourcesTitle: t('extract.sources'),
    sources: sources.map((source, index) => `[${index + 1}] ${source}`),
  }
}

function listHeadFacts(profile: Profile, locale: Locale): { key: string; value: string }[] {
  const t = getTranslator(locale, 'fact-sections')
  const { registerNumber, taxNumber, seat, status } = profile
  return [
    {
      key: t(`fields.${registerNumberField(registerNumber ?? '')}`),
      value: registerNumber === null ? null : showRegisterNumber(registerNumber),
    },
    { key: t('fields.taxNumber'), value: taxNumber === null ? null : showTaxNumber(taxNumber) },
    { key: t('fields.seat'), value: seat },
    { key: t('fields.status'), value: getTranslator(locale, 'company-status')(status) },
  ].flatMap(({ key, value }) => (value === null ? [] : [{ key, value }]))
}

type GroupContext = { locale: Locale; sources: readonly string[] }

function describeGroup(group: DataGroup, context: GroupContext) {
  const t = getTranslator(context.locale, 'report/company-data')
  const { active, inactive, items } = group
  const note =
    items.length === 0 ? t('extract.noItems') : group.hasMore ? t('extract.more', { shown: items.length }) : null
  return {
    title: group.title,
    counts: t('extract.counts', { active, inactive }),
    note,
    items: items.map((item) => describeItem(item, context)),
  }
}

function describeItem(item: DataItem, { locale, sources }: GroupContext) {
  const t = getTranslator(locale, 'report/company-data')
  const validity = item.valid ? t('extract.valid') : t('extract.inactive')
  const source = `[${sources.indexOf(sourceText(item)) + 1}] ${item.provenance.reference ?? ''}`.trimEnd()
  const length = item.rows.reduce((sum, { value }) => sum + value.length, 0)
  return {
    counter: item.counter,
    valid: item.valid,
    isLong: length > PAGE_LENGTH,
    foot: `${source} · ${item.dates === null ? validity : `${validity}: ${item.dates}`}`,
    rows: item.rows.map(({ key, value, style }) => ({ key, value, strong: style === 'strong' })),
  }
}

function sourceText({ provenance }: DataItem): string {
  return `${provenance.publisher}: ${provenance.title}`
}

/** Every source behind the items once, in order of appearance. */
function listSourceTexts(groups: readonly DataGroup[]): string[] {
  return [...new Set(groups.flatMap((group) => group.items.map(sourceText)))]
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`
}
