import { z } from 'zod'
import { CONTROL_PAYLOAD } from './beneficial-owners/control-natures.ts'
import { OWNER_STATEMENTS } from './beneficial-owners/owner-statements.ts'

const Day = z.iso.date()
const Text = z.string().min(1).max(4000)
const Amount = z.number()
/** Nobody employs more; a mistyped figure is no headcount. */
const MAX_PERSONS = 100_000_000

/** A postal address; `text` is how it is shown, the parts are for filters and maps. */
export const Address = z.strictObject({
  text: Text,
  countryCode: z.string().length(2),
  zip: z.string().max(12).nullable(),
  settlement: z.string().max(100).nullable(),
  county: z.string().max(100).nullable(),
  street: z.string().max(300).nullable(),
})
export type Address = z.infer<typeof Address>

/** A person, company or other body in a role. Its id, where one is known, is the fact's `partyId`. */
const party = {
  partyKind: z.enum(['person', 'company', 'other']),
  name: Text,
  address: Text.nullable(),
  motherName: Text.nullable(),
  birthDate: Day.nullable(),
  registerNumber: Text.nullable(),
  /** Never stored: the person objected, and address, mother and birth are not told. */
  isWithheld: z.literal(true).optional(),
}

const Value = z.strictObject({ value: Text })
const Proceeding = z.strictObject({
  caseNumber: Text.nullable(),
  court: Text.nullable(),
  administrator: Text.nullable(),
  text: Text.nullable(),
})
/** Kinds of proceedings that have a section of their own. */
export const PROCEDURE_KINDS = ['bankruptcy', 'liquidation', 'dissolution', 'forced-deletion'] as const
const Procedure = Proceeding.extend({
  /** What it may be where the source does not tell the kind: of none of them it can be said that there is none. */
  mayBe: z.array(z.enum(PROCEDURE_KINDS)).min(1).optional(),
})
const Debt = z.strictObject({
  authority: Text,
  caseNumber: Text.nullable(),
  amount: Amount.nullable(),
  currency: z.string().length(3),
  text: Text.nullable(),
})
const TAX_FINDINGS = ['undeclared-employment', 'tax-shortage'] as const
/** What a final decision of the tax authority found; amounts in `currency`. */
const TaxFinding = z.strictObject({
  authority: Text,
  finding: z.enum(TAX_FINDINGS),
  decidedOn: Day.nullable(),
  enforceableOn: Day.nullable(),
  amount: Amount.nullable(),
  /** Fine and interest that follow from it. */
  consequenceAmount: Amount.nullable(),
  currency: z.string().length(3),
})
const RelatedCompany = z.strictObject({ name: Text, registerNumber: Text.nullable(), relation: Text.nullable() })

/** A tab of the company data page. */
export type FactTab = 'company' | 'members' | 'news'

type SectionDefinition = {
  payload: z.ZodType
  /** `one`: a company has at most one at a time and its slot is empty; `many`: the slot says which. */
  multiplicity: 'one' | 'many'
  /** The tab of the company data page. */
  tab: FactTab
}

function one<P extends z.ZodType>(payload: P, tab: FactTab = 'company') {
  return { payload, multiplicity: 'one', tab } as const
}
function many<P extends z.ZodType>(payload: P, tab: FactTab = 'company') {
  return { payload, multiplicity: 'many', tab } as const
}

/**
 * What a member is: of a limited partnership one who answers without limit, or with the contribution alone (Act V of
 * 2013, section 3:154); who holds shares of a company limited by shares; the enterprise abroad that a branch is of.
 */
export const MEMBER_ROLES = ['general-partner', 'limited-partner', 'shareholder', 'founding-enterprise'] as const

/**
 * What the register can know about a company: every section with the shape of its payload, in the order in which
 * the company data page shows them (data design "Facts"). Labels: `@merleg/i18n/register/fact-sections.*`.
 */
export const FACT_SECTIONS = {
  name: one(z.strictObject({ name: Text })),
  'short-name': one(z.strictObject({ name: Text })),
  'foreign-name': many(z.strictObject({ name: Text, language: z.string().length(2).nullable() })),
  'legal-form': one(z.strictObject({ code: z.string().max(10).nullable(), name: Text })),
  registration: one(
    z.strictObject({
      status: z.enum(['registered', 'pending', 'ceased']),
      on: Day.nullable(),
      reason: Text.nullable(),
    }),
  ),
  founding: one(z.strictObject({ on: Day })),
  'register-number': many(Value),
  'tax-number': one(Value),
  'eu-tax-number': one(Value),
  'tax-number-status': one(z.strictObject({ status: z.enum(['valid', 'suspended', 'deleted']) })),
  /** What VIES answered about a VAT number when it was asked; the slot is the number. Of the time after it tells nothing. */
  'vat-check': many(
    z.strictObject({
      number: Text,
      status: z.enum(['valid', 'invalid']),
      /** As the member state tells them; null where it tells none. */
      traderName: Text.nullable(),
      traderAddress: Text.nullable(),
    }),
  ),
  /** Listed by the tax authority as free of public dues, for as long as the fact is valid (Act CL of 2017). */
  'tax-debt-free': one(z.strictObject({ authority: Text })),
  'statistical-code': one(Value),
  'group-tax-membership': many(
    z.strictObject({
      groupTaxNumber: Text,
      memberTaxNumber: Text,
      memberName: Text,
      address: Text.nullable(),
      memberIdNumber: Text.nullable(),
    }),
  ),
  seat: one(Address),
  'mailing-address': one(Address),
  site: many(Address),
  branch: many(Address),
  activity: many(
    z.strictObject({
      scheme: z.enum(['TEAOR08', 'NACE2', 'CAEN2', 'EMTAK', 'NACE21', 'SIC2007']),
      code: z.string().max(8),
      isMain: z.boolean(),
    }),
  ),
  capital: one(z.strictObject({ amount: Amount, currency: z.string().length(3) })),
  headcount: one(z.strictObject({ persons: z.number().int().min(0).max(MAX_PERSONS) })),
  phone: many(Value),
  'e-mail': many(Value),
  website: many(Value),
  'bank-account': many(z.strictObject({ account: Text, bank: Text.nullable() })),
  'register-detail': many(z.strictObject({ value: Text })),
  certificate: many(z.strictObject({ name: Text, issuer: Text.nullable(), score: z.number().nullable() })),
  predecessor: many(RelatedCompany),
  successor: many(RelatedCompany),
  signatory: many(
    z.strictObject({
      ...party,
      post: Text.nullable(),
      representation: z.enum(['independent', 'joint', 'none']).nullable(),
    }),
    'members',
  ),
  member: many(
    z.strictObject({
      ...party,
      /** Bounds of the share in per cent, where only a band is known they differ. */
      shareMin: z.number().min(0).max(100).nullable(),
      shareMax: z.number().min(0).max(100).nullable(),
      /** The band as published, where the source gives no figure. */
      shareText: Text.nullable(),
      /** Bounds of the votes in per cent, only where the source tells them apart from the share; left out: it does not. */
      votesMin: z.number().min(0).max(100).nullable().optional(),
      votesMax: z.number().min(0).max(100).nullable().optional(),
      contribution: Amount.nullable(),
      currency: z.string().length(3).nullable(),
      /** What the register calls a member by the form of the company; left out: the source does not tell. */
      role: z.enum(MEMBER_ROLES).optional(),
    }),
    'members',
  ),
  /** Whom the register itself tells as such; what we work out is no fact. */
  'beneficial-owner': many(z.strictObject({ ...party, ...CONTROL_PAYLOAD }), 'members'),
  /** What the register says of beneficial owners where it names none, or not all of them; `text` as published. */
  'beneficial-owner-statement': many(z.strictObject({ statement: z.enum(OWNER_STATEMENTS), text: Text }), 'members'),
  auditor: many(z.strictObject({ ...party }), 'members'),
  'supervisory-board': many(z.strictObject({ ...party, post: Text.nullable() }), 'members'),
  representative: many(z.strictObject({ ...party, post: Text.nullable() }), 'members'),
  bankruptcy: many(Proceeding, 'news'),
  liquidation: many(Proceeding, 'news'),
  dissolution: many(Proceeding, 'news'),
  'forced-deletion': many(Proceeding, 'news'),
  /** Any other proceeding of a court against the company, such as the supervision of its legality. */
  procedure: many(Procedure, 'news'),
  /** The tax authority forbids all business for as long as the fact is valid (ADR 98). */
  'activity-suspension': many(z.strictObject({ authority: Text, decidedOn: Day.nullable() }), 'news'),
  enforcement: many(Debt, 'news'),
  'tax-enforcement': many(Debt, 'news'),
  'tax-debt': many(Debt, 'news'),
  /** Of a list that is kept up to date, in force for as long as it stands there; otherwise without end (ADR 108). */
  'tax-finding': many(TaxFinding, 'news'),
  ban: many(z.strictObject({ ...party, text: Text.nullable() }), 'news'),
  sanction: many(
    z.strictObject({ programme: Text, text: Text.nullable(), grade: z.enum(['confirmed', 'strong', 'possible']) }),
    'news',
  ),
  lien: many(
    z.strictObject({
      holder: Text,
      text: Text.nullable(),
      amount: Amount.nullable(),
      currency: z.string().length(3).nullable(),
    }),
    'news',
  ),
  announcement: many(z.strictObject({ title: Text, text: Text.nullable() }), 'news'),
  'procurement-award': many(
    z.strictObject({
      title: Text,
      authority: Text.nullable(),
      awardedOn: Day,
      value: Amount.nullable(),
      currency: z.string().length(3),
      cpv: Text.nullable(),
      isConsortium: z.boolean(),
      noticeUrl: z.url().nullable(),
    }),
    'news',
  ),
} as const satisfies Record<string, SectionDefinition>

export type FactSection = keyof typeof FACT_SECTIONS
export type FactPayload<Section extends FactSection> = z.infer<(typeof FACT_SECTIONS)[Section]['payload']>

export const FACT_SECTION_NAMES: readonly FactSection[] = Object.keys(FACT_SECTIONS).filter((name) =>
  isFactSection(name),
)

export function isFactSection(text: string): text is FactSection {
  return Object.hasOwn(FACT_SECTIONS, text)
}

/** Keys of `register-detail` slots: what the simpler kinds of entity and some registers have beside the common sections. */
export const REGISTER_DETAIL_KEYS = [
  'maintainer',
  'institution-code',
  'institution-type',
  'public-benefit-status',
  'purpose',
  'budget-register-number',
  'supervising-body',
  'sole-trader-number',
  'taxation-form',
  'deregistered-on',
  'lei',
  'lei-status',
  'direct-parent',
  'ultimate-parent',
  'country-of-origin',
  'accounting-reference-day',
  'accounts-made-up-to',
  'accounts-category',
  'accounts-due-on',
  'accounts-overdue',
  'confirmation-made-up-to',
  'confirmation-due-on',
  'confirmation-overdue',
  'charges-registered',
  'charges-outstanding',
  'charges-part-satisfied',
  'charges-satisfied',
  'general-partners',
  'limited-partners',
  'quarterly-turnover',
  'quarterly-state-taxes',
  'quarterly-labour-taxes',
  'yearly-taxes',
  'yearly-income-tax',
  'yearly-social-contributions',
] as const
export type RegisterDetailKey = (typeof REGISTER_DETAIL_KEYS)[number]
