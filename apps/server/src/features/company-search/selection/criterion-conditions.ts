import { monthsBefore } from '@merleg/domain/calendar-days'
import { AMOUNT_COLUMNS, type AmountCriterion, FLOW_COLUMNS } from '@merleg/domain/company-search/amount-criteria'
import { headcountCountsFrom } from '@merleg/domain/company-search/headcount-age'
import { CRITERION_IDS, type CriterionId, OWNER_KINDS } from '@merleg/domain/company-search/criteria'
import { COMPANY_STATUSES } from '@merleg/domain/company-status'
import { foldName } from '@merleg/domain/name-folding'
import { toIsoDay } from '@merleg/domain/company-search/saved-day'
import { COUNTIES } from '@merleg/domain/reference/counties'
import { withLaterClasses } from '@merleg/domain/reference/later-activities'
import { WHOLE_YEAR_DAYS } from '@merleg/domain/whole-year'
import { CONTACT_BITS } from '../read-model/contact-kinds.ts'
import type { AskedValues } from './asked-criteria.ts'
import { type CompaniesAsk, type Condition, type InfosAsk, type NumberColumn, toDayNumber } from './condition.ts'
import { anyOf, askForNames, compactIdentifier, oneWord, wordsOf } from './searched-words.ts'
import type { WordQuery } from './word-query.ts'

/** What is known before conditions are made. */
export type AskedContext = {
  values: AskedValues
  /** YYYY-MM-DD. */
  today: string
  /** Texts as names are folded. */
  fold: (text: string) => string
  /** Names of the settlements that are near enough; null where no place is asked for. */
  settlements: readonly string[] | null
  /** The companies that are like those asked for; null where none are. */
  similarIds: readonly string[] | null
  /** Companies that asked not to be contacted: nothing of their contacts may be learnt, nor by being found. */
  refusingIds: readonly string[]
}

/** What has to be said of one and the same address or person; the rest are conditions by themselves. */
type Part = Condition | { by: 'address' | 'person'; words: WordQuery | null }

/** Of a million in an amount of a profile, and of a per cent. */
const THOUSANDS = 1000
const THOUSANDTHS = 1000

type Maker<Id extends CriterionId> = (value: AskedValues[Id], context: AskedContext) => readonly Part[]

const amount =
  (id: AmountCriterion) =>
  (value: Bounds): Condition[] =>
    within(AMOUNT_COLUMNS[id], value, THOUSANDS)

const address =
  (mark: string) =>
  (value: string, { fold }: AskedContext): Part[] =>
    value === '' ? [] : [{ by: 'address', words: wordsOf(mark, fold(value)) }]

const person =
  (mark: string) =>
  (value: string, { fold }: AskedContext): Part[] =>
    value === '' ? [] : [{ by: 'person', words: wordsOf(mark, fold(value)) }]

/** How each criterion narrows a search. */
const MAKERS: { readonly [Id in CriterionId]: Maker<Id> } = {
  companyName: (value, { values, fold }) => {
    if (value === '') return []
    const ask = askForNames(fold(value), { isCurrentOnly: values.onlyValid })
    // A text without a letter or digit is of nothing.
    return [ask === null ? { by: 'nothing' } : asked(ask)]
  },
  taxNumber: (value, context) => identifier('tax', value, context),
  companyNumber: (value, context) => identifier('register', value, context),
  bankAccountNumber: (value, context) => identifier('account', value, context),
  foundation: ({ min, max }) =>
    range('founded_on', min === null ? null : toDayNumber(min), max === null ? null : toDayNumber(max)),
  employees: (value, { today }) => {
    const bounds = within('headcount', value, 1)
    return bounds.length === 0
      ? []
      : [...bounds, ...range('headcount_until', toDayNumber(headcountCountsFrom(today)), null)]
  },
  type: (codes) => (codes.length === 0 ? [] : [{ by: 'codes', column: 'legal_form', codes }]),
  status: (codes) => (codes.length === 0 ? [] : [{ by: 'codes', column: 'status', codes }]),

  address: address('a'),
  zip: address('z'),
  city: address('c'),
  street: address('s'),
  county: (codes, context) => counties(codes, 'county_code', context),
  region: (codes, context) => counties(codes, 'region_code', context),
  addressType: () => [],

  personName: person('n'),
  motherName: person('m'),
  personZip: person('z'),
  personCity: person('c'),
  personStreet: person('s'),
  personTaxId: (value) => (value === '' ? [] : [{ by: 'person', words: oneWord('p', compactIdentifier(value)) }]),
  memberTaxNumber: (value) => (value === '' ? [] : [{ by: 'person', words: memberNumber(value) }]),
  memberType: () => [],

  fixedAssets: amount('fixedAssets'),
  currentAssets: amount('currentAssets'),
  provisions: amount('provisions'),
  liabilities: amount('liabilities'),
  shareholdersEquity: amount('shareholdersEquity'),
  subscribedCapital: amount('subscribedCapital'),
  domesticSales: amount('domesticSales'),
  exportSales: amount('exportSales'),
  totalSales: amount('totalSales'),
  ebitda: amount('ebitda'),
  accruedAndDeferredAssets: amount('accruedAndDeferredAssets'),
  accruedAndDeferredLiabilities: amount('accruedAndDeferredLiabilities'),
  incomeFromOperations: amount('incomeFromOperations'),
  incomeBeforeTaxes: amount('incomeBeforeTaxes'),
  accountsPayable: amount('accountsPayable'),
  corporateTax: amount('corporateTax'),

  negativeInfo: (value, { values, today }) => infos('negative', value, { values, today }),
  positiveInfo: (value, { values, today }) => infos('positive', value, { values, today }),

  activities: (codes, { values, today }) => {
    if (codes.length === 0) return []
    const classes = withLaterClasses(codes)
    const { onlyValid, inAllActivity } = values
    if (onlyValid && !inAllActivity) return [{ by: 'codes', column: 'main_class', codes: classes }]
    return [asked({ of: 'activities', classes, isMainOnly: !inAllActivity, validOn: onlyValid ? today : null })]
  },
  inAllActivity: () => [],
  showOnlySelected: () => [],

  rating: (value) => within('points', value, 1),
  probability: (value) => within('probability', value, THOUSANDTHS),
  salesGrowth: (value) => within('sales_growth', value, THOUSANDTHS),
  ownerKind: (kinds) => {
    if (kinds.length === 0) return []
    const mask = OWNER_KINDS.reduce((bits, kind, index) => (kinds.includes(kind) ? bits | (1 << index) : bits), 0)
    return [{ by: 'bits', column: 'owner_kinds', mask }]
  },
  filedWithin: (months, { today }) =>
    months === null ? [] : range('filed_on', toDayNumber(monthsBefore(today, months)), toDayNumber(today)),
  hasWebsite: (isAsked, { refusingIds: ids }) => {
    if (!isAsked) return []
    const has = { by: 'bits', column: 'contacts', mask: CONTACT_BITS.website } as const
    return ids.length === 0 ? [has] : [has, { by: 'others', than: { of: 'companies', ids } }]
  },
  nearby: (_value, { settlements }) =>
    settlements === null ? [] : [{ by: 'codes', column: 'settlement', codes: settlements }],
  similarTo: (_value, { similarIds }) => (similarIds === null ? [] : [asked({ of: 'companies', ids: similarIds })]),

  onlyValid: (isAsked) =>
    isAsked ? [{ by: 'codes', column: 'status', codes: COMPANY_STATUSES.filter((status) => status !== 'ceased') }] : [],
}

/** The conditions of a query, all of which a company has to meet. */
export function listConditions(context: AskedContext): Condition[] {
  const parts = CRITERION_IDS.flatMap((id) => makeParts(id, context))
  const conditions = parts.flatMap((part): Condition[] => ('words' in part ? [] : [part]))
  const { values, today } = context
  const validOn = values.onlyValid ? today : null
  for (const [by, kinds, of] of [
    ['address', values.addressType, 'addresses'],
    ['person', values.memberType, 'people'],
  ] as const) {
    const texts = parts.flatMap((part) => ('words' in part && part.by === by ? [part.words] : []))
    if (texts.length === 0) continue
    const known = texts.flatMap((text) => text ?? [])
    if (known.length < texts.length) conditions.push({ by: 'nothing' })
    else {
      const words = [...known, ...(kinds.length === 0 ? [] : [anyOf('k', kinds)])]
      conditions.push(asked({ of, words: { all: words }, validOn }))
    }
  }
  // Once, behind all: what each criterion costs is counted faster.
  if (conditions.some((one) => one.by === 'range' && FLOW_COLUMNS.some((column) => column === one.column)))
    conditions.push(...range('year_days', WHOLE_YEAR_DAYS.from, WHOLE_YEAR_DAYS.to))
  return conditions
}

function makeParts<Id extends CriterionId>(id: Id, context: AskedContext): readonly Part[] {
  return MAKERS[id](context.values[id], context)
}

type Bounds = { min: number | null; max: number | null }

/** Bounds in units of which the column has so many parts. */
function within(column: NumberColumn, { min, max }: Bounds, parts: number): Condition[] {
  // What a decimal fraction is off by in binary is no part of the bound.
  const exact = (bound: number) => Number((bound * parts).toFixed(6))
  return range(column, min === null ? null : Math.ceil(exact(min)), max === null ? null : Math.floor(exact(max)))
}

function range(column: NumberColumn, min: number | null, max: number | null): Condition[] {
  return min === null && max === null ? [] : [{ by: 'range', column, min, max }]
}

function asked(ask: CompaniesAsk): Condition {
  return { by: 'companies', ask }
}

function identifier(kind: 'tax' | 'register' | 'account', value: string, { values, today }: AskedContext): Condition[] {
  if (value === '') return []
  const key = compactIdentifier(value, kind)
  return key === ''
    ? [{ by: 'nothing' }]
    : [asked({ of: 'identifiers', kind, key, validOn: values.onlyValid ? today : null })]
}

/** The number itself, or the stem by which companies are known. */
function memberNumber(value: string): WordQuery | null {
  const key = compactIdentifier(value, 'tax')
  const number = oneWord('t', key)
  if (number === null || !/^\d{9,}$/.test(key)) return number
  return { any: [number, { word: `t:${key.slice(0, 8)}`, isBeginning: false }] }
}

/** Of the seat, unless other addresses are asked for, or former ones. */
function counties(
  codes: readonly string[],
  column: 'county_code' | 'region_code',
  { values: { addressType } }: AskedContext,
): Part[] {
  if (codes.length === 0) return []
  if (addressType.every((type) => type === 'Headquarter')) return [{ by: 'codes', column, codes }]
  const meant = COUNTIES.filter(({ code, regionCode }) => codes.includes(column === 'county_code' ? code : regionCode))
  const names = meant.flatMap(({ nameHu }) => wordsOf('y', foldName(nameHu), { isWhole: true }) ?? [])
  return [{ by: 'address', words: names.length === 0 ? null : { any: names } }]
}

function infos(
  type: 'negative' | 'positive',
  value: AskedValues['negativeInfo'],
  { values, today }: Pick<AskedContext, 'values' | 'today'>,
): Condition[] {
  const ask = askForInfos(type, value, { isCurrentOnly: values.onlyValid, today })
  return ask === null ? [] : [asked(ask)]
}

/** Which information is meant; null where none is asked for. */
export function askForInfos(
  type: 'negative' | 'positive',
  { type: groups, start, end }: AskedValues['negativeInfo'],
  state: { isCurrentOnly: boolean; today: string },
): InfosAsk | null {
  if (groups.length === 0 && start === null && end === null) return null
  const day = (value: string | null) => (value === null ? null : toIsoDay(value))
  return { of: 'infos', type, groups, start: day(start), end: day(end), ...state }
}
