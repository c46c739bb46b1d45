import { daysBefore } from '@merleg/domain/calendar-days'
import type { SourceRecord } from '@merleg/domain/observation'
import { findPackedDay } from '../../../../shared/packed-file.ts'
import { exactFile } from '../../reading/find-edition.ts'
import type { CompanyKey, Edition, EditionFile, SourceAdapter } from '../../reading/source-adapter.ts'
import type { RefusalReason } from '../../reading/source-lines.ts'
import { SourceRefused } from '../../../register/source-refused.ts'
import { type EntityList, readBasicData, toCompanyId } from './basic-data.ts'
import { readBeneficialOwners } from './beneficial-owners.ts'
import { readGeneralData } from './general-data.ts'
import { readCardPersons, readShareholders } from './people.ts'

const BASIC = 'ettevotja_rekvisiidid__lihtandmed.csv'
const GENERAL = 'ettevotja_rekvisiidid__yldandmed.json'
const PERSONS = 'ettevotja_rekvisiidid__kaardile_kantud_isikud.json'
const SHAREHOLDERS = 'ettevotja_rekvisiidid__osanikud.json'
const BENEFICIAL_OWNERS = 'ettevotja_rekvisiidid__kasusaajad.json'
const FILES = [BASIC, GENERAL, PERSONS, SHAREHOLDERS] as const

type FileName = (typeof FILES)[number] | typeof BENEFICIAL_OWNERS

/**
 * The Estonian business register: every legal entity that is registered, in liquidation or bankrupt, as the register
 * offers it for download each day. An entity that is no longer in it has been deleted: registration, proceedings, people,
 * members, activities and contacts end by absence; its name, form, number, seat and capital are remembered.
 *
 * Built from public programs that read these files and describe their columns and members; whole files were not seen.
 * Persons off the card, pledges and rulings are not read. The beneficial owners are no longer offered since July 2026: the
 * file is read where somebody has it, and refused beside files of another week, of which it does not tell.
 */
export const rikEe: SourceAdapter<FileName> = {
  source: {
    sourceId: 'rik-ee',
    publisher: 'Registrite ja Infosüsteemide Keskus',
    title: 'E-äriregister, avaandmed',
    licence: 'CC BY 4.0',
    url: 'https://avaandmed.ariregister.rik.ee',
    isMadeUp: false,
    // Of shareholders the register keeps a list for most forms only, so that a missing one tells nothing.
    covers: ['registration', 'dissolution', 'liquidation', 'signatory'],
    countryCode: 'EE',
    language: 'et',
    rhythm: 'daily',
    readFrom: 'description',
  },
  byCompany: { openKeys: openEstonianKeys },
  observedOn: null,
  findObservedOn: (edition) => findPackingDay(edition),
  files: [
    ...FILES.map((name): EditionFile<FileName> => exactFile(name)),
    {
      ...exactFile(BENEFICIAL_OWNERS),
      isOptional: true,
      snapshotSections: ['beneficial-owner', 'beneficial-owner-statement'],
    },
  ],
  snapshotSections: [
    'registration',
    // As procedures of kinds that it does not tell; former editions told of them by this name.
    'procedure',
    'dissolution',
    'liquidation',
    // Whoever is struck off the register of the tax stands in the file without a number.
    'eu-tax-number',
    'signatory',
    'supervisory-board',
    'auditor',
    'member',
    'activity',
    'e-mail',
    'phone',
    'website',
  ],
  read: readFolder,
}

const DAYS_APART = 7

/** The publisher packs the files anew each day: the youngest says of which. */
async function findPackingDay(edition: Edition): Promise<string | null> {
  const days = await Promise.all(FILES.map(async (role) => findPackedDay(edition.fileOf(role))))
  return days.reduce((latest, day) => (latest === null || day === null ? null : day > latest ? day : latest))
}

const isCode = /^\d{1,8}$/

/** Of whom each line is: a column of the basic data, the first member of an object in the others. */
function openEstonianKeys(): ReadonlyMap<(typeof FILES)[number], CompanyKey> {
  const toId = (code: string) => (isCode.test(code) ? toCompanyId(code.padStart(8, '0')) : null)
  const ofObject = {
    findIn: (object: string) => toId(/^\{\s*"ariregistri_kood"\s*:\s*"?(\d+)/.exec(object)?.[1] ?? ''),
  }
  const ofRow: CompanyKey = { columns: ['ariregistri_kood'], delimiter: ';', find: ([code = '']) => toId(code) }
  return new Map<(typeof FILES)[number], CompanyKey>([
    [BASIC, ofRow],
    [GENERAL, ofObject],
    [PERSONS, ofObject],
    [SHAREHOLDERS, ofObject],
  ])
}

/** Old owners would be told as those of today. */
async function refuseIfOfOtherDay(edition: Edition, path: string): Promise<void> {
  const [day, own] = [await findPackingDay(edition), await findPackedDay(path)]
  const isSame =
    day === null || own === null || (own >= daysBefore(day, DAYS_APART) && daysBefore(own, DAYS_APART) <= day)
  if (isSame) return
  throw new SourceRefused('days-differ' satisfies RefusalReason, null, `${BENEFICIAL_OWNERS}: ${own}, ${day}`)
}

async function* readFolder(edition: Edition<FileName>): AsyncGenerator<SourceRecord> {
  for (const path of edition.filesOf(BENEFICIAL_OWNERS)) await refuseIfOfOtherDay(edition, path)
  const list: EntityList = {
    codes: new Set(),
    last: { file: BASIC, line: 1 },
    judgement: edition.judgement,
  }
  yield* readBasicData(edition.fileOf(BASIC), list)
  yield* readGeneralData(edition.fileOf(GENERAL), list)
  yield* readCardPersons(edition.fileOf(PERSONS), list)
  yield* readShareholders(edition.fileOf(SHAREHOLDERS), list)
  for (const path of edition.filesOf(BENEFICIAL_OWNERS)) yield* readBeneficialOwners(path, list)
}
