import type { DataRow } from '@merleg/contract/report/company-data.contract'
import type { FactPayload, FactSection } from '@merleg/domain/fact-sections'
import type { Locale } from '@merleg/domain/locale'
import type { EntityKind } from '@merleg/domain/report-id'
import { formatMoney } from '@merleg/domain/format/amount'
import { formatDate } from '@merleg/domain/format/date'
import { showRegisterNumber } from '@merleg/domain/register-number'
import { getTranslator } from '@merleg/i18n/translator'
import { type FactField, fieldLabel } from '../words/fact-labels.ts'
import { toMapUrl } from '../words/links.ts'
import { describeShare, registerNumberField, translatePost } from '../words/register-words.ts'

/** What the rows of a fact need beside its payload. */
export type RowContext = {
  locale: Locale
  slot: string
  kind: EntityKind
  /** The language that the source writes; null where it is not known, or the caller's own. */
  sourceLanguage: string | null
  /** The report of the party the fact names, where that is a company of the register. */
  partyUrl: string | null
  /** Without what tells namesakes apart (mother, birth, address), where a page is not the place for it. */
  hasNoPersonalData?: boolean
}

type RowContent = Partial<Omit<DataRow, 'key' | 'value'>> & { value: string | null }

/** A row, or nothing where the register does not say it. */
export function row({ locale, kind }: RowContext, key: FactField, content: RowContent | string | null): DataRow[] {
  const { value, ...look } = content === null || typeof content === 'string' ? { value: content } : content
  if (value === null || value === '') return []
  return [
    {
      key: fieldLabel(locale, key, kind),
      keyIcon: null,
      value,
      valueUrl: null,
      valueIcon: null,
      style: 'plain',
      ...look,
    },
  ]
}

/** A text in the words of its source, in whatever language that is. */
export function sourceRow(context: RowContext, key: FactField, content: RowContent | string | null): DataRow[] {
  const { sourceLanguage } = context
  return row(context, key, content).map((line) => (sourceLanguage === null ? line : { ...line, lang: sourceLanguage }))
}

export function dateRow(context: RowContext, key: FactField, day: string | null): DataRow[] {
  return row(context, key, day === null ? null : formatDate(context.locale, day))
}

export function moneyRow(
  context: RowContext,
  key: FactField,
  money: { amount: number | null; currency: string | null },
): DataRow[] {
  const { amount, currency } = money
  if (amount === null || currency === null) return []
  return row(context, key, { value: formatMoney(context.locale, amount, currency), style: 'number' })
}

const ADDRESS_ICONS = { seat: 'seat', mailingAddress: 'address', site: 'site', branch: 'branch' } as const

export function addressRow(
  context: RowContext,
  key: keyof typeof ADDRESS_ICONS,
  { text }: { text: string },
): DataRow[] {
  const look = { keyIcon: ADDRESS_ICONS[key], valueUrl: toMapUrl(text), valueIcon: 'map', style: 'strong' } as const
  return row(context, key, { value: text, ...look })
}

export function registerNumberRow(context: RowContext, number: string | null): DataRow[] {
  if (number === null) return []
  return row(context, registerNumberField(number), {
    value: showRegisterNumber(number),
    keyIcon: 'number',
    style: 'code',
  })
}

type Party = Pick<
  FactPayload<'auditor'>,
  'partyKind' | 'name' | 'address' | 'motherName' | 'birthDate' | 'registerNumber' | 'isWithheld'
>

/** A person or body in a role, as on the extract: name first, then what tells namesakes apart. */
export function partyRows(context: RowContext, party: Party, between: DataRow[] = []): DataRow[] {
  const icon = party.partyKind === 'person' ? 'person' : 'company'
  return [
    ...row(context, 'personName', { value: party.name, keyIcon: icon, valueUrl: context.partyUrl, style: 'strong' }),
    ...between,
    ...registerNumberRow(context, party.registerNumber),
    ...(context.hasNoPersonalData === true ? [] : personalRows(context, party)),
  ]
}

function personalRows(context: RowContext, party: Party): DataRow[] {
  if (party.isWithheld === true)
    return row(context, 'personalDetails', getTranslator(context.locale, 'register/fact-sections')('withheld'))
  return [
    ...row(context, 'motherName', party.motherName),
    ...dateRow(context, 'birthDate', party.birthDate),
    ...row(context, 'address', party.address),
  ]
}

export function postRow(context: RowContext, post: string | null): DataRow[] {
  const known = translatePost(context.locale, post)
  // A position that no dictionary has is told as it was written.
  return (known === post ? sourceRow : row)(context, 'post', known)
}

export function shareRow(context: RowContext, member: FactPayload<'member'>): DataRow[] {
  // A branch is a part of its founder, who has no share of it.
  if (member.role === 'founding-enterprise') return []
  return row(context, 'share', { value: describeShare(context.locale, member), style: 'number' })
}

/** The rows of one section's facts. */
export type RenderRows<Section extends FactSection> = (payload: FactPayload<Section>, context: RowContext) => DataRow[]
