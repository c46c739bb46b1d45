import type { DataRow } from '@merleg/contract/report/company-data.contract'
import type { FactPayload, FactSection } from '@merleg/domain/fact-sections'
import { parseBankAccount, showBankAccount } from '@merleg/domain/bank-account'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import { formatNumber } from '@merleg/domain/format/number'
import { showTaxNumber } from '@merleg/domain/tax-number'
import { toMailUrl, toPhoneUrl, toWebsiteUrl } from '../words/links.ts'
import { describeActivity, describeDetail, translateLegalForm, translateRelation } from '../words/register-words.ts'
import {
  addressRow,
  dateRow,
  moneyRow,
  registerNumberRow,
  type RenderRows,
  row,
  type RowContext,
  sourceRow,
} from './data-rows.ts'

type CompanySection = Exclude<
  FactSection,
  | 'signatory'
  | 'member'
  | 'beneficial-owner'
  | 'beneficial-owner-statement'
  | 'auditor'
  | 'supervisory-board'
  | 'representative'
  | NewsSection
>
export type NewsSection =
  | 'bankruptcy'
  | 'liquidation'
  | 'dissolution'
  | 'forced-deletion'
  | 'procedure'
  | 'activity-suspension'
  | 'enforcement'
  | 'tax-enforcement'
  | 'tax-debt'
  | 'tax-finding'
  | 'ban'
  | 'sanction'
  | 'lien'
  | 'announcement'
  | 'procurement-award'

function words(locale: Locale) {
  return getTranslator(locale, 'register/fact-sections')
}

function relatedRows(related: FactPayload<'predecessor'>, context: RowContext): DataRow[] {
  const { relation } = related
  return [
    ...row(context, 'companyName', {
      value: related.name,
      keyIcon: 'company',
      valueUrl: context.partyUrl,
      style: 'strong',
    }),
    ...registerNumberRow(context, related.registerNumber),
    ...row(context, 'relation', relation === null ? null : translateRelation(context.locale, relation)),
  ]
}

function activityRows(activity: FactPayload<'activity'>, context: RowContext): DataRow[] {
  const { scheme, isMain } = activity
  return row(context, isMain ? 'mainActivity' : 'activity', {
    value: describeActivity(context.locale, activity),
    keyIcon: 'activity',
    style: isMain ? 'strong' : 'plain',
  }).map((line) => ({ ...line, key: `${line.key} (${words(context.locale)(`activitySchemes.${scheme}`)})` }))
}

function bankAccountRows(payload: FactPayload<'bank-account'>, context: RowContext): DataRow[] {
  const reading = parseBankAccount(payload.account)
  const bank = payload.bank ?? (reading.ok ? reading.account.bankName : null)
  return [
    ...row(context, 'account', { value: showBankAccount(payload.account), keyIcon: 'bank', style: 'code' }),
    ...row(context, 'bank', bank),
  ]
}

/** Details of the simpler kinds carry their label in the slot. */
function detailRows({ value }: FactPayload<'register-detail'>, context: RowContext): DataRow[] {
  const detail = describeDetail(context, context.slot, value)
  return (detail.isProse ? sourceRow : row)(context, 'text', detail.value).map((line) => ({ ...line, key: detail.key }))
}

function languageName(locale: Locale, language: string | null): string | null {
  return language !== null && /^[a-z]{2}$/i.test(language)
    ? (new Intl.DisplayNames(locale, { type: 'language' }).of(language.toLowerCase()) ?? null)
    : null
}

/** What the company itself is: the first tab. */
export const COMPANY_ROWS: { [Section in CompanySection]: RenderRows<Section> } = {
  name: ({ name }, context) => row(context, 'companyName', { value: name, keyIcon: 'name', style: 'strong' }),
  'short-name': ({ name }, context) => row(context, 'shortName', { value: name, style: 'strong' }),
  'foreign-name': ({ name, language }, context) => [
    ...row(context, 'companyName', { value: name, style: 'strong' }),
    ...row(context, 'language', languageName(context.locale, language)),
  ],
  'legal-form': (form, context) =>
    row(context, 'legalForm', {
      value: translateLegalForm(context.locale, form),
      keyIcon: 'legal-form',
      style: 'strong',
    }),
  registration: ({ status, on, reason }, context) => [
    ...row(context, 'status', { value: words(context.locale)(`registration.${status}`), style: 'strong' }),
    ...dateRow(context, status === 'ceased' ? 'deletedOn' : 'registeredOn', on),
    ...sourceRow(context, 'reason', reason),
  ],
  founding: ({ on }, context) => dateRow(context, 'foundedOn', on),
  'register-number': ({ value }, context) => registerNumberRow(context, value),
  'tax-number': ({ value }, context) =>
    row(context, 'taxNumber', { value: showTaxNumber(value), keyIcon: 'tax', style: 'code' }),
  'eu-tax-number': ({ value }, context) => row(context, 'euTaxNumber', { value, style: 'code' }),
  'tax-number-status': ({ status }, context) =>
    row(context, 'status', { value: words(context.locale)(`taxNumberStatus.${status}`), style: 'strong' }),
  'vat-check': ({ number, status, traderName, traderAddress }, context) => [
    ...row(context, 'euTaxNumber', { value: number, keyIcon: 'tax', style: 'code' }),
    ...row(context, 'status', { value: words(context.locale)(`vatCheckStatus.${status}`), style: 'strong' }),
    ...row(context, 'companyName', traderName),
    ...row(context, 'address', traderAddress),
  ],
  'tax-debt-free': ({ authority }, context) => [
    ...row(context, 'status', { value: words(context.locale)('words.taxDebtFree'), style: 'strong' }),
    ...row(context, 'listedBy', authority),
  ],
  'statistical-code': ({ value }, context) => row(context, 'statisticalCode', { value, style: 'code' }),
  'group-tax-membership': (member, context) => [
    ...row(context, 'memberName', { value: member.memberName, valueUrl: context.partyUrl, style: 'strong' }),
    ...row(context, 'memberTaxNumber', { value: showTaxNumber(member.memberTaxNumber), style: 'code' }),
    ...row(context, 'groupTaxNumber', { value: showTaxNumber(member.groupTaxNumber), style: 'code' }),
    ...row(context, 'memberIdNumber', { value: member.memberIdNumber, style: 'code' }),
    ...row(context, 'address', member.address),
  ],
  seat: (address, context) => addressRow(context, 'seat', address),
  'mailing-address': (address, context) => addressRow(context, 'mailingAddress', address),
  site: (address, context) => addressRow(context, 'site', address),
  branch: (address, context) => addressRow(context, 'branch', address),
  activity: activityRows,
  capital: (capital, context) => moneyRow(context, 'capital', capital),
  headcount: ({ persons }, context) =>
    row(context, 'headcount', {
      value: words(context.locale)('words.persons', { count: persons, number: formatNumber(context.locale, persons) }),
      keyIcon: 'people',
      style: 'number',
    }),
  phone: ({ value }, context) => row(context, 'phone', { value, keyIcon: 'phone', valueUrl: toPhoneUrl(value) }),
  'e-mail': ({ value }, context) => row(context, 'email', { value, keyIcon: 'email', valueUrl: toMailUrl(value) }),
  website: ({ value }, context) =>
    row(context, 'website', { value, keyIcon: 'website', valueUrl: toWebsiteUrl(value) }),
  'bank-account': bankAccountRows,
  'register-detail': detailRows,
  certificate: (certificate, context) => [
    ...row(context, 'certificate', { value: certificate.name, keyIcon: 'certificate', style: 'strong' }),
    ...row(context, 'issuer', certificate.issuer),
    ...row(context, 'score', {
      value: certificate.score === null ? null : formatNumber(context.locale, certificate.score),
      style: 'number',
    }),
  ],
  predecessor: relatedRows,
  successor: relatedRows,
}
