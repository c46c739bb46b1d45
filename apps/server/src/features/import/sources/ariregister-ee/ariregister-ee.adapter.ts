import type { SourceRecord } from '@merleg/domain/observation'
import { exactFile } from '../../reading/find-edition.ts'
import type { Edition, SourceAdapter } from '../../reading/source-adapter.ts'
import { readActivities } from './activities.ts'
import { type EntityList, readEntities } from './entities.ts'

const ENTITIES = 'entities.csv'
const ACTIVITIES = 'activities.csv'

/**
 * Every legal entity of the Estonian business register and the activities of most of them. The publisher names the month
 * only: the day is that of the last entry in it.
 *
 * A snapshot of what is in the register. An entity that a later one leaves out has been deleted from it, and one that is
 * no longer listed in liquidation or bankrupt is so no longer: registration and proceedings end by absence. All else
 * stays: a deleted entity is still remembered by its name, form and number, a new value replaces the old one without
 * that, and the activities are incomplete (three entities of ten have none), so that a missing one tells nothing.
 */
export const ariregisterEe: SourceAdapter = {
  source: {
    sourceId: 'ariregister-ee',
    publisher: 'Registrite ja Infosüsteemide Keskus',
    title: 'E-äriregister, avaandmed, 2022-01',
    licence: 'CC BY-SA 3.0 EE',
    url: 'https://avaandmed.ariregister.rik.ee',
    isMadeUp: false,
    countryCode: 'EE',
    // The status of an entity is one of three: registered, in liquidation, bankrupt.
    covers: ['registration', 'dissolution', 'liquidation'],
  },
  observedOn: '2022-01-06',
  files: [exactFile(ENTITIES), exactFile(ACTIVITIES)],
  snapshotSections: ['registration', 'procedure', 'dissolution', 'liquidation'],
  read: readFolder,
}

/** The files have different orders: of each entity two small numbers are kept, its code and the class of its main activity. */
async function* readFolder(edition: Edition): AsyncGenerator<SourceRecord> {
  const entities: EntityList = { mainClasses: new Map(), last: { file: ENTITIES, line: 1 } }
  yield* readEntities(edition.fileOf(ENTITIES), entities)
  yield* readActivities(edition.fileOf(ACTIVITIES), entities)
}
