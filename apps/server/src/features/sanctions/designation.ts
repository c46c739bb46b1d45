import type { RejectedLine } from '@merleg/domain/observation'
import type { BirthSpan } from '@merleg/domain/sanctions/birth-comparison'

export const DESIGNATION_KINDS = ['person', 'entity', 'vessel', 'asset'] as const
export type DesignationKind = (typeof DESIGNATION_KINDS)[number]

/** How a name stands on the list: the main one, an alias, one the list itself calls of low quality, a former one. */
export type ListedNameQuality = 'name' | 'alias' | 'weak-alias' | 'previous-name'

export type ListedNumber = {
  scheme: 'register' | 'tax' | 'identity' | 'passport' | 'lei' | 'bic' | 'imo' | 'mmsi'
  /** Letters and digits only, upper case. */
  value: string
  /** Who issued it; null where the list does not tell and none is needed (LEI, IMO). */
  countryCode: string | null
}

/** What the list says beside the names, in its own words. */
export const DESIGNATION_DETAILS = [
  'birthDate',
  'birthPlace',
  'nationality',
  'position',
  'gender',
  'incorporationDate',
  'legalForm',
  'address',
  'registrationNumber',
  'taxNumber',
  'idNumber',
  'passportNumber',
  'imoNumber',
  'notes',
] as const
export type DesignationDetail = (typeof DESIGNATION_DETAILS)[number]

/** Those that stand beside what the register says of a party, so that a decision about a match rests on them. */
export const COMPARED_DETAILS = [
  'birthDate',
  'birthPlace',
  'nationality',
  'position',
  'address',
  'registrationNumber',
  'taxNumber',
  'idNumber',
  'passportNumber',
] as const satisfies readonly DesignationDetail[]

/** One entry of a sanctions list. Days YYYY-MM-DD. */
export type Designation = {
  /** `act/annex/record`, or list and number: stays the same from one edition of the list to the next. */
  designationId: string
  /** The act of the Union that lists it; null on the lists of others, which do not name one. */
  celex: string | null
  /** Under which the list has the entry. */
  recordNumber: string | null
  programme: string
  annex: string
  measure: string
  kind: DesignationKind
  name: string
  names: readonly { name: string; quality: ListedNameQuality }[]
  listedOn: string | null
  reason: string | null
  births: readonly BirthSpan[]
  countryCodes: readonly string[]
  numbers: readonly ListedNumber[]
  details: Readonly<Partial<Record<DesignationDetail, string>>>
}

/** An entry, or a part of one, that was not taken over; with the entry where it is known, which is still listed. */
export type RejectedEntry = RejectedLine & { designationId?: string }

/** Reasons for which a value of an entry is left out that is itself taken over. */
export const VALUE_REJECTED: readonly string[] = ['date']

/** Reasons that leave no entry unread. */
export const PARTLY_REJECTED: readonly string[] = [...VALUE_REJECTED, 'duplicate']
