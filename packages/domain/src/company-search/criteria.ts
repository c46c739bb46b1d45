/** The two searches by criteria (spec part 1 §2 "Detailed search"): for lists of customers, and for looking up. */
export const SEARCH_VARIANTS = ['marketing', 'advanced'] as const
export type SearchVariant = (typeof SEARCH_VARIANTS)[number]

/** The cards of the form, in its order. */
export const CRITERION_CARDS = [
  'basic',
  'address',
  'person',
  'financial',
  'negative',
  'positive',
  'activities',
  'more',
] as const
export type CriterionCard = (typeof CRITERION_CARDS)[number]

/** Where a criterion stands in a query (spec part 1 §3 "Search query"); `more` holds what the specification does not have. */
export const QUERY_PARTS = ['companyDetails', 'financialDetails', 'more', 'query'] as const
export type QueryPart = (typeof QUERY_PARTS)[number]

/**
 * What is filled in: `text` a word or more of it; `identifier` a number with or without its marks; `count` and `percent`
 * and `millions` (of forints) two bounds, either of which may be left open; `days` two days; `choice` any of the options;
 * `addressType`, `memberType` which of the addresses and people are meant; `info` kinds of information with days;
 * `activities` NACE classes; `months` so many back from today; `place` a settlement with a radius; `companies` some that
 * others are to be like; `flag` yes or indifferent.
 */
export const CRITERION_KINDS = [
  'text',
  'identifier',
  'count',
  'percent',
  'millions',
  'days',
  'choice',
  'addressType',
  'memberType',
  'info',
  'activities',
  'months',
  'place',
  'companies',
  'flag',
] as const
export type CriterionKind = (typeof CRITERION_KINDS)[number]

type CriterionRule = {
  card: CriterionCard
  part: QueryPart
  kind: CriterionKind
  /** Left out: both. */
  variants?: readonly SearchVariant[]
  /** Says how others are meant and narrows nothing by itself. */
  isModifier?: true
}

const MARKETING = { variants: ['marketing'] } as const

function rule<const R extends CriterionRule>(value: R): R {
  return value
}
const detail = <const C extends CriterionCard, const K extends CriterionKind>(card: C, kind: K) =>
  rule({ card, part: 'companyDetails', kind })
const millions = rule({ card: 'financial', part: 'financialDetails', kind: 'millions' })
const more = <const K extends CriterionKind>(kind: K) => rule({ card: 'more', part: 'more', kind })

/**
 * What companies can be searched by. Form, check, query, words of the title, saved searches and what each criterion costs
 * derive from it. Its label is the key of `company-search/words`, its options are those of its kind.
 */
export const CRITERIA = {
  companyName: detail('basic', 'text'),
  taxNumber: detail('basic', 'identifier'),
  companyNumber: detail('basic', 'identifier'),
  bankAccountNumber: detail('basic', 'identifier'),
  foundation: detail('basic', 'days'),
  employees: detail('basic', 'count'),
  type: detail('basic', 'choice'),
  status: detail('basic', 'choice'),

  address: detail('address', 'text'),
  zip: detail('address', 'text'),
  city: detail('address', 'text'),
  street: detail('address', 'text'),
  county: detail('address', 'choice'),
  region: detail('address', 'choice'),
  addressType: { ...detail('address', 'addressType'), isModifier: true },

  personName: detail('person', 'text'),
  motherName: detail('person', 'text'),
  personZip: detail('person', 'text'),
  personCity: detail('person', 'text'),
  personStreet: detail('person', 'text'),
  personTaxId: detail('person', 'identifier'),
  memberTaxNumber: detail('person', 'identifier'),
  memberType: { ...detail('person', 'memberType'), isModifier: true },

  fixedAssets: millions,
  currentAssets: millions,
  provisions: millions,
  liabilities: millions,
  shareholdersEquity: millions,
  subscribedCapital: millions,
  domesticSales: millions,
  exportSales: millions,
  totalSales: millions,
  ebitda: millions,
  accruedAndDeferredAssets: millions,
  accruedAndDeferredLiabilities: millions,
  incomeFromOperations: millions,
  incomeBeforeTaxes: millions,
  accountsPayable: millions,
  corporateTax: millions,

  negativeInfo: rule({ card: 'negative', part: 'query', kind: 'info' }),
  positiveInfo: rule({ card: 'positive', part: 'query', kind: 'info' }),

  activities: { ...rule({ card: 'activities', part: 'query', kind: 'activities' }), ...MARKETING },
  inAllActivity: { ...rule({ card: 'activities', part: 'query', kind: 'flag', isModifier: true }), ...MARKETING },
  showOnlySelected: { ...rule({ card: 'activities', part: 'query', kind: 'flag', isModifier: true }), ...MARKETING },

  rating: more('count'),
  probability: more('percent'),
  salesGrowth: more('percent'),
  ownerKind: more('choice'),
  filedWithin: more('months'),
  hasWebsite: more('flag'),
  nearby: more('place'),
  similarTo: more('companies'),

  onlyValid: rule({ card: 'basic', part: 'query', kind: 'flag' }),
} as const satisfies Record<string, CriterionRule>

export type CriterionId = keyof typeof CRITERIA

/** Criteria by which options are chosen, kinds of information among them. */
export type OptionCriterion = {
  [Id in CriterionId]: (typeof CRITERIA)[Id]['kind'] extends 'choice' | 'info' ? Id : never
}[CriterionId]

/** Every criterion in the order of the form. */
export const CRITERION_IDS = Object.keys(CRITERIA).filter((id): id is CriterionId => Object.hasOwn(CRITERIA, id))

/** The rule of a criterion. */
export function criterionRule(id: CriterionId): CriterionRule {
  return CRITERIA[id]
}

/** What a variant offers, in the order of the form. */
export function listCriteria(variant: SearchVariant): CriterionId[] {
  return CRITERION_IDS.filter((id) => criterionRule(id).variants?.includes(variant) ?? true)
}

/** Ids of address types (spec part 2 §7): the number, and the word that defaults use. */
export const ADDRESS_TYPES = { '1': 'Headquarter', '2': 'Site', '3': 'Branch' } as const
/** Ids of member types: 1 authorised signatory or managing officer, 2 member, 3 auditor. */
export const MEMBER_TYPES = { '1': 'Signer', '2': 'Member', '3': 'Auditor' } as const

/**
 * Who owns a company, by what the sources tell of its members today: `company` one of its own country, `foreign` whoever is of
 * another, `unplaced` a company of which no source tells the country. The place is the bit that profiles keep: others come last.
 */
export const OWNER_KINDS = ['person', 'company', 'foreign', 'public', 'unknown', 'unplaced'] as const
export type OwnerKind = (typeof OWNER_KINDS)[number]
