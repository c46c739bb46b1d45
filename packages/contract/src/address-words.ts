import { TRANSFER_KINDS } from '@merleg/domain/credits/ledger-rules'
import { ROW_GRADES } from '@merleg/domain/list-matching/row-grading'

/**
 * Words that stand in addresses of pages as well as in calls: in a file of their own, as the routes read them before the
 * login, when nobody needs the calls.
 */

/** How another company is tied to this one, the closest first. */
export const ASSOCIATION_KINDS = [
  'predecessor',
  'successor',
  'owner',
  'commonOwner',
  'commonOfficer',
  'ownerAndOfficer',
  'sameSeat',
] as const

/**
 * `passing`: the same on both days, but something else in between. `withdrawn` (knowledge only): the source no longer
 * says so of any time. `filed`, `restated`: accounts.
 */
export const CHANGE_KINDS = ['added', 'changed', 'ended', 'passing', 'withdrawn', 'filed', 'restated'] as const

/**
 * What is compared. `world`: how things stood on the one day and on the other, as known at one moment; `knowledge`:
 * what the register had told us by the end of the one day and of the other, about whatever time.
 */
export const CHANGE_VIEWS = ['world', 'knowledge'] as const

/** Orders of a group, what is in force always first: the weightiest, by name, by the gravity of the status, the latest. */
export const CONNECTION_ORDERS = ['weight', 'name', 'status', 'since'] as const

/** What became of a delivery. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const

/** By what saved searches can be ordered. */
export const FAVORITE_ORDERS = ['name', 'createdAt'] as const

/** What results can be sorted by; `distance` and `similarity` where the query asks for them. */
export const RESULT_ORDERS = [
  'name',
  'sales',
  'headcount',
  'founded',
  'rating',
  'probability',
  'growth',
  'distance',
  'similarity',
] as const

/**
 * Which rows: of a grade, those that nobody has decided, or those that ask for a decision, decided or not, those with a
 * certain company and those without.
 */
export const ROW_FILTERS = [...ROW_GRADES, 'open', 'to-decide', 'matched', 'unmatched', 'twice'] as const

/** What is shown of a statement: what moves money. */
export const STATEMENT_KINDS = TRANSFER_KINDS.filter((kind) => kind !== 'hold' && kind !== 'release')

/** By what a watch list can be ordered. */
export const WATCH_ORDERS = [
  'name',
  'address',
  'registrationNumber',
  'taxNumber',
  'cor',
  'creditability',
  'lastEvent',
  'importance',
  'addedAt',
] as const
