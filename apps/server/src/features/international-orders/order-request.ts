import { createHash } from 'node:crypto'
import type { OfflineOrder } from '@merleg/contract/international-orders.contract'
import { readOfflineCountry } from '@merleg/domain/international-orders/offline-countries'
import {
  findOrderFaults,
  joinAddress,
  NO_ORDER_FIELDS,
  type OrderFault,
  type OrderField,
  type OrderFields,
} from '@merleg/domain/international-orders/order-fields'
import { AppError } from '../../app/app-error.ts'
import { toPlainText, toSingleLine } from '../../shared/plain-text.ts'

/** What is ordered, checked, in one shape. */
export type OrderRequest = {
  /** Two letters, upper case. */
  countryCode: string
  companyName: string
  address: string
  taxNumber: string
  companyNumber: string
  deadline: string | null
  person: string
  phone: string
  email: string
  comment: string
}

/**
 * Reads an order of either shape (spec part 2 §7). Throws `validation.failed` with the fields as the caller named them.
 * `isPast`: nothing is wrong with it but that its deadline is over, which an order that was placed before may be.
 */
export function readOrderRequest(body: OfflineOrder, today: string): { request: OrderRequest; isPast: boolean } {
  const isWhole = body.countries != null || body.companyName != null || body.address != null
  const fields = toFields(body, isWhole)
  const faults = Object.entries(findOrderFaults(fields, { today, isWhole }))
  if (body.countries != null && body.countries.length > 1) faults.push(['country', 'country'])
  if (faults.some(([, fault]) => fault !== 'day-past'))
    throw new AppError('validation.failed', { fields: nameFaults(faults, isWhole) })
  const request = {
    countryCode: readOfflineCountry(fields.country) ?? '',
    companyName: fields.name,
    address: joinAddress(fields),
    taxNumber: fields.taxNumber,
    companyNumber: fields.companyNumber,
    deadline: fields.deadline === '' ? null : fields.deadline,
    person: fields.person,
    phone: fields.phone,
    email: fields.email,
    comment: body.express === true ? `Express!\n${fields.comment}`.trim() : fields.comment,
  }
  return { request, isPast: faults.length > 0 }
}

function toFields(body: OfflineOrder, isWhole: boolean): OrderFields {
  const line = (text: string | null | undefined): string => toSingleLine(text ?? '')
  const parts = isWhole
    ? { country: line(body.countries?.[0]?.name ?? body.country), name: line(body.companyName ?? body.name) }
    : { country: line(body.country), name: line(body.name) }
  return {
    ...NO_ORDER_FIELDS,
    ...parts,
    zip: line(body.zip),
    city: line(body.city),
    street: line(body.street),
    address: line(body.address),
    taxNumber: line(body.taxNumber),
    companyNumber: line(body.companyNumber),
    deadline: line(body.deadline),
    person: line(body.person),
    phone: line(body.phone),
    email: line(body.email),
    comment: toPlainText(body.comment ?? ''),
  }
}

const NAMES_AS_WHOLE: Readonly<Partial<Record<string, string>>> = { country: 'countries', name: 'companyName' }

function nameFaults(faults: ReadonlyArray<readonly [string, OrderFault]>, isWhole: boolean): Record<string, string> {
  return Object.fromEntries(
    faults.map(([field, fault]): [string, string] => [isWhole ? (NAMES_AS_WHOLE[field] ?? field) : field, fault]),
  )
}

const HASHED = [
  'countryCode',
  'companyName',
  'address',
  'taxNumber',
  'companyNumber',
  'deadline',
  'person',
  'phone',
  'email',
  'comment',
] as const satisfies ReadonlyArray<keyof OrderRequest | OrderField>

/** The same for the same order, whichever shape it came in. */
export function hashOrderRequest(request: OrderRequest): string {
  const content = JSON.stringify(HASHED.map((name) => request[name]))
  return createHash('sha256').update(content).digest('hex')
}
