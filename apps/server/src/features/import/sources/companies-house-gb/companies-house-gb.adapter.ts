import type { SourceRecord } from '@merleg/domain/observation'
import type { Edition, EditionFile, SourceAdapter } from '../../reading/source-adapter.ts'
import { readCompanies } from './companies.ts'
import { findSnapshot } from './edition-parts.ts'
import { SeenNumbers } from './seen-numbers.ts'

const WHOLE: EditionFile = {
  role: 'whole',
  name: /^BasicCompanyDataAsOneFile-\d{4}-\d{2}-\d{2}(?:\.csv)?$/,
  example: 'BasicCompanyDataAsOneFile-2026-11-01.zip',
  isOptional: true,
  isMany: true,
}
const PARTS: EditionFile = {
  role: 'parts',
  name: /^BasicCompanyData-\d{4}-\d{2}-\d{2}-part\d{1,2}_\d{1,2}(?:\.csv)?$/,
  example: 'BasicCompanyData-2026-11-01-part1_7.zip',
  isOptional: true,
  isMany: true,
}
const SNAPSHOT = { whole: WHOLE, parts: PARTS }

/**
 * Every company on the register of Companies House, as one file or in parts; the day is in their names. Read after a
 * header line of September 2026 and the values that programs of others found in whole files; no whole file was at hand.
 *
 * A snapshot of what is on the register: whoever is left out by a later one has been removed from it (dissolved, struck
 * off, converted or closed), on which day and why it does not say. Registration, proceedings, activities and details end
 * by absence; name, form, number and seat are still remembered. Companies that were removed before the first edition
 * that is read are not known at all. Status and proceedings are those of one word of the register: since when, is not told.
 */
export const companiesHouseGb: SourceAdapter = {
  source: {
    sourceId: 'companies-house-gb',
    publisher: 'Companies House',
    title: 'Free Company Data Product',
    licence: 'Free for any use (Companies House); Crown copyright',
    url: 'https://download.companieshouse.gov.uk/en_output.html',
    isMadeUp: false,
    // One status for all: any winding-up is `Liquidation`, the members' own too.
    covers: ['registration', 'bankruptcy', 'liquidation', 'dissolution'],
    countryCode: 'GB',
    language: 'en',
    rhythm: 'monthly',
    readFrom: 'sample',
  },
  observedOn: null,
  findObservedOn: (edition) => Promise.resolve(findSnapshot(edition, SNAPSHOT).day),
  files: [WHOLE, PARTS],
  snapshotSections: ['registration', 'bankruptcy', 'liquidation', 'procedure', 'activity', 'register-detail'],
  read: readFolder,
}

/** Of the companies a bit for each number is kept. */
async function* readFolder(edition: Edition): AsyncGenerator<SourceRecord> {
  const { paths, day } = findSnapshot(edition, SNAPSHOT)
  const reading = { seen: new SeenNumbers(), day }
  for (const path of paths) yield* readCompanies(path, reading)
}
