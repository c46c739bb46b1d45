import { foldName } from '../name-folding.ts'
import { LOCALES } from '../locale.ts'

/** Countries whose names are known in the languages of the product; others are read by their two letters. */
const CODES =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO RS SE SI SK UA US TR CN'.split(
    ' ',
  )

const OTHER_NAMES: ReadonlyArray<readonly [string, string]> = [
  ['h', 'HU'],
  ['magyar', 'HU'],
  ['hun', 'HU'],
  ['osterreich', 'AT'],
  ['uk', 'GB'],
  ['nagy britannia', 'GB'],
  ['anglia', 'GB'],
  ['england', 'GB'],
  ['usa', 'US'],
  ['el', 'GR'],
  ['rou', 'RO'],
  ['aut', 'AT'],
  ['deu', 'DE'],
  ['svk', 'SK'],
  ['est', 'EE'],
  ['szlovakia', 'SK'],
]

const CODE_BY_NAME: ReadonlyMap<string, string> = new Map([
  ...LOCALES.flatMap((locale) => {
    const names = new Intl.DisplayNames([locale], { type: 'region' })
    return CODES.map((code) => [foldName(names.of(code) ?? code), code] as const)
  }),
  ...CODES.map((code) => [code.toLowerCase(), code] as const),
  ...OTHER_NAMES,
])

/** The two letters of a country that is written as such or by its name; null for any other text. */
export function readCountry(text: string): string | null {
  return CODE_BY_NAME.get(foldName(text.slice(0, 60))) ?? null
}
