import { isEmail, isPhone } from '../billing-details.ts'
import { readOfflineCountry } from './offline-countries.ts'

/** What an order of a report says, with the longest text of each (spec part 1 §3 "International", part 2 §7). */
export const ORDER_FIELD_LENGTHS = {
  country: 100,
  name: 250,
  zip: 20,
  city: 100,
  street: 200,
  /** The whole of it, where it is not told in parts. */
  address: 400,
  taxNumber: 40,
  companyNumber: 60,
  deadline: 10,
  person: 200,
  phone: 40,
  email: 254,
  comment: 2000,
} as const

export type OrderField = keyof typeof ORDER_FIELD_LENGTHS
export type OrderFields = Record<OrderField, string>

/** Of the order form, in its order; `address` is what the page of a report sends instead of zip, city and street. */
export const FORM_FIELDS = [
  'country',
  'name',
  'zip',
  'city',
  'street',
  'taxNumber',
  'companyNumber',
  'deadline',
  'person',
  'phone',
  'email',
  'comment',
] as const satisfies readonly OrderField[]
export type FormField = (typeof FORM_FIELDS)[number]

export const NO_ORDER_FIELDS: OrderFields = {
  country: '',
  name: '',
  zip: '',
  city: '',
  street: '',
  address: '',
  taxNumber: '',
  companyNumber: '',
  deadline: '',
  person: '',
  phone: '',
  email: '',
  comment: '',
}

export type OrderFault = 'required' | 'too-long' | 'country' | 'day' | 'day-past' | 'phone' | 'email'

const REQUIRED: readonly OrderField[] = ['country', 'name', 'zip', 'city', 'street']
const REQUIRED_AS_WHOLE: readonly OrderField[] = ['country', 'name', 'address']

/** Must the form have it (spec part 1 §5)? */
export function isRequiredField(field: FormField): boolean {
  return REQUIRED.includes(field)
}

/** What is wrong with an order, by field; empty where nothing is. An address is told in parts or `asWhole`. */
export function findOrderFaults(
  fields: OrderFields,
  { today, isWhole = false }: { today: string; isWhole?: boolean },
): Partial<Record<OrderField, OrderFault>> {
  const required = isWhole ? REQUIRED_AS_WHOLE : REQUIRED
  const faults: Partial<Record<OrderField, OrderFault>> = {}
  for (const field of [...FORM_FIELDS, 'address'] as const) {
    const fault = findFault(field, { text: fields[field].trim(), isRequired: required.includes(field), today })
    if (fault !== null) faults[field] = fault
  }
  return faults
}

type Checked = { text: string; isRequired: boolean; today: string }

function findFault(field: OrderField, { text, isRequired, today }: Checked): OrderFault | null {
  if (text === '') return isRequired ? 'required' : null
  if (field === 'deadline') return findDayFault(text, today)
  if (text.length > ORDER_FIELD_LENGTHS[field]) return 'too-long'
  if (field === 'country') return readOfflineCountry(text) === null ? 'country' : null
  if (field === 'phone') return isPhone(text) ? null : 'phone'
  if (field === 'email') return isEmail(text) ? null : 'email'
  return null
}

function findDayFault(text: string, today: string): OrderFault | null {
  const time = /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text) return 'day'
  return text < today ? 'day-past' : null
}

/** The address on one line, of its parts or as it was told whole. */
export function joinAddress({ zip, city, street, address }: Pick<OrderFields, 'zip' | 'city' | 'street' | 'address'>) {
  if (address !== '') return address
  return [[zip, city].filter((part) => part !== '').join(' '), street].filter((part) => part !== '').join(', ')
}
