/** Where delivered documents are kept. */
export const documentFolder = 'international'

/** The key of one try to deliver an order: of several who deliver, each keeps a file of its own until one is the first. */
export function documentKey(orderId: string, attempt: string): string {
  return `${documentFolder}/${orderId}-${attempt}`
}

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const KEY = new RegExp(`^${documentFolder}/(${UUID})-`)

/** The order that a document was made for; null of a file that is none. */
export function orderIdOf(key: string): string | null {
  return KEY.exec(key)?.[1] ?? null
}
