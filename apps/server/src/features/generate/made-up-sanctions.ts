import type { SourceInfo } from '@merleg/domain/observation'
import type { Designation } from '../sanctions/designation.ts'
import { identityOf } from './identity.ts'
import { firstPersonOf, personOf } from './persons.ts'
import { isSimpleEntity, stepAbroadOf, type World } from './world.ts'

/** A list that nobody has published, so that the demo shows how screening works. */
export const MADE_UP_SANCTIONS: SourceInfo = {
  sourceId: 'made-up-sanctions',
  publisher: 'Mérleg bemutató adatbázis',
  title: 'Kitalált szankciós jegyzék a bemutatóhoz',
  licence: 'Kitalált adatok; valós személlyel vagy szervezettel való egyezésük a véletlen műve.',
  url: null,
  isMadeUp: true,
}

/** Companies by their numbers whose people stand on the list, some in another spelling, and companies that do. */
const PEOPLE = [5, 38, 60, 85, 127, 163, 208, 262, 389, 451, 517, 640, 733, 888, 1024, 1311, 1502, 1777]
const COMPANIES = [46, 97, 311, 902]
/** Nobody in the register is called so. */
const STRANGERS = ['Ostvar Meridian Holding', 'Kandorra Shipping Lines', 'Vestrum Ore Trading', 'Halvenn Drone Works']

/** The entries: names as other lists write them, none with an official number, so that nothing is stated of anybody. */
export function madeUpDesignationsOf(world: World): Designation[] {
  const areThere = (index: number): boolean =>
    index < world.companies && !isSimpleEntity(index) && stepAbroadOf(world, index) === null
  return [
    ...PEOPLE.filter(areThere).map((index, order) => personEntry(world, index, order)),
    ...COMPANIES.filter(areThere).map((index) => entityEntry(`c${index}`, identityOf(world, index).name, ['HU'])),
    ...STRANGERS.map((name, order) => entityEntry(`x${order}`, name, [])),
  ]
}

/** In turns: born on that day; born in that year, misspelt; of whose birth nothing is known. */
function personEntry(world: World, index: number, order: number): Designation {
  const { name, birthDate } = personOf(world, firstPersonOf(world, index))
  const [family = '', ...given] = name.split(' ')
  const year = birthDate.slice(0, 4)
  const births = [[{ from: birthDate, to: birthDate }], [{ from: `${year}-01-01`, to: `${year}-12-31` }], []]
  const details = [{ birthDate }, { birthDate: year }, {}]
  const listed = `${given.join(' ')} ${(order % 3 === 1 ? misspell(family) : family).toUpperCase()}`
  return {
    ...entryOf(`p${index}`, listed),
    kind: 'person',
    births: births[order % 3] ?? [],
    details: details[order % 3] ?? {},
  }
}

/** Without the last of two neighbouring letters in the middle of the word. */
const misspell = (word: string): string => word.slice(0, 2) + word.slice(3)

function entityEntry(record: string, name: string, countryCodes: readonly string[]): Designation {
  return { ...entryOf(record, name), countryCodes }
}

function entryOf(record: string, name: string): Designation {
  return {
    designationId: `demo/${record}`,
    celex: 'DEMO 2026/1',
    recordNumber: record,
    programme: 'DEMO',
    annex: 'I',
    measure: 'Asset freeze',
    kind: 'entity',
    name,
    names: [{ name, quality: 'name' }],
    listedOn: '2026-03-02',
    reason: 'Made-up entry of the demo list. It says nothing of anybody.',
    births: [],
    countryCodes: [],
    numbers: [],
    details: {},
  }
}
