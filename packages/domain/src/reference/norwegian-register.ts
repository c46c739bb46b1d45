import { findLegalForm, type LegalForm, type LegalFormKey } from '../legal-forms.ts'
import type { MEMBER_ROLES } from '../fact-sections.ts'

const FORM_KEYS: ReadonlyMap<string, LegalFormKey> = new Map([
  ['AS', 'no-as'],
  ['ASA', 'no-asa'],
  ['ENK', 'no-enk'],
  ['ANS', 'no-ans'],
  ['DA', 'no-da'],
  ['KS', 'no-ks'],
  ['NUF', 'no-nuf'],
  ['SA', 'no-sa'],
  ['STI', 'no-sti'],
  ['FLI', 'no-fli'],
])

/** A legal form by its code in the Norwegian register (organisasjonsform), or null where the table does not have it. */
export function findNorwegianForm(code: string): LegalForm | null {
  return findLegalForm(FORM_KEYS.get(code) ?? '')
}

/** Where a role is shown: leads or represents, supervises the accounts, or answers for the debts. */
export type NorwegianRole =
  | { section: 'signatory'; post: string | null; representation: 'independent' | 'joint' | 'none' | null }
  | { section: 'auditor' }
  | { section: 'member'; role?: (typeof MEMBER_ROLES)[number] }

const leader = (post: string | null): NorwegianRole => ({ section: 'signatory', post, representation: null })
const signing = (post: string | null, representation: 'independent' | 'joint' | null): NorwegianRole => ({
  section: 'signatory',
  post,
  representation,
})

/**
 * Roles by their code (rolletype). A deputy member of the board (VARA) and an observer (OBS) decide nothing; accountants,
 * contact persons, business managers of housing companies and the like say nothing of who leads, represents or owns. The
 * administrator of an estate (BOBE) leads a bankrupt company. The register knows no shares: partners come without one.
 */
const ROLES: ReadonlyMap<string, NorwegianRole | null> = new Map([
  ['DAGL', leader('managing-director')],
  ['LEDE', leader('board-chair')],
  ['NEST', leader('board-member')],
  ['MEDL', leader('board-member')],
  ['BOBE', leader('liquidator')],
  ['INNH', leader('sole-trader')],
  ['BEST', leader(null)],
  ['REPR', leader('authorised-representative')],
  ['SIGN', signing(null, null)],
  ['SIFE', signing(null, 'joint')],
  ['SIHV', signing(null, 'independent')],
  ['PROK', signing('procurist', null)],
  ['POFE', signing('procurist', 'joint')],
  ['POHV', signing('procurist', 'independent')],
  ['REVI', { section: 'auditor' }],
  ['DTPR', { section: 'member' }],
  ['DTSO', { section: 'member' }],
  ['KOMP', { section: 'member', role: 'general-partner' }],
  ['EIKM', { section: 'member' }],
  ['SAM', { section: 'member' }],
  ['VARA', null],
  ['OBS', null],
  ['REGN', null],
  ['KONT', null],
  ['FFØR', null],
  ['HLSE', null],
])

/** What a role means here: null where it is left out, undefined where its code is not known. */
export function findNorwegianRole(code: string): NorwegianRole | null | undefined {
  return ROLES.get(code)
}

type NorwegianProceeding = {
  /** The member that says whether there is one; null: its day says it. */
  flag: 'konkurs' | 'underAvvikling' | 'underTvangsavviklingEllerTvangsopplosning' | null
  days: readonly (
    | 'konkursdato'
    | 'underAvviklingDato'
    | 'tvangsavvikletPgaManglendeSlettingDato'
    | 'tvangsopplostPgaManglendeDagligLederDato'
    | 'tvangsopplostPgaManglendeRevisorDato'
    | 'tvangsopplostPgaManglendeRegnskapDato'
    | 'tvangsopplostPgaMangelfulltStyreDato'
    | 'underRekonstruksjonsforhandlingDato'
    | 'underUtenlandskInsolvensbehandlingDato'
  )[]
  section: 'liquidation' | 'dissolution' | 'forced-deletion' | 'bankruptcy' | 'procedure'
  text: string
}

/**
 * A proceeding by the member of a unit that tells it. Konkurs: a court has opened the estate of a debtor that cannot pay
 * (Bankruptcy Act of 1984, section 60), which is felszámolás. Avvikling: its owners wind it up and pay its debts (Companies
 * Act of 1997, chapter 16), végelszámolás. Tvangsavvikling, tvangsoppløsning: the court dissolves it because board, auditor,
 * accounts or the deletion are missing (section 16-15), kényszertörlés. Rekonstruksjonsforhandling: the debtor comes to terms
 * with his creditors under a court (Reconstruction Act of 2020), csődeljárás; told by its day alone, as is a proceeding of
 * insolvency abroad.
 */
export const NORWEGIAN_PROCEEDINGS: readonly NorwegianProceeding[] = [
  { flag: 'konkurs', days: ['konkursdato'], section: 'liquidation', text: 'Konkurs' },
  { flag: 'underAvvikling', days: ['underAvviklingDato'], section: 'dissolution', text: 'Under avvikling' },
  {
    flag: 'underTvangsavviklingEllerTvangsopplosning',
    days: [
      'tvangsavvikletPgaManglendeSlettingDato',
      'tvangsopplostPgaManglendeDagligLederDato',
      'tvangsopplostPgaManglendeRevisorDato',
      'tvangsopplostPgaManglendeRegnskapDato',
      'tvangsopplostPgaMangelfulltStyreDato',
    ],
    section: 'forced-deletion',
    text: 'Under tvangsavvikling eller tvangsoppløsning',
  },
  {
    flag: null,
    days: ['underRekonstruksjonsforhandlingDato'],
    section: 'bankruptcy',
    text: 'Under rekonstruksjonsforhandling',
  },
  {
    flag: null,
    days: ['underUtenlandskInsolvensbehandlingDato'],
    section: 'procedure',
    text: 'Under utenlandsk insolvensbehandling',
  },
]
