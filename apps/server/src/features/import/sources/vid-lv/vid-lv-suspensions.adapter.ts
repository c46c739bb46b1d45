import { exactFile } from '../../reading/find-edition.ts'
import type { SourceAdapter } from '../../reading/source-adapter.ts'
import { findDecisionDay, readSuspensions } from './suspensions.ts'

const DECISIONS = 'pdb_saimndarbibaaptureta_odata.csv'

/**
 * Companies that may do no business by decision of the Latvian State Revenue Service: the whole log of its decisions since
 * 2014, with when they ended; new each night, about five. Decisions are not taken off it, they end or are marked as not in
 * force; one that is gone all the same is in force no longer.
 *
 * All of its decisions are published: a company of the register of enterprises whom the log leaves out has none. What
 * courts or other authorities forbid is not in it, nor in the section (ADR 98).
 *
 * Built from public programs that read this file, which name its columns and what they found in 72,617 lines: codes within
 * apostrophes, blanks around days, decisions marked as not in force, and such as end before they begin. The file itself was
 * not seen. Another column is refused with its name.
 */
export const vidLvSuspensions: SourceAdapter<typeof DECISIONS> = {
  source: {
    sourceId: 'vid-lv-suspensions',
    publisher: 'Valsts ieņēmumu dienests',
    title: 'Saimnieciskās darbības apturēšana',
    licence: 'CC0 1.0',
    url: 'https://data.gov.lv/dati/lv/dataset/saimnieciskas-darbibas-apturesana',
    isMadeUp: false,
    covers: ['activity-suspension'],
    coversAll: { sections: ['activity-suspension'], registers: ['ur-lv'] },
    // The log begins in the course of 2014; the first year of which it surely has everything is the one after.
    toldFrom: '2015-01-01',
    countryCode: 'LV',
    language: 'lv',
    rhythm: 'daily',
    readFrom: 'description',
  },
  observedOn: null,
  findObservedOn: async (edition) => findDecisionDay(edition.fileOf(DECISIONS)),
  files: [exactFile(DECISIONS)],
  snapshotSections: ['activity-suspension'],
  read: (edition) => readSuspensions(edition.fileOf(DECISIONS)),
}
