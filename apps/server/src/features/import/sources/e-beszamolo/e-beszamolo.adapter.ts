import type { SourceRecord } from '@merleg/domain/observation'
import type { Edition, SourceAdapter } from '../../reading/source-adapter.ts'
import { readLines } from '../../reading/source-lines.ts'
import { readFiling } from './filing.ts'
import { FilingHistory } from './filing-history.ts'
import { FILING_COLUMNS, type FilingRow } from './filing-heading.ts'

/**
 * Accounts filed with the Ministry of Justice, a line per row of the form. The day is the one on which the filings were
 * fetched, as the names of their files say. A source of additions: a filing that is absent is not withdrawn. A file cut
 * between two filings looks like a shorter one; a cut anywhere else is noticed.
 */
export const eBeszamolo: SourceAdapter = {
  source: {
    sourceId: 'e-beszamolo',
    publisher: 'Igazságügyi Minisztérium',
    title: 'Elektronikus Beszámoló Portál',
    licence: 'Törvény szerint nyilvános (2000. évi C. törvény 153–154. §)',
    url: 'https://e-beszamolo.im.gov.hu',
    isMadeUp: false,
    countryCode: 'HU',
  },
  observedOn: '2025-12-02',
  files: null,
  snapshotSections: [],
  read: readFile,
}

/** The lines of a filing stand together; filings flow through, of their companies what identifies them is kept. */
async function* readFile({ path }: Edition): AsyncGenerator<SourceRecord> {
  const history = new FilingHistory()
  let rows: FilingRow[] = []
  for await (const row of readLines({ path, columns: FILING_COLUMNS })) {
    if ('type' in row) {
      yield row
      continue
    }
    if (rows[0] !== undefined && rows[0].cell('source') !== row.cell('source')) {
      yield* readFiling({ rows, isLast: false, history })
      rows = []
    }
    rows.push(row)
  }
  yield* readFiling({ rows, isLast: true, history })
  yield* history.toFacts()
}
