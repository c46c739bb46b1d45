import { ASSOCIATION_KINDS } from '@merleg/contract/address-words'
import { type AssociationKind, type Marketing } from '@merleg/contract/report/marketing.contract'

type Held = { valid: boolean }

/** What the reader wants to see. */
export function filterValid<Item extends Held>(items: readonly Item[], onlyValid: boolean): readonly Item[] {
  return onlyValid ? items.filter(({ valid }) => valid) : items
}

/** How much of the page is no longer in force. */
export function countEnded({ contact, interests, associations }: Marketing): number {
  const lists: ReadonlyArray<readonly Held[]> = [
    contact.phones,
    contact.emails,
    contact.websites,
    interests,
    associations,
  ]
  return lists.flat().filter(({ valid }) => !valid).length
}

/** How many associations there are of each kind; kinds without any are left out. */
export function countByAssociation(
  associations: ReadonlyArray<{ kind: AssociationKind; type: string }>,
): Array<{ kind: AssociationKind; type: string; count: number }> {
  return ASSOCIATION_KINDS.flatMap((kind) => {
    const own = associations.filter((association) => association.kind === kind)
    const [first] = own
    return first === undefined ? [] : [{ kind, type: first.type, count: own.length }]
  })
}
