import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hasSharedData, sharedData, useSourceFolders } from '../../testing-source-files.ts'
import { findListRefusal, listBirths, listNames, listNumbers, readList } from '../../testing-lists.ts'
import { canadaSanctions } from './canada-sanctions.adapter.ts'

const writeFolder = useSourceFolders()

const toRecord = (cells: Readonly<Record<string, string>>): string =>
  `\t<record>\n${Object.entries({
    Country: 'Russia / Russie',
    Schedule: '1, Part 1',
    Item: '7',
    DateOfListing: '2022-02-24',
    ...cells,
  })
    .map(([name, text]) => `\t\t<${name}>${text}</${name}>`)
    .join('\n')}\n\t</record>\n`
const toList = (...records: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<data-set>\n${records.join('')}</data-set>\n`
const write = async (content: string): Promise<string> =>
  join(await writeFolder({ 'sema-lmes.xml': content }), 'sema-lmes.xml')
const PERSON = { LastName: 'Pelda', GivenName: 'Ivan Ivanovich' }

test('people, organisations and ships are kept apart', async () => {
  const list = toList(
    toRecord({ ...PERSON, Aliases: 'Иван Пелда; Iwan Pelda or Vanya Pelda', DateOfBirthOrShipBuildDate: '1965-04-29' }),
    toRecord({ EntityOrShip: 'Pelda JSC (also\nknown as VMP Pelda)', Item: '8' }),
    toRecord({
      EntityOrShip: 'Pelda Star',
      TitleOrShip: 'Oil Tanker',
      ShipIMONumber: '9144782',
      DateOfBirthOrShipBuildDate: '1997',
      Schedule: '1.1',
    }),
  )
  const { day, designations, rejects } = await readList(canadaSanctions, await write(list))
  // Not known from the file: the user has to say it.
  expect([day, rejects]).toEqual([null, []])
  const [person, entity, ship] = designations
  expect(person).toMatchObject({
    designationId: 'canada-sanctions/Russia/1,-Part-1,-7',
    recordNumber: '1, Part 1, 7',
    programme: 'Russia',
    kind: 'person',
    listedOn: '2022-02-24',
    countryCodes: [],
  })
  expect(person && [listNames(person), listBirths(person)]).toEqual([
    'n Ivan Ivanovich PELDA|a Иван Пелда|a Iwan Pelda|a Vanya Pelda',
    '1965-04-29',
  ])
  expect(entity && [entity.kind, listNames(entity)]).toEqual(['entity', 'n Pelda JSC|a VMP Pelda'])
  expect(ship && [ship.kind, listNumbers(ship), listBirths(ship)]).toEqual(['vessel', 'imo 9144782 -', ''])
})

test.each([
  ['1965', '1965-01-01–1965-12-31'],
  ['1965-02', '1965-02-01–1965-02-28'],
  ['1963-1964', '1963-01-01–1964-12-31'],
  ['1963 or 1964', '1963-01-01–1963-12-31|1964-01-01–1964-12-31'],
  ['1972-08-10 OR 1972-08-11', '1972-08-10|1972-08-11'],
  ['Sep-99', '?'],
  ['1965-04-29 or circa 1948', '1965-04-29|?'],
])('born %s', async (text, births) => {
  const list = toList(toRecord({ ...PERSON, DateOfBirthOrShipBuildDate: text }))
  const { designations } = await readList(canadaSanctions, await write(list))
  expect(designations.map(listBirths)).toEqual([births])
})

test('what has no place in a regulation, no name, or comes twice, is reported', async () => {
  const list = toList(
    toRecord(PERSON),
    toRecord(PERSON),
    toRecord({ ...PERSON, Item: '' }),
    toRecord({ Item: '9' }),
    toRecord({ ...PERSON, Item: '10', DateOfListing: 'soon' }),
    // Without a day nothing is wrong with it.
    toRecord({ ...PERSON, Item: '11', DateOfListing: '' }),
  )
  const { designations, rejects } = await readList(canadaSanctions, await write(list))
  expect(designations.map(({ recordNumber }) => recordNumber)).toEqual([
    '1, Part 1, 7',
    '1, Part 1, 10',
    '1, Part 1, 11',
  ])
  expect(rejects.map((reject) => reject.split(' ')[1])).toEqual(['duplicate', 'entry-number', 'name-missing', 'date'])
})

test.each([
  ['cut off', toList(toRecord(PERSON)).slice(0, -12), 'cut-off'],
  ['with an element that is new', toList(toRecord({ ...PERSON, Birthplace: 'x' })), 'columns'],
])('a list %s is refused', async (_title, content, reason) => {
  expect((await findListRefusal(canadaSanctions, await write(content))).split(' ')[0]).toBe(reason)
})

// The published list lies beside the checkout; without it there is nothing to read.
test.skipIf(!hasSharedData)('the published list is read whole', async () => {
  const path = join(sharedData, 'sanctions-lists/canada_sema_2025.xml.gz')
  const { designations, rejects } = await readList(canadaSanctions, path)
  expect([rejects, designations.length]).toEqual([[], 4759])
  expect(designations.filter(({ kind }) => kind === 'vessel')).toHaveLength(109)
  expect(designations.filter((designation) => listBirths(designation) === '?')).toHaveLength(2)
})
