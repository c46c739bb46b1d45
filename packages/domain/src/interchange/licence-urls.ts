const NAMED: readonly (readonly [RegExp, string])[] = [
  [/^CC0(?: 1\.0)?$/i, 'https://creativecommons.org/publicdomain/zero/1.0/'],
  [/^NLOD 2\.0$/i, 'https://data.norge.no/nlod/en/2.0/'],
  [
    /^(?:OGL|Open Government Licence)(?: v?3\.0)?$/i,
    'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/',
  ],
]

/** Where a licence stands that a source names; null where it is no licence with an address of its own. */
export function findLicenceUrl(licence: string): string | null {
  const text = licence.trim()
  if (/^https?:\/\/\S+$/.test(text)) return text
  const [, kind, version, port] =
    /^CC[- ](BY(?:-(?:SA|NC|ND|NC-SA|NC-ND))?)[- ](\d\.\d)(?: ([A-Z]{2}))?$/i.exec(text) ?? []
  if (kind !== undefined && version !== undefined) {
    const base = `https://creativecommons.org/licenses/${kind.toLowerCase()}/${version}/`
    return port === undefined ? base : `${base}${port.toLowerCase()}/`
  }
  return NAMED.find(([name]) => name.test(text))?.[1] ?? null
}

/** The name of a licence that a statement gives by its address; the address itself where the name is not known. */
export function nameLicence(url: string): string {
  const text = url.trim()
  const path = text.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/?(?:legalcode|deed(?:\.\w+)?)?\/?$/, '')
  const [, kind, version, port] =
    /^creativecommons\.org\/licenses\/([a-z-]+)\/(\d\.\d)(?:\/([a-z]{2}))?$/.exec(path) ?? []
  if (kind !== undefined && version !== undefined)
    return ['CC', kind.toUpperCase(), version, ...(port === undefined ? [] : [port.toUpperCase()])].join(' ')
  if (
    /^creativecommons\.org\/publicdomain\/zero\/1\.0$/.test(path) ||
    path.endsWith('opendefinition.org/licenses/cc-zero')
  )
    return 'CC0 1.0'
  if (/^nationalarchives\.gov\.uk\/doc\/open-government-licence\/version\/3$/.test(path)) return 'OGL 3.0'
  if (/^data\.norge\.no\/nlod\/en\/2\.0$/.test(path)) return 'NLOD 2.0'
  return text
}
