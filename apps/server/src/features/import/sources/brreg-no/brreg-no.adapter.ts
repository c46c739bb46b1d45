import type { FactSection } from '@merleg/domain/fact-sections'
import type { SourceRecord } from '@merleg/domain/observation'
import type { Edition, KnownCompanies, SourceAdapter } from '../../reading/source-adapter.ts'
import { readRoles } from './roles.ts'
import { readSubUnits } from './sub-units.ts'
import { readUnits, type UnitList } from './units.ts'
import { SourceRefused } from '../../../register/source-refused.ts'
import type { RefusalReason } from '../../reading/source-lines.ts'
import { findUnitsFrom, findUpdatesDay, readUpdates, refuseMixture, UPDATE_FILES } from './recorded-updates.ts'
import type { FeedKind } from './updates/update-feeds.ts'

/** The files of a night, and recorded days of the feeds of updates. */
type Role = 'all-units' | 'all-sub-units' | 'all-roles' | FeedKind

const SNAPSHOT_SECTIONS: readonly FactSection[] = [
  'registration',
  'bankruptcy',
  'procedure',
  'liquidation',
  'dissolution',
  'forced-deletion',
  // Of fewer than five persons none are told: what was told before is not so any more.
  'headcount',
  'tax-number',
  'activity',
  'phone',
  'e-mail',
  'website',
]

/**
 * All units of the Norwegian Central Coordinating Register, their places of business and their roles, as the register
 * offers them for download each night. The files do not tell their day. Built from published records of single units and
 * from what the publisher says of the files; a whole file was not seen.
 *
 * A snapshot: a unit that is left out has been deleted, which is told of by the deletion feed and by a later edition. Units
 * deleted before the first edition that is read are not in it, and are not known here.
 *
 * Between two snapshots recorded days of the feeds of updates go on, under the same source (ADR 91): each tells what the
 * register says of the units that have changed. Nothing ends by them but the registration of who has left it.
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
  findObservedOn: (edition) => Promise.resolve(findUpdatesDay(edition)),
  findRecordedFrom: (edition) => findUnitsFrom(edition),
  files: [
    ...UPDATE_FILES,
    {
      role: 'all-units',
      name: /^enheter(?:_alle)?(?:_\d{4}-\d{2}-\d{2}.*)?\.json$/,
      example: 'enheter_alle.json.gz',
      isOptional: true,
      snapshotSections: SNAPSHOT_SECTIONS,
    },
    {
      role: 'all-sub-units',
      name: /^underenheter(?:_alle)?(?:_\d{4}-\d{2}-\d{2}.*)?\.json$/,
      example: 'underenheter_alle.json.gz',
      isOptional: true,
      snapshotSections: ['site'],
    },
    {
      role: 'all-roles',
      name: /^roller(?:_(?:alle|totalbestand))?(?:_\d{4}-\d{2}-\d{2}.*)?\.json$/,
      example: 'roller_totalbestand.json.gz',
      isOptional: true,
      snapshotSections: ['signatory', 'member', 'auditor'],
    },
  ],
  snapshotSections: [],
  read: readEdition,
}

/** Of the units one number each is kept. Sites and roles stay as they are known where their file is missing. */
async function* readEdition(edition: Edition<Role>, known: KnownCompanies): AsyncGenerator<SourceRecord> {
  const whole = ['all-units', 'all-sub-units', 'all-roles'] as const
  refuseMixture(
    edition,
    whole.flatMap((role) => edition.filesOf(role)),
  )
  if (findUpdatesDay(edition) !== null) {
    yield* readUpdates(edition, known)
    return
  }
  const [path] = edition.filesOf('all-units')
  if (path === undefined) throw new SourceRefused('file-missing' satisfies RefusalReason, null, 'enheter_alle.json.gz')
  const units: UnitList = { numbers: new Set(), last: { file: 'enheter_alle.json', line: 1 } }
  yield* readUnits(path, units)
  for (const each of edition.filesOf('all-sub-units')) yield* readSubUnits(each, units)
  for (const each of edition.filesOf('all-roles')) yield* readRoles(each, units)
}
