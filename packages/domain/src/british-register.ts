import type { LegalFormKey } from './legal-forms.ts'

/** The sections of proceedings that a status of the register stands for, or what is known of one whose kind it does not tell. */
type Proceeding = 'bankruptcy' | 'procedure' | 'winding-up' | 'insolvency'

const CATEGORIES: ReadonlyArray<readonly [category: string, form: LegalFormKey | null]> = [
  ['Private Limited Company', 'gb-ltd'],
  ['Public Limited Company', 'gb-plc'],
  ['PRI/LTD BY GUAR/NSC (Private, limited by guarantee, no share capital)', 'gb-lbg'],
  ["PRI/LBG/NSC (Private, Limited by guarantee, no share capital, use of 'Limited' exemption)", 'gb-lbg-ex'],
  ['PRIV LTD SECT. 30 (Private limited company, section 30 of the Companies Act)', 'gb-ltd-s30'],
  ['Private Unlimited Company', 'gb-unltd'],
  ['Private Unlimited', 'gb-unl-nsc'],
  ['Old Public Company', 'gb-old-plc'],
  ['Community Interest Company', 'gb-cic'],
  ['Limited Liability Partnership', 'gb-llp'],
  ['Limited Partnership', 'gb-lp'],
  ['Scottish Partnership', 'gb-sqp'],
  ['Charitable Incorporated Organisation', 'gb-cio'],
  ['Scottish Charitable Incorporated Organisation', 'gb-scio'],
  ['Registered Society', 'gb-society'],
  ['Industrial and Provident Society', 'gb-ips'],
  ['Royal Charter Company', 'gb-royal'],
  ['Investment Company with Variable Capital', 'gb-icvc'],
  ['Investment Company with Variable Capital (Securities)', 'gb-icvc'],
  ['Investment Company with Variable Capital(Umbrella)', 'gb-icvc'],
  ['Protected Cell Company', 'gb-pcc'],
  ['United Kingdom Economic Interest Grouping', 'gb-ukeig'],
  ['United Kingdom Societas', 'gb-uks'],
  ['European Public Limited-Liability Company (SE)', 'gb-se'],
  ['Overseas Entity', 'gb-oe'],
  ['Further Education and Sixth Form College Corps', 'gb-college'],
  ['Unregistered Company', 'gb-unreg'],
  // Of these the register itself does not say which form it is.
  ['Other company type', null],
  ['Northern Ireland', null],
  ['Converted/Closed', null],
]

const formByCategory = new Map(CATEGORIES.map(([category, form]) => [category.toLowerCase(), form]))

/** The form of a category of the register: null where it tells none, undefined where the category is not known. */
export function findBritishForm(category: string): LegalFormKey | null | undefined {
  return formByCategory.get(category.toLowerCase())
}

/** Of these the day in the register is that of their registration; they were there before. */
const REGISTERED_FORMS: ReadonlySet<LegalFormKey | null> = new Set<LegalFormKey | null>([
  'gb-lp',
  'gb-sqp',
  'gb-oe',
  'gb-ukeig',
  'gb-college',
  null,
])

/** Whether the day of a form in the register is the one on which it came into being. */
export function isFoundedByRegistration(form: LegalFormKey | null): boolean {
  return !REGISTERED_FORMS.has(form)
}

/**
 * Administration is a stay under which a company is rescued or sold, a voluntary arrangement a composition with the
 * creditors (Insolvency Act 1986, schedule B1 and part I): both are what Hungarian law calls csődeljárás, `bankruptcy`.
 * Liquidation is any winding-up: the register does not say whether by the court, the creditors or, of a solvent company,
 * its members. A receiver of the company (administrative, or of Scottish law) takes its whole business for the holder of a floating
 * charge (part III), which official statistics count among insolvencies: Hungarian law has no such proceeding, and whether it ends
 * in a sale or in a liquidation nobody tells. A receiver of what is charged alone leaves the company its business, and the files have
 * a status of their own for it; a proposal to strike off is the registrar's or the company's own (Companies Act 2006, sections
 * 1000 and 1003): neither has a section of its own.
 */
const STATUSES: ReadonlyArray<readonly [status: string, proceeding: Proceeding | null]> = [
  ['Active', null],
  ['Active - Proposal to Strike off', 'procedure'],
  ['Liquidation', 'winding-up'],
  ['In Administration', 'bankruptcy'],
  ['ADMINISTRATION ORDER', 'bankruptcy'],
  ['In Administration/Administrative Receiver', 'bankruptcy'],
  ['In Administration/Receiver Manager', 'bankruptcy'],
  ['Voluntary Arrangement', 'bankruptcy'],
  ['VOLUNTARY ARRANGEMENT / ADMINISTRATIVE RECEIVER', 'bankruptcy'],
  ['VOLUNTARY ARRANGEMENT / RECEIVER MANAGER', 'bankruptcy'],
  ['VOLUNTARY ARRANGEMENT / RECEIVERSHIP', 'bankruptcy'],
  ['ADMINISTRATIVE RECEIVER', 'insolvency'],
  ['RECEIVER MANAGER / ADMINISTRATIVE RECEIVER', 'insolvency'],
  ['RECEIVERSHIP', 'insolvency'],
  ['Live but Receiver Manager on at least one charge', 'procedure'],
  // Of the interfaces, which have one word for several of those above.
  ['Insolvency Proceedings', 'insolvency'],
  ['Receiver Action', 'procedure'],
]

const proceedingByStatus = new Map(STATUSES.map(([status, proceeding]) => [status.toLowerCase(), proceeding]))

/** What the interfaces call those who have left the register; the files do not have them. */
const ENDS: ReadonlySet<string> = new Set(['dissolved', 'closed', 'removed', 'converted-closed'])

/** Does the status say that the company has left the register? */
export function isBritishEnd(status: string): boolean {
  return ENDS.has(status.toLowerCase())
}

/** The proceeding that a status tells of, null for none; undefined where the status is not known. */
export function findBritishProceeding(status: string): Proceeding | null | undefined {
  return proceedingByStatus.get(status.toLowerCase())
}
