import type { SourceRecord } from '@merleg/domain/observation'
import type { Edition, SourceAdapter } from '../../reading/source-adapter.ts'
import { readRoles } from './roles.ts'
import { readSubUnits } from './sub-units.ts'
import { readUnits, type UnitList } from './units.ts'

type Role = 'units' | 'sub-units' | 'roles'

/**
 * All units of the Norwegian Central Coordinating Register, their places of business and their roles, as the register
 * offers them for download each night. The files do not tell their day. Built from published records of single units and
 * from what the publisher says of the files; a whole file was not seen.
 *
 * A snapshot: a unit that is left out has been deleted, which is told of by the deletion feed and by a later edition. Units
 * deleted before the first edition that is read are not in it, and are not known here.
 */
export const brregNo: SourceAdapter<Role> = {
  source: {
    sourceId: 'brreg-no',
    publisher: 'Brønnøysundregistrene',
    title: 'Enhetsregisteret, åpne data',
    licence: 'NLOD 2.0',
    url: 'https://data.brreg.no/enhetsregisteret/api/dokumentasjon/no/index.html',
    isMadeUp: false,
    countryCode: 'NO',
    language: 'no',
    rhythm: 'daily',
    readFrom: 'sample',
    covers: ['registration', 'bankruptcy', 'liquidation', 'dissolution', 'forced-deletion'],
  },
  observedOn: null,
  files: [
    { role: 'units', name: /^enheter(?:_alle)?(?:_\d{4}-\d{2}-\d{2}.*)?\.json$/, example: 'enheter_alle.json.gz' },
    {
      role: 'sub-units',
      name: /^underenheter(?:_alle)?(?:_\d{4}-\d{2}-\d{2}.*)?\.json$/,
      example: 'underenheter_alle.json.gz',
      isOptional: true,
      snapshotSections: ['site'],
    },
    {
      role: 'roles',
      name: /^roller(?:_(?:alle|totalbestand))?(?:_\d{4}-\d{2}-\d{2}.*)?\.json$/,
      example: 'roller_totalbestand.json.gz',
      isOptional: true,
      snapshotSections: ['signatory', 'member', 'auditor'],
    },
  ],
  snapshotSections: [
    'registration',
    'bankruptcy',
    'procedure',
    'liquidation',
    'dissolution',
    'forced-deletion',
    'activity',
    'phone',
    'e-mail',
    'website',
  ],
  read: readEdition,
}

/** Of the units one number each is kept. Sites and roles stay as they are known where their file is missing. */
async function* readEdition(edition: Edition<Role>): AsyncGenerator<SourceRecord> {
  const units: UnitList = { numbers: new Set(), last: { file: 'enheter_alle.json', line: 1 } }
  yield* readUnits(edition.fileOf('units'), units)
  for (const path of edition.filesOf('sub-units')) yield* readSubUnits(path, units)
  for (const path of edition.filesOf('roles')) yield* readRoles(path, units)
}
