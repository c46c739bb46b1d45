/**
 * What an address says after its postal code and settlement; the whole text where it does not begin with them. Null where nothing
 * is left, and where nobody knows the settlement: then it may stand anywhere in the text, which is no street.
 */
export function readStreet({
  address,
  zip,
  settlement,
}: {
  address: string
  zip: string | null
  settlement: string | null
}): string | null {
  if (settlement === null) return null
  const begun = [zip, settlement].reduce((rest: string, part) => {
    const text = rest.replace(/^[\s,]+/, '')
    return part !== null && text.toLowerCase().startsWith(part.toLowerCase()) ? text.slice(part.length) : text
  }, address)
  const street = begun.replace(/^[\s,.]+/, '').trim()
  return street === '' ? null : street
}
