import { findLegalForm, type LegalForm, type LegalFormKey } from '../legal-forms.ts'

const FORM_KEYS: ReadonlyMap<string, LegalFormKey> = new Map([
  ['Sabiedrība ar ierobežotu atbildību', 'lv-sia'],
  ['Akciju sabiedrība', 'lv-as'],
  ['Individuālais komersants', 'lv-ik'],
  ['Individuālais uzņēmums', 'lv-iu'],
  ['Zemnieku saimniecība', 'lv-zs'],
  ['Zvejnieku saimniecība', 'lv-zvs'],
  ['Komandītsabiedrība', 'lv-ks'],
  ['Pilnsabiedrība', 'lv-ps'],
  ['Kooperatīvā sabiedrība', 'lv-koop'],
  ['Biedrība', 'lv-bdr'],
  ['Nodibinājums', 'lv-nod'],
  ['Ārvalsts komersanta filiāle', 'lv-fil'],
])

/** A legal form by the name that the Latvian register gives it, or null. */
export function findLatvianForm(name: string): LegalForm | null {
  return findLegalForm(FORM_KEYS.get(name) ?? '')
}

/** How an entity left the Latvian register, by the mark in `closed`, in the register's language. */
const CLOSINGS: ReadonlyMap<string, string> = new Map([
  ['L', 'likvidēts'],
  ['R', 'reorganizēts'],
])

/** Why an entity was closed, or null where the mark is unknown. */
export function findLatvianClosing(mark: string): string | null {
  return CLOSINGS.get(mark) ?? null
}

/**
 * Proceedings of the insolvency register by their form (Insolvency Law of 2010): the insolvency proceeding of a legal
 * person sells what there is for the creditors, the Hungarian felszámolás, `liquidation`; legal protection, in and out of
 * court, is a stay to come to terms with them and keep the company, csődeljárás, `bankruptcy`.
 */
const PROCEEDINGS: ReadonlyMap<string, 'liquidation' | 'bankruptcy'> = new Map([
  ['INSOLVENCY', 'liquidation'],
  ['LEGAL_PROTECTION', 'bankruptcy'],
  ['OUT_OF_COURT_LEGAL_PROTECTION', 'bankruptcy'],
])

/** The section of a proceeding by its form, or null. */
export function findLatvianProceeding(form: string): 'liquidation' | 'bankruptcy' | null {
  return PROCEEDINGS.get(form) ?? null
}

/** Where an officer is shown and as which post; the register's own word where the post is null. */
export type LatvianRole = { section: 'signatory' | 'supervisory-board' | 'auditor' | 'member'; post: string | null }

const POSITIONS: ReadonlyMap<string, LatvianRole> = new Map([
  ['BOARD_MEMBER', { section: 'signatory', post: 'board-member' }],
  ['CHAIR_OF_BOARD', { section: 'signatory', post: 'board-chair' }],
  ['COUNCIL_MEMBER', { section: 'supervisory-board', post: 'supervisory-member' }],
  ['CHAIR_OF_COUNCIL', { section: 'supervisory-board', post: 'supervisory-chair' }],
  ['PROCURATOR', { section: 'signatory', post: 'procurist' }],
  ['LIQUIDATOR', { section: 'signatory', post: 'voluntary-liquidator' }],
  ['ADMINISTRATOR', { section: 'signatory', post: 'liquidator' }],
  ['AUTHORISED_REPRESENTATIVE', { section: 'signatory', post: 'authorised-representative' }],
  ['OWNER', { section: 'member', post: null }],
  ['CO_OWNER', { section: 'member', post: null }],
])

const BODIES: ReadonlyMap<string, LatvianRole> = new Map([
  ['EXECUTIVE_BOARD', { section: 'signatory', post: 'board-member' }],
  ['EXECUTIVE_BODY', { section: 'signatory', post: null }],
  ['EXECUTIVE_COMMITTEE', { section: 'signatory', post: null }],
  ['MANAGEMENT_BODY', { section: 'signatory', post: null }],
  ['SUPERVISORY_BOARD', { section: 'supervisory-board', post: 'supervisory-member' }],
  ['COUNCIL', { section: 'supervisory-board', post: 'supervisory-member' }],
  ['LIQUIDATOR', { section: 'signatory', post: 'voluntary-liquidator' }],
  ['LIQUIDATION_COMMITTEE', { section: 'signatory', post: 'voluntary-liquidator' }],
  ['ADMINISTRATOR', { section: 'signatory', post: 'liquidator' }],
  ['AUDITOR', { section: 'auditor', post: null }],
])

/** An officer by position or, where that is not told or not known, by the body; null where neither is known. */
export function findLatvianRole(position: string, body: string): LatvianRole | null {
  const known = POSITIONS.get(position)
  if (known !== undefined) return known
  const ofBody = BODIES.get(body)
  if (ofBody === undefined) return null
  return position === '' ? ofBody : { ...ofBody, post: null }
}

const REPRESENTATIONS: ReadonlyMap<string, 'independent' | 'joint'> = new Map([
  ['INDIVIDUALLY', 'independent'],
  ['JOINTLY', 'joint'],
  ['WITH_ALL', 'joint'],
  ['WITH_AT_LEAST', 'joint'],
])

/** How an officer represents; null where it is not told or not known. */
export function findLatvianRepresentation(code: string): 'independent' | 'joint' | null {
  return REPRESENTATIONS.get(code) ?? null
}
