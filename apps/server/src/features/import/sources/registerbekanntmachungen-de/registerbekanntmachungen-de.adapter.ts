import type { SourceRecord } from '@merleg/domain/observation'
import type { Edition, SourceAdapter } from '../../reading/source-adapter.ts'
import { findLastDay, readNotices } from './notices.ts'

/**
 * Notices of the German courts of registration by days, as they are collected from handelsregister.de into a file a day:
 * deletions that are announced, transformations, documents filed. Built from the files themselves, 668 days of them.
 *
 * A feed: of a company nothing but its notices is told. A company that has none is not known, and a deletion that was
 * announced may have been opposed, or have happened, without a word here. Insolvencies are published elsewhere.
 */
export const registerbekanntmachungenDe: SourceAdapter<'days'> = {
  source: {
    sourceId: 'registerbekanntmachungen-de',
    publisher: 'Registergerichte der Länder (handelsregister.de)',
    title: 'Registerbekanntmachungen',
    licence: 'Amtliche Bekanntmachungen; Sammlung: MIT',
    url: 'https://github.com/coezbek/registerbekanntmachungen',
    isMadeUp: false,
    countryCode: 'DE',
    language: 'de',
    rhythm: 'daily',
    toldFrom: '2024-09-27',
  },
  observedOn: null,
  findObservedOn,
  files: [
    {
      role: 'days',
      name: /^registerbekanntmachungen-\d{4}-\d{2}(?:-\d{2})?\.(?:nd)?json$/,
      example: 'registerbekanntmachungen-2026-08.ndjson.gz',
      isMany: true,
    },
  ],
  snapshotSections: [],
  read: readDays,
}

async function findObservedOn(edition: Edition<'days'>): Promise<string | null> {
  const last = edition.filesOf('days').at(-1)
  return last === undefined ? null : findLastDay(last)
}

async function* readDays(edition: Edition<'days'>): AsyncGenerator<SourceRecord> {
  for (const path of edition.filesOf('days')) yield* readNotices(path)
}
