/** Whether a text is a legal entity identifier (ISO 17442): 18 letters and digits, and two check digits (ISO 7064, 97-10). */
export function isValidLei(text: string): boolean {
  if (!/^[\dA-Z]{18}\d{2}$/.test(text)) return false
  let rest = 0
  for (const digit of text.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55)))
    rest = (rest * 10 + Number(digit)) % 97
  return rest === 1
}

/** Why an entity does not tell its parent (Reporting Exceptions format 2.1). */
const PARENT_EXCEPTIONS: ReadonlyMap<string, string> = new Map([
  ['NO_LEI', 'The parent has no LEI and did not consent to get one'],
  ['NATURAL_PERSONS', 'Controlled by natural persons without an entity that consolidates it'],
  ['NON_CONSOLIDATING', 'Controlled by entities that do not have to consolidate it'],
  ['NO_KNOWN_PERSON', 'No person is known to control it, as with dispersed shares'],
  ['NON_PUBLIC', 'The parent is not told in public'],
  ['BINDING_LEGAL_COMMITMENTS', 'Its articles or a contract forbid to tell the parent'],
  ['LEGAL_OBSTACLES', 'Laws stand in the way of telling the parent'],
  ['CONSENT_NOT_OBTAINED', 'The parent did not consent to be named'],
  ['DETRIMENT_NOT_EXCLUDED', 'Telling the parent might do harm'],
  ['DISCLOSURE_DETRIMENTAL', 'Telling the parent would do harm'],
])

/** A reason by its code, in English, shortened from the publisher's definitions; the code itself where it is a new one. */
export function describeParentException(code: string): string {
  return PARENT_EXCEPTIONS.get(code) ?? code
}
