/** Registers that an authority keeps, by the ids of their sources. */
const OFFICIAL_SOURCES: ReadonlySet<string> = new Set([
  'ariregister-ee',
  'bilant-ro',
  'brreg-no',
  'companies-house-accounts-gb',
  'companies-house-gb',
  'companies-house-psc-gb',
  'e-beszamolo',
  'e-beszamolo-pages',
  'registerbekanntmachungen-de',
  'rik-ee',
  'ur-lv',
])

/** Those of them that list the members of a company as its register has them, so that nobody stands between. */
const MEMBER_REGISTERS: ReadonlySet<string> = new Set(['ariregister-ee', 'rik-ee', 'ur-lv'])

type Spoken = { sourceId: string; isMadeUp: boolean }

/** Is it an official register? What is made up is none, whatever it imitates. */
export function isOfficialRegister({ sourceId, isMadeUp }: Spoken): boolean {
  return !isMadeUp && OFFICIAL_SOURCES.has(sourceId)
}

/** Are its members known to hold their shares themselves? The made-up register imitates that of the courts. */
export function tellsDirectHolders({ sourceId, isMadeUp }: Spoken): boolean {
  return isMadeUp || MEMBER_REGISTERS.has(sourceId)
}
