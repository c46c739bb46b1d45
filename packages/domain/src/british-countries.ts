import { foldName } from './name-folding.ts'

/** Names of countries as companies in the United Kingdom write them, beside the usual English ones. */
const OTHER_NAMES: ReadonlyArray<readonly [code: string, names: readonly string[]]> = [
  [
    'GB',
    [
      'england',
      'wales',
      'scotland',
      'northern ireland',
      'england and wales',
      'england wales',
      'great britain',
      'britain',
      'uk',
      'u k',
      'gb',
      'united kingdom england and wales',
      'united kingdom england',
      'england united kingdom',
      'england uk',
      'england and wales united kingdom',
      'scotland united kingdom',
      'the united kingdom',
    ],
  ],
  ['US', ['usa', 'u s a', 'united states of america', 'us']],
  ['IE', ['republic of ireland', 'ireland republic of', 'eire', 'southern ireland']],
  ['NL', ['the netherlands', 'holland']],
  ['VG', ['virgin islands british', 'bvi']],
  ['VI', ['virgin islands u s']],
  ['HK', ['hong kong', 'hong kong sar']],
  ['MO', ['macau', 'macao']],
  ['CZ', ['czech republic']],
  ['TR', ['turkey']],
  ['RU', ['russian federation']],
  ['KR', ['korea republic of', 'korea']],
  ['AE', ['uae']],
  ['CI', ['ivory coast']],
  ['MK', ['macedonia']],
]

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

function listEnglishNames(): (readonly [name: string, code: string])[] {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).flatMap((code) => {
    const name = names.of(code)
    return name === undefined ? [] : [[foldName(name), code] as const]
  })
}

const codeByName = new Map<string, string>([
  // What is abolished has the name of what came after it, and comes later in the alphabet (`UK`, `ZR`).
  ...listEnglishNames().toReversed(),
  ...OTHER_NAMES.flatMap(([code, names]) => names.map((name) => [foldName(name), code] as const)),
])

/** The two letters of a country by its English name as the British register has it; null for any other text. */
export function findBritishCountry(text: string): string | null {
  return codeByName.get(foldName(text.slice(0, 100))) ?? null
}
