/** What the list calls countries, beside the names of CLDR. */
const OTHER_NAMES: ReadonlyArray<readonly [string, string]> = [
  ['russian federation', 'RU'],
  ['dprk', 'KP'],
  ['democratic people s republic of korea', 'KP'],
  ['turkiye', 'TR'],
  ['turkey', 'TR'],
  ['myanmar', 'MM'],
  ['burma', 'MM'],
  ['uae', 'AE'],
  ['hong kong', 'HK'],
  ['people s republic of china', 'CN'],
  ['syrian arab republic', 'SY'],
  ['democratic republic of the congo', 'CD'],
  ['czech republic', 'CZ'],
  ['bosnia and herzegovina', 'BA'],
  ['kyrgyz republic', 'KG'],
  ['viet nam', 'VN'],
  ['cote d ivoire', 'CI'],
  ['korea north', 'KP'],
  ['korea south', 'KR'],
  ['congo democratic republic of the', 'CD'],
  ['congo republic of the', 'CG'],
  ['virgin islands british', 'VG'],
  ['palestinian', 'PS'],
]

/** Words that also mean something else in an address: streets, people, a state of the USA, a part of a longer name. */
const AMBIGUOUS = new Set(['GE', 'JO', 'CG', 'TD', 'GN', 'ML', 'NE'])

const fold = (text: string): string =>
  ` ${text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()} `

function listCountries(): ReadonlyArray<readonly [string, string]> {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
  const regions = letters.flatMap((first) => letters.map((second) => first + second))
  const known = regions
    // Codes outside of ISO 3166, and the parts that CLDR keeps beside the countries.
    .filter(
      (code) =>
        !/^(?:A[AC]|CP|CQ|D[GD]|E[AUZ]|IC|Q|TA|UN|X|Z[RZ]|BU|CS|FX|NT|SU|TP|YD|YU|VD|DY|HV|RH|NH|PZ|UK)/.test(code),
    )
    .flatMap((code) => {
      const name = names.of(code)
      return name === undefined ? [] : [[fold(name), code] as const]
    })
  return [...known, ...OTHER_NAMES.map(([name, code]) => [fold(name), code] as const)].toSorted(
    ([a], [b]) => b.length - a.length,
  )
}

const COUNTRIES = listCountries()

/** Codes of the countries that a text names, each once. An ambiguous name counts only where it ends a part of the text. */
export function findCountries(text: string): string[] {
  const found = new Set<string>()
  for (const part of text.split(/[;\n]|\([a-z]\)/u)) {
    let rest = fold(part)
    for (const [name, code] of COUNTRIES) {
      const isThere = AMBIGUOUS.has(code) ? rest.endsWith(name) : rest.includes(name)
      if (!isThere) continue
      found.add(code)
      // "Democratic Republic of the Congo" names no second Congo.
      rest = rest.replaceAll(name, '  ')
    }
  }
  return [...found]
}

const NAMES: ReadonlySet<string> = new Set(COUNTRIES.map(([name]) => name))

/** Is the text the name of a country and nothing else? */
export function isCountry(text: string): boolean {
  return NAMES.has(fold(text))
}
