import { type Locale, LOCALES } from '../locale.ts'
import { foldName } from '../name-folding.ts'

/**
 * Countries and territories of which a report can be ordered, by their two letters (ISO 3166-1, with XK as Kosovo writes
 * itself): all but those where nobody lives who could have a company.
 */
export const OFFLINE_COUNTRIES: readonly string[] = [
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ',
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR',
  'GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP',
  'KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT',
  'MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW',
  'SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ',
  'UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW',
].flatMap((line) => line.split(' '))

const CODES = new Set(OFFLINE_COUNTRIES)
const namesOf = new Map(LOCALES.map((locale) => [locale, new Intl.DisplayNames([locale], { type: 'region' })]))

/** Names that the tables of the platform have not followed yet. */
const RENAMED: Readonly<Partial<Record<string, Partial<Record<Locale, string>>>>> = { SZ: { hu: 'Eszvatini' } }

/** The name of a country in a language; its two letters where the language has none. */
export function nameCountry(locale: Locale, code: string): string {
  return RENAMED[code]?.[locale] ?? namesOf.get(locale)?.of(code) ?? code
}

/** How people write them beside the names of the languages. */
const OTHER_NAMES: ReadonlyArray<readonly [string, string]> = [
  ['uk', 'GB'],
  ['great britain', 'GB'],
  ['nagy britannia', 'GB'],
  ['usa', 'US'],
  ['united states of america', 'US'],
  ['amerikai egyesult allamok', 'US'],
  ['cseh koztarsasag', 'CZ'],
  ['czech republic', 'CZ'],
  ['kina', 'CN'],
  ['turkey', 'TR'],
]

const codeByName = new Map([
  ...OTHER_NAMES,
  ...LOCALES.flatMap((locale) => OFFLINE_COUNTRIES.map((code) => [foldName(nameCountry(locale, code)), code] as const)),
])

/** The country that two letters, or a name in one of our languages, mean; null for any other text. */
export function readOfflineCountry(text: string): string | null {
  const code = text.trim().toUpperCase()
  return CODES.has(code) ? code : (codeByName.get(foldName(text.slice(0, 100))) ?? null)
}
