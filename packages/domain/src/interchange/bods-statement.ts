import { z } from 'zod'

/** The version of the Beneficial Ownership Data Standard that is written and read. */
export const BODS_VERSION = '0.4'

/** Kinds of interests, by the list of the standard. */
const INTEREST_TYPES = [
  'shareholding',
  'votingRights',
  'appointmentOfBoard',
  'otherInfluenceOrControl',
  'seniorManagingOfficial',
  'settlor',
  'trustee',
  'protector',
  'beneficiaryOfLegalArrangement',
  'rightsToSurplusAssetsOnDissolution',
  'rightsToProfitOrIncome',
  'rightsGrantedByContract',
  'conditionalRightsGrantedByContract',
  'controlViaCompanyRulesOrArticles',
  'controlByLegalFramework',
  'boardMember',
  'boardChair',
  'unknownInterest',
  'unpublishedInterest',
  'enjoymentAndUseOfAssets',
  'rightToProfitOrIncomeFromAssets',
  'nominee',
  'nominator',
] as const

const Text = z.string().trim().min(1).max(4000)
const RecordId = z.string().trim().min(1).max(500)
/** A day, or a moment of it. */
const DayOrMoment = z.string().regex(/^\d{4}-\d{2}-\d{2}(?:T\S+)?$/)
const Percentage = z.number().min(0).max(100)

const Country = z.looseObject({ name: Text.optional(), code: z.string().max(6).optional() })
const Address = z.looseObject({
  type: z.string().optional(),
  address: Text.optional(),
  postCode: z.string().max(40).optional(),
  // Published files have it as a text, too.
  country: z.union([Country, z.string()]).optional(),
})

/** A number given by an authority, or by a publisher to what it keeps. */
export const BodsIdentifier = z.looseObject({
  id: z.string().trim().optional(),
  scheme: z.string().optional(),
  schemeName: z.string().optional(),
  uri: z.string().optional(),
})
export type BodsIdentifier = z.infer<typeof BodsIdentifier>

/** Nobody is named, and why. */
const Unspecified = z.looseObject({
  reason: z.string().optional(),
  // As published files have it.
  unspecifiedReason: z.string().optional(),
  description: z.string().optional(),
})

const Share = z.looseObject({
  exact: Percentage.optional(),
  minimum: Percentage.optional(),
  maximum: Percentage.optional(),
  exclusiveMinimum: Percentage.optional(),
  exclusiveMaximum: Percentage.optional(),
})
export type BodsShare = z.infer<typeof Share>

const Interest = z.looseObject({
  // The standard leaves it out where nothing is known of the interest.
  type: z.enum(INTEREST_TYPES).optional(),
  directOrIndirect: z.enum(['direct', 'indirect', 'unknown']).optional(),
  beneficialOwnershipOrControl: z.boolean().optional(),
  details: z.string().optional(),
  share: Share.optional(),
  startDate: z.string().optional(),
  endDate: z.string().optional(),
})
export type BodsInterest = z.infer<typeof Interest>

const Entity = z.looseObject({
  isComponent: z.boolean(),
  entityType: z.looseObject({ type: z.string(), subtype: z.string().optional(), details: z.string().optional() }),
  unspecifiedEntityDetails: Unspecified.optional(),
  name: z.string().trim().max(4000).optional(),
  jurisdiction: Country.optional(),
  incorporatedInJurisdiction: Country.optional(),
  identifiers: z.array(BodsIdentifier).optional(),
  foundingDate: z.string().optional(),
  dissolutionDate: z.string().optional(),
  addresses: z.array(Address).optional(),
})
export type BodsEntity = z.infer<typeof Entity>

const Person = z.looseObject({
  isComponent: z.boolean(),
  personType: z.string(),
  unspecifiedPersonDetails: Unspecified.optional(),
  names: z.array(z.looseObject({ type: z.string().optional(), fullName: Text })).optional(),
  identifiers: z.array(BodsIdentifier).optional(),
  birthDate: z.string().optional(),
})
export type BodsPerson = z.infer<typeof Person>

const Relationship = z.looseObject({
  isComponent: z.boolean(),
  componentRecords: z.array(z.string()).optional(),
  subject: z.union([RecordId, Unspecified]),
  interestedParty: z.union([RecordId, Unspecified]),
  interests: z.array(Interest).optional(),
})
export type BodsRelationship = z.infer<typeof Relationship>

const Annotation = z.looseObject({
  motivation: z.string(),
  statementPointerTarget: z.string(),
  description: z.string().optional(),
  /** A property of our own, as the standard allows: what the statement says was made up. */
  isMadeUp: z.boolean().optional(),
})

const Publication = z.looseObject({
  publicationDate: DayOrMoment,
  bodsVersion: z.string(),
  license: z.string().optional(),
  publisher: z.looseObject({ name: z.string().optional(), url: z.string().optional() }),
})

const Source = z.looseObject({
  // Published files have a single text, too.
  type: z.union([z.array(z.string()), z.string()]).optional(),
  description: z.string().optional(),
  url: z.string().optional(),
  retrievedAt: z.string().optional(),
  assertedBy: z.array(z.looseObject({ name: z.string().optional(), uri: z.string().optional() })).optional(),
})
export type BodsSource = z.infer<typeof Source>

const frame = {
  statementId: z.string().min(1).max(200),
  statementDate: DayOrMoment,
  annotations: z.array(Annotation).optional(),
  publicationDetails: Publication.optional(),
  source: Source.optional(),
  declarationSubject: z.string().optional(),
  recordId: RecordId,
  recordStatus: z.enum(['new', 'updated', 'closed']).optional(),
}

/**
 * A statement of the Beneficial Ownership Data Standard 0.4 as far as the register has something of it or takes something
 * from it; what else it holds is left as it is. Whether a statement is valid by the whole standard its own schema tells.
 */
export const BodsStatement = z.discriminatedUnion('recordType', [
  z.looseObject({ ...frame, recordType: z.literal('entity'), recordDetails: Entity }),
  z.looseObject({ ...frame, recordType: z.literal('person'), recordDetails: Person }),
  z.looseObject({ ...frame, recordType: z.literal('relationship'), recordDetails: Relationship }),
])
export type BodsStatement = z.infer<typeof BodsStatement>

const Elder = z.looseObject({ statementID: z.string(), statementType: z.string() })

/** The version that a statement says it is of; `before 0.4` where its shape alone tells; null: it is none of either. */
export function findBodsVersion(value: unknown): string | null {
  const told = z.looseObject({ publicationDetails: z.looseObject({ bodsVersion: z.string() }) }).safeParse(value)
  if (told.success) return told.data.publicationDetails.bodsVersion
  if (Elder.safeParse(value).success) return 'before 0.4'
  return z.looseObject({ recordType: z.string(), recordDetails: z.looseObject({}) }).safeParse(value).success
    ? BODS_VERSION
    : null
}
