import type { EntityKind } from './report-id.ts'

/**
 * Why an entity publishes no accounts: public bodies and schools report to the budget they live on, or are in the books
 * of who keeps them (Government Decree 4/2013, Act CXC of 2011); private persons and sole traders keep none that are
 * deposited (Act C of 2000, section 2). Null of all others.
 */
export type WithoutAccounts = 'budget' | 'person'

export function findWithoutAccounts(kind: EntityKind): WithoutAccounts | null {
  switch (kind) {
    case 'budgetary':
    case 'educational':
      return 'budget'
    case 'selfemployed':
    case 'taxentity':
      return 'person'
    case 'company':
    case 'nonprofit':
    case 'foreign':
      return null
  }
}
