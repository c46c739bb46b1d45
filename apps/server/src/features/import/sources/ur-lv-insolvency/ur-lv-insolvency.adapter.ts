import { exactFile } from '../../reading/find-edition.ts'
import { findLatestDay } from '../../reading/latest-day.ts'
import type { SourceAdapter } from '../../reading/source-adapter.ts'
import { INSOLVENCY_COLUMNS, readInsolvencies, UNREAD_COLUMNS } from './insolvencies.ts'

const PROCEEDINGS = 'insolvency_legal_person_proceeding.csv'

/**
 * The Latvian insolvency register: insolvency and legal protection proceedings of legal persons, with their ends; new each
 * day. A source of its own beside the register of enterprises, so that neither is refused with the other.
 *
 * It is the only register of such proceedings: a company of the register of enterprises whom it leaves out has none.
 *
 * Built from public programs that read this file: nearly all of its columns are named there, in parts. Another column is
 * refused with its name.
 */
export const urLvInsolvency: SourceAdapter<typeof PROCEEDINGS> = {
  source: {
    sourceId: 'ur-lv-insolvency',
    publisher: 'Latvijas Republikas Uzņēmumu reģistrs',
    title: 'Maksātnespējas reģistrs, juridisko personu procesi',
    licence: 'CC0 1.0',
    url: 'https://data.gov.lv/dati/lv/dataset/maksatnespejas-procesi',
    isMadeUp: false,
    covers: ['liquidation', 'bankruptcy'],
    coversAll: { sections: ['liquidation', 'bankruptcy'], registers: ['ur-lv'] },
    // What began before is not in it, as the register says of itself.
    toldFrom: '2008-01-01',
    countryCode: 'LV',
    language: 'lv',
    rhythm: 'daily',
    readFrom: 'description',
  },
  observedOn: null,
  findObservedOn: async (edition) =>
    findLatestDay(
      {
        path: edition.fileOf(PROCEEDINGS),
        columns: INSOLVENCY_COLUMNS,
        optionalColumns: UNREAD_COLUMNS,
        delimiter: ';',
      },
      'entry_created_on',
    ),
  files: [exactFile(PROCEEDINGS)],
  // A proceeding is never taken off the list, it ends: by then its words say how, so that it is another entry but for its id.
  snapshotSections: [],
  entrySections: ['liquidation', 'bankruptcy', 'procedure'],
  read: (edition) => readInsolvencies(edition.fileOf(PROCEEDINGS)),
}
