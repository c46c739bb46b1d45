import { findLegalForm, type LegalForm, type LegalFormKey } from '../legal-forms.ts'

const FORM_KEYS: ReadonlyMap<string, LegalFormKey> = new Map([
  ['Osaühing', 'ee-ou'],
  ['Aktsiaselts', 'ee-as'],
  ['Usaldusühing', 'ee-uu'],
  ['Täisühing', 'ee-tu'],
  ['Mittetulundusühing', 'ee-mtu'],
  ['Sihtasutus', 'ee-sa'],
  ['Korteriühistu', 'ee-ku'],
  ['Füüsilisest isikust ettevõtja', 'ee-fie'],
  ['Välismaa äriühingu filiaal', 'ee-fil'],
])

/** A legal form by the name that the Estonian register gives it, or null. */
export function findEstonianForm(name: string): LegalForm | null {
  return findLegalForm(FORM_KEYS.get(name) ?? '')
}

/** What a status of the Estonian register means: whether the entity is in it, and which proceeding it is under. */
export type EstonianStatus = {
  registration: 'registered' | 'ceased'
  /** Of L the kind is not told. */
  proceeding: 'liquidation' | 'procedure' | null
}

/**
 * L, likvideerimisel: a dissolved entity is wound up and pays its debts (General Part of the Civil Code Act, sections
 * 39–41); whether by its own decision, the Hungarian végelszámolás, or by the court's, which is rather a kényszertörlés, is
 * not told: a procedure that may be either.
 * N, pankrotis: a court has declared that it cannot pay, its assets go to the creditors (Bankruptcy Act, sections 1 and
 * 2), which is felszámolás, `liquidation`. The section `bankruptcy` is csődeljárás, a stay to come to terms; its like,
 * saneerimine, is no status of this register. K, kustutatud: deleted from the register.
 */
const STATUSES: ReadonlyMap<string, EstonianStatus> = new Map([
  ['R', { registration: 'registered', proceeding: null }],
  ['L', { registration: 'registered', proceeding: 'procedure' }],
  ['N', { registration: 'registered', proceeding: 'liquidation' }],
  ['K', { registration: 'ceased', proceeding: null }],
])

/** What the procedure of an entity in liquidation may be. */
export const ESTONIAN_WINDING_UP = ['dissolution', 'forced-deletion'] as const

/** A status by its letter, or null. */
export function findEstonianStatus(code: string): EstonianStatus | null {
  return STATUSES.get(code) ?? null
}

/** Where a role is shown and as which post; the register's own words where the post is null. */
export type EstonianRole = {
  section: 'signatory' | 'supervisory-board' | 'auditor' | 'member'
  post: string | null
}

const AS_WORDED = { section: 'signatory', post: null } as const
const REPRESENTATIVE = { section: 'signatory', post: 'authorised-representative' } as const

/**
 * Roles by the code of the register's classifier; null for roles that say nothing of who leads, represents, controls or
 * owns: contact persons, keepers of documents and lists of shares, pledgees, founders.
 */
const ROLES: ReadonlyMap<string, EstonianRole | null> = new Map<string, EstonianRole | null>([
  ['JUHL', { section: 'signatory', post: 'board-member' }],
  ['JUHA', { section: 'signatory', post: 'board-member' }],
  ['JUHE', { section: 'signatory', post: 'board-chair' }],
  ['JUHJ', AS_WORDED],
  ['PROK', { section: 'signatory', post: 'procurist' }],
  ['LIKV', { section: 'signatory', post: 'voluntary-liquidator' }],
  ['LIKVJ', { section: 'signatory', post: 'voluntary-liquidator' }],
  ['PANKR', { section: 'signatory', post: 'liquidator' }],
  ['AJPH', AS_WORDED],
  ['AJUTPH', AS_WORDED],
  ['JPNKR', AS_WORDED],
  ['MORAH', AS_WORDED],
  ['ERIH', AS_WORDED],
  ['VFILJ', { section: 'signatory', post: 'branch-manager' }],
  ['EUSOS', AS_WORDED],
  ['EUSOS2', AS_WORDED],
  ['VALIT', AS_WORDED],
  ['FV', AS_WORDED],
  ['HNKL', AS_WORDED],
  ['ASES', REPRESENTATIVE],
  ['ESIS', REPRESENTATIVE],
  ['ESIS2', REPRESENTATIVE],
  ['ESOI', REPRESENTATIVE],
  ['SJESI', REPRESENTATIVE],
  ['V', REPRESENTATIVE],
  ['FIE', { section: 'signatory', post: 'sole-trader' }],
  ['ETTEV', { section: 'signatory', post: 'sole-trader' }],
  ['E', { section: 'supervisory-board', post: 'supervisory-chair' }],
  ['N', { section: 'supervisory-board', post: 'supervisory-member' }],
  ['R', { section: 'supervisory-board', post: null }],
  ['J', { section: 'supervisory-board', post: null }],
  ['D', { section: 'auditor', post: null }],
  ['TOSAN', { section: 'member', post: 'general-partner' }],
  ['UOSAN', { section: 'member', post: 'limited-partner' }],
  ['OSAN', { section: 'member', post: null }],
  ['O', { section: 'member', post: null }],
  ['S', { section: 'member', post: 'shareholder' }],
  ['KOAS', null],
  ['YHL', { section: 'member', post: null }],
  ['YHLLV', { section: 'member', post: null }],
  ['HUL', { section: 'member', post: null }],
  ['H', { section: 'member', post: null }],
  ['K', { section: 'member', post: null }],
  ['L', { section: 'member', post: null }],
  ...['A', 'B', 'W', 'ORP', 'ARP', 'DOKH', 'PANTP', 'KISIK', 'TVH', 'YFI', 'MDKPI', 'M', 'P'].map(
    (code) => [code, null] as const,
  ),
])

/** A role by its code: null where it has no place here, undefined where it is unknown. */
export function findEstonianRole(code: string): EstonianRole | null | undefined {
  return ROLES.get(code)
}
