import { basename } from 'node:path'
import type { SourceRecord } from '@merleg/domain/observation'
import { readDottedDay } from '../../reading/cell-values.ts'
import type { Edition, SourceAdapter } from '../../reading/source-adapter.ts'
import { readElements } from './elements.ts'
import { listReports } from './reports.ts'

const DAY = /_kuni_(\d{2})(\d{2})(\d{4})/

/**
 * The annual reports filed to the Estonian register since the business year 2019, sixteen figures of each, cumulatively
 * and once a month; their names say up to which day. A source of additions: a year that is absent has not ended.
 *
 * Built from public programs that read these files and describe their columns; whole files were not seen. Revenue by
 * activity and by country (`2.EMTAK_myygitulu_…`, `3.myygitulu_geograafiline_…`) is not read.
 */
export const rikEeAccounts: SourceAdapter<'reports' | 'elements'> = {
  source: {
    sourceId: 'rik-ee-accounts',
    publisher: 'Registrite ja Infosüsteemide Keskus',
    title: 'E-äriregister, majandusaasta aruannete põhinäitajad',
    licence: 'CC BY 4.0',
    url: 'https://avaandmed.ariregister.rik.ee',
    isMadeUp: false,
    toldFrom: '2019-01-01',
    countryCode: 'EE',
    language: 'et',
    rhythm: 'monthly',
    readFrom: 'description',
  },
  observedOn: null,
  findObservedOn: async (edition) => findDay(edition.fileOf('reports')),
  files: [
    {
      role: 'reports',
      name: /^1\.aruannete_yldandmed_kuni_\d{8}(?:_\d+)?(?:\.csv)?$/,
      example: '1.aruannete_yldandmed_kuni_31082026.zip',
    },
    {
      role: 'elements',
      name: /^4\.20\d{2}_aruannete_elemendid_kuni_(?:\d{8})?(?:_\d+)?(?:\.csv)?$/,
      example: '4.2025_aruannete_elemendid_kuni_31082026.zip',
      isMany: true,
    },
  ],
  snapshotSections: [],
  read: readFolder,
}

function findDay(path: string): string | null {
  const [, day, month, year] = DAY.exec(basename(path)) ?? []
  return day === undefined ? null : readDottedDay(`${day}.${month}.${year}`)
}

/** Year by year, and the list of reports again for each of them: so only the figures of one year are kept. */
async function* readFolder(edition: Edition<'reports' | 'elements'>): AsyncGenerator<SourceRecord> {
  for (const [index, path] of edition.filesOf('elements').entries()) {
    const year = Number(basename(path).slice(2, 6))
    const reports = await listReports(edition.fileOf('reports'), year, index === 0)
    yield* reports.rejects
    yield* readElements(path, reports)
  }
}
