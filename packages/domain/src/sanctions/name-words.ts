/** Articles, filiations and titles beside the names of persons: written or left out at will. */
export const NAME_PARTICLES: ReadonlySet<string> = new Set(
  (
    'al el ul bin ben ibn bint von van de der dr prof ifj id ozv mr mrs ms sheikh shaykh sayyid mullah mawlawi maulavi ' +
    'haji hajji hadji'
  ).split(' '),
)

/**
 * Spellings of legal forms in sanctions lists, folded and in Latin letters: English translations, and the original forms
 * (Russian, Belarusian, Ukrainian, Iranian …) in whole or in their initials.
 */
export const LISTED_FORMS: readonly string[] = [
  ...['public', 'open', 'closed', 'private', 'non public', ''].map((kind) => `${kind} joint stock company`.trim()),
  ...['public', 'otkrytoe', 'zakrytoe', 'publichnoe', 'nepublichnoe', ''].map((kind) =>
    `${kind} aktsionernoe obshchestvo`.trim(),
  ),
  'limited liability company',
  'limited liability partnership',
  'limited liability',
  'limited company',
  'company limited',
  'company ltd',
  'co limited',
  'co ltd',
  'private limited',
  'pvt ltd',
  'pte ltd',
  'pty ltd',
  'free zone company',
  'obshchestvo s ogranichennoy otvetstvennostyu',
  'anonim sirketi',
  'limited sirketi',
  'federal state unitary enterprise',
  'federal state enterprise',
  'federal state budgetary institution',
  'federal state autonomous institution',
  'federal state institution',
  'federalnoe gosudarstvennoe unitarnoe predpriyatie',
  'federalnoe kazennoe predpriyatie',
  'gosudarstvennoe unitarnoe predpriyatie',
  'republican unitary enterprise',
  'state unitary enterprise',
  'unitary enterprise',
  ...'jsc ojsc pjsc cjsc llc llp lp ltd limited co company corp corporation inc plc gmbh ag kg sa sarl spa srl'.split(
    ' ',
  ),
  ...'ooo oao ao zao pao tov pat fgup fkp gup fsue sue fze fzc fzco fzllc dmcc dwc est bv nv oy ab as ou doo'.split(
    ' ',
  ),
  ...'kft zrt nyrt bt uab sia'.split(' '),
]

/** Words of a company name that translations set or leave out at will. */
export const CONNECTIVES: ReadonlySet<string> = new Set('the of and for a i und es imeni im'.split(' '))
