import { parseCustomerTaxNumber } from './vat-number.ts'

/** What an invoice is made out with (spec part 1 §3 "Official data order form"), with the longest text of each. */
export const BILLING_FIELD_LENGTHS = {
  company: 200,
  contact: 200,
  zip: 12,
  city: 100,
  street: 200,
  taxNumber: 20,
  phone: 40,
  email: 254,
} as const

export type BillingField = keyof typeof BILLING_FIELD_LENGTHS
export type BillingFields = Record<BillingField, string>

/** In the order of the form. */
export const BILLING_FIELDS = [
  'company',
  'taxNumber',
  'zip',
  'city',
  'street',
  'contact',
  'phone',
  'email',
] as const satisfies readonly BillingField[]

export type BillingFault =
  | 'required'
  | 'too-long'
  | 'tax-number'
  | 'tax-number-check-digit'
  | 'zip'
  | 'zip-short'
  | 'phone'
  | 'email'

/** No country has shorter postal codes. */
const LEAST_ZIP = 3

const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i
const PHONE = /^\+?[\d\s()./-]+$/

/** What is wrong with the details of a bill, by field; empty when nothing is. */
export function findBillingFaults(fields: BillingFields): Partial<Record<BillingField, BillingFault>> {
  const faults: Partial<Record<BillingField, BillingFault>> = {}
  for (const field of BILLING_FIELDS) {
    const fault = findFault(field, fields)
    if (fault !== null) faults[field] = fault
  }
  return faults
}

function findFault(field: BillingField, fields: BillingFields): BillingFault | null {
  const text = fields[field].trim()
  if (text === '') return 'required'
  if (text.length > BILLING_FIELD_LENGTHS[field]) return 'too-long'
  if (field === 'taxNumber') return findTaxNumberFault(text)
  if (field === 'zip') return findZipFault(text, isHungarian(fields))
  if (field === 'phone') return isPhone(text) ? null : 'phone'
  if (field === 'email') return isEmail(text) ? null : 'email'
  return null
}

function findZipFault(zip: string, isHungarianZip: boolean): BillingFault | null {
  if (isHungarianZip) return /^[1-9]\d{3}$/.test(zip) ? null : 'zip'
  return zip.replaceAll(/[^\p{L}\d]/gu, '').length < LEAST_ZIP ? 'zip-short' : null
}

function findTaxNumberFault(text: string): BillingFault | null {
  const reading = parseCustomerTaxNumber(text)
  if (reading.ok) return null
  return reading.reason === 'check-digit' ? 'tax-number-check-digit' : 'tax-number'
}

/** The tax number says whose postal codes are meant; one that cannot be read and begins with a digit is a mistyped Hungarian one. */
function isHungarian({ taxNumber }: BillingFields): boolean {
  const reading = parseCustomerTaxNumber(taxNumber)
  return reading.ok ? reading.taxNumber.countryCode === 'HU' : /^\d/.test(taxNumber.trim())
}

/** Can mail go there, by its look? */
export function isEmail(text: string): boolean {
  return EMAIL.test(text) && !/\.\.|^\.|\.@/.test(text)
}

/** A telephone number of 6 to 15 digits, as people write it. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return PHONE.test(text) && digits >= 6 && digits <= 15
}

/** The details as they are kept: without spaces around, the tax number as it is written on an invoice. */
export function normaliseBilling(fields: BillingFields): BillingFields {
  const reading = parseCustomerTaxNumber(fields.taxNumber)
  const { company, contact, zip, city, street, phone, email } = fields
  return {
    company: company.trim(),
    contact: contact.trim(),
    zip: zip.trim(),
    city: city.trim(),
    street: street.trim(),
    taxNumber: reading.ok ? reading.taxNumber.value : fields.taxNumber.trim(),
    phone: phone.trim(),
    email: email.trim(),
  }
}
