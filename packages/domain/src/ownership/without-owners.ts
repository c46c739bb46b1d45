import { recogniseLegalForm } from '../legal-forms.ts'
import type { EntityKind } from '../report-id.ts'

/**
 * Why the rules of shares and votes do not hold of somebody: a sole trader is the person; a foundation has beneficiaries
 * and a board (Act LIII of 2017, 3. § 38.); members of an association have no shares; public bodies and institutions
 * have somebody who maintains them.
 */
export type WithoutOwners = 'person' | 'foundation' | 'association' | 'institution'

type Entity = { kind: EntityKind; legalForm: string | null; legalFormCode: string | null }

/** Null of companies, which are owned. */
export function findWithoutOwners({ kind, legalForm, legalFormCode }: Entity): WithoutOwners | null {
  switch (kind) {
    case 'selfemployed':
    case 'taxentity':
      return 'person'
    case 'budgetary':
    case 'educational':
      return 'institution'
    case 'nonprofit': {
      const form = recogniseLegalForm({ name: legalForm, code: legalFormCode })
      // Nobody tells whether an organisation of an unknown form is a foundation: the rule of shares would be wrong for both.
      return form?.key === 'alapitvany' || /alapítvány/i.test(legalForm ?? '') ? 'foundation' : 'association'
    }
    case 'company':
    case 'foreign':
      return null
  }
}

/** Sole traders, and those with a tax number of their own, are the person whose name they bear. */
export function isNaturalPerson(kind: EntityKind): boolean {
  return kind === 'selfemployed' || kind === 'taxentity'
}

/** Nobody stands behind a person, nor behind the State and its bodies; behind a foundation or a school somebody acts. */
export function hasNobodyBehind(kind: EntityKind): boolean {
  return isNaturalPerson(kind) || kind === 'budgetary'
}
