import { parseRegisterNumber } from './register-number.ts'
import type { EntityKind } from './report-id.ts'

/**
 * Documents of the Hungarian company register that can be delivered electronically (Act V of 2006, sections 10–12), in the
 * order they are offered; `accounts` stands for one document for each filed year.
 */
export const PUBLICATION_KINDS = [
  'extract',
  'stored-extract',
  'copy',
  'certificate',
  'articles',
  'signature',
  'members',
  'decision',
  'accounts',
] as const
export type PublicationKind = (typeof PUBLICATION_KINDS)[number]

/** Whole forints, without tax: what a kilobyte costs to transfer, billed afterwards (spec part 2 §9). */
export const TRANSFER_FEE_HUF_PER_KBYTE = 30

/** The same order again within this time is the first one (decisions 5). */
export const REPEATED_ORDER_SECONDS = 60

/** So many orders may a subscriber place in an hour: each is work for somebody, and mail. */
export const MOST_PUBLICATION_ORDERS_AN_HOUR = 30

/** More than any company has to offer. */
export const MAX_ORDERED_PUBLICATIONS = 60

/** The greatest price that can be set, in whole forints. */
export const MAX_PUBLICATION_PRICE_HUF = 1_000_000

/** A document of one company: its kind, and of filed accounts the year. */
export type Publication = { kind: PublicationKind; year: number | null }

/** `extract`, or `accounts-2023`: the id of a document in orders and addresses. */
export function formatPublicationId({ kind, year }: Publication): string {
  return year === null ? kind : `${kind}-${year}`
}

/** The document an id stands for, or null. */
export function parsePublicationId(id: string): Publication | null {
  const [, name = '', year = null] = /^([a-z-]+?)(?:-(\d{4}))?$/.exec(id) ?? []
  const kind = parsePublicationKind(name)
  return kind === null || (kind === 'accounts') !== (year !== null)
    ? null
    : { kind, year: year === null ? null : Number(year) }
}

/** The kind a text names, or null. */
export function parsePublicationKind(text: string): PublicationKind | null {
  return PUBLICATION_KINDS.find((kind) => kind === text) ?? null
}

/**
 * What the register keeps of no company of a form, by the code of the form (`reference/register-forms`): the list of members is
 * that which the managing director of a private limited company keeps and files (Act V of 2013, Civil Code, section 3:197).
 * Shareholders stand in a register of shares that the company itself keeps (section 3:245); partners are named in the articles
 * of the partnership; a sole proprietorship has its founder alone; branches and representations of foreigners have no
 * members. Of forms that are not named here it is not certain, and it can be asked for.
 */
const NOT_KEPT: Readonly<Partial<Record<PublicationKind, readonly string[]>>> = {
  members: ['03', '06', '10', '11', '12', '17', '20'],
}

export type OfferedPublication = Publication & { id: string; priceHuf: number }

/**
 * What can be ordered of a company: every kind that has a price and may be kept of its form (`formCode`: of its register
 * number), and accounts for the years that were filed, the newest first.
 */
export function listOfferedPublications({
  prices,
  filedYears,
  formCode,
}: {
  prices: ReadonlyMap<PublicationKind, number>
  filedYears: readonly number[]
  formCode: string
}): OfferedPublication[] {
  return PUBLICATION_KINDS.flatMap((kind) => {
    const priceHuf = prices.get(kind)
    if (priceHuf === undefined || NOT_KEPT[kind]?.includes(formCode) === true) return []
    const years = kind === 'accounts' ? [...new Set(filedYears)].toSorted((a, b) => b - a) : [null]
    return years.map((year) => ({ kind, year, priceHuf, id: formatPublicationId({ kind, year }) }))
  })
}

/** Only what the Hungarian company register keeps can be ordered from it: companies with a register number. */
export function hasPublications(company: {
  kind: EntityKind
  countryCode: string
  registerNumber: string | null
}): boolean {
  const { kind, countryCode, registerNumber } = company
  return kind === 'company' && countryCode === 'HU' && parseRegisterNumber(registerNumber ?? '').ok
}

/** The number under which an order is spoken of: `IM-2026-000042`. */
export function formatOrderNumber({ year, serial }: { year: number; serial: number }): string {
  return `IM-${year}-${String(serial).padStart(6, '0')}`
}
