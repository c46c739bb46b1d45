import type { SourceRecord } from '@merleg/domain/observation'
import { unpackedName } from '../../../../shared/packed-file.ts'
import type { Edition, SourceAdapter } from '../../reading/source-adapter.ts'
import { rejectLine } from '../../reading/source-lines.ts'
import { FilingHistory } from './filing-history.ts'
import { readHeading } from './filing-heading.ts'
import { readFiling } from './filing.ts'
import { readPageFiling } from './page-filing.ts'
import { readSavedPage } from './saved-page.ts'

type Role = 'pages' | 'documents'

/**
 * Accounts as the portal of the Ministry of Justice shows them to a person (`/oldal/beszamolo_megjelenites`), saved page by
 * page from the browser. The portal has no interface for programs and asks for a proof that a person is there, so nothing is
 * fetched. What is built in another way is rejected with what is missing; so are consolidated accounts.
 *
 * Built from a public program that reads these pages in a browser and names their labels and tables, and from rows that it
 * read; no page itself was seen. Of filings that are documents (PDF: notes, signed originals, most of those before 2016)
 * nothing is read: each in the folder is rejected, as a reader would take it for taken over. The Ministry's data files are sold on request by a form: their layout is not published.
 *
 * A source of additions: a filing that is absent is not withdrawn. The day is that of the newest filing.
 */
export const eBeszamoloPages: SourceAdapter<Role> = {
  source: {
    sourceId: 'e-beszamolo-pages',
    publisher: 'Igazságügyi Minisztérium',
    title: 'Elektronikus Beszámoló Portál – mentett lapok',
    licence: 'Törvény szerint nyilvános (2000. évi C. törvény 153–154. §)',
    url: 'https://e-beszamolo.im.gov.hu/oldal/beszamolo_kereses',
    isMadeUp: false,
    countryCode: 'HU',
    language: 'hu',
    rhythm: 'irregular',
    readFrom: 'description',
  },
  observedOn: null,
  findObservedOn: findLastFiling,
  files: [
    { role: 'pages', name: /\.x?html?$/i, example: 'beszamolo.html', isMany: true },
    { role: 'documents', name: /\.pdf$/i, example: 'beszamolo.pdf', isMany: true, isOptional: true },
  ],
  snapshotSections: [],
  read: readPages,
}

async function findLastFiling(edition: Edition<Role>): Promise<string | null> {
  let last: string | null = null
  for (const path of edition.filesOf('pages')) {
    const rows = readPageFiling(await readSavedPage(path), unpackedName(path))
    const heading = 'type' in rows || rows[0] === undefined ? null : readHeading(rows[0])
    const filedOn = heading === null || 'type' in heading ? null : heading.filedOn
    if (filedOn !== null && (last === null || filedOn > last)) last = filedOn
  }
  return last
}

/** A page is held at a time; of the companies what identifies them. */
async function* readPages(edition: Edition<Role>): AsyncGenerator<SourceRecord> {
  const history = new FilingHistory()
  for (const path of edition.filesOf('pages')) {
    const rows = readPageFiling(await readSavedPage(path), unpackedName(path))
    if ('type' in rows) yield rows
    else yield* readFiling({ rows, isLast: false, history })
  }
  yield* history.toFacts()
  for (const path of edition.filesOf('documents'))
    yield rejectLine({ file: unpackedName(path), line: 1 }, 'document-pdf', '')
}
