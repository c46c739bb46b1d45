import type { FactPayload } from '@merleg/domain/fact-sections'
import { findLegalForm, type LegalForm } from '@merleg/domain/legal-forms'
import { splitLegalForm } from '@merleg/domain/legal-form-split'
import type { FactObservation } from '@merleg/domain/observation'

type Named = { line: number; companyId: string; name: string; validFrom?: string | null; sourceRef?: string | null }

/**
 * The name of a company and the legal form in it, which the law makes part of the name (Act V of 2006, section 3).
 * Hungarian forms have their GFO code and title, foreign ones the key of the table of forms and their own abbreviation.
 */
export function observeName({ name, ...at }: Named): FactObservation[] {
  const key = splitLegalForm(name).legalForm
  const form = key === null ? null : findLegalForm(key)
  return [
    { type: 'fact', ...at, section: 'name', slot: '', payload: { name } },
    ...(form === null
      ? []
      : [{ type: 'fact', ...at, section: 'legal-form', slot: '', payload: describeForm(form) } as const]),
  ]
}

function describeForm({ countryCode, gfoCode, key, name, shortName }: LegalForm): FactPayload<'legal-form'> {
  return countryCode === 'HU' ? { code: gfoCode, name: name.hu } : { code: key, name: shortName ?? name.hu }
}
