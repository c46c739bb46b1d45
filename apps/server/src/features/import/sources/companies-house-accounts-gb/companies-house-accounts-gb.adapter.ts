import { basename } from 'node:path'
import type { SourceRecord } from '@merleg/domain/observation'
import type { Edition, EditionFile, SourceAdapter } from '../../reading/source-adapter.ts'
import { rejectLine } from '../../reading/source-lines.ts'
import { readAccounts, WANTED_TEXTS } from './accounts.ts'
import { decodeDocument, type FiledDocument, readDocuments } from './filed-documents.ts'
import { WANTED_NUMBERS } from './line-amounts.ts'
import { TaggedDocumentReader } from './tagged-document.ts'

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

const ARCHIVES: EditionFile = {
  role: 'archives',
  name: new RegExp(
    String.raw`^Accounts_(?:Bulk_Data-\d{4}-\d{2}-\d{2}|Monthly_Data-(?:JanuaryTo)?(?:${MONTHS.join('|')})\d{4})$`,
  ),
  example: 'Accounts_Bulk_Data-2026-11-03.zip',
  isMany: true,
}

/**
 * Accounts that companies filed electronically, three of four: every day an archive of what was processed, kept for two
 * months, and one of every month back to 2008. A document is html with tags (iXBRL) or, seldom, XBRL alone. Read after
 * accounts of real form with names changed, and what others found in whole archives; no whole archive was at hand.
 *
 * It tells nothing of accounts on paper: a year that is absent may well have been filed. Small companies need not file an
 * income statement. Only what the lines of the layout are made of is taken, of the company as a whole or, apart, of its
 * group; what is told by share class, segment or officer is left out, and amounts are rounded to whole pounds.
 */
export const companiesHouseAccountsGb: SourceAdapter = {
  source: {
    sourceId: 'companies-house-accounts-gb',
    publisher: 'Companies House',
    title: 'Accounts Data Product',
    licence: 'Free for any use (Companies House); Crown copyright',
    url: 'https://download.companieshouse.gov.uk/en_accountsdata.html',
    isMadeUp: false,
    countryCode: 'GB',
    language: 'en',
    rhythm: 'daily',
    readFrom: 'sample',
  },
  observedOn: null,
  findObservedOn: (edition) => Promise.resolve(listArchives(edition).at(0)?.day ?? null),
  files: [ARCHIVES],
  snapshotSections: [],
  read: readFolder,
}

/** The archives of a folder with their days, the newest first; of a month the last day. */
function listArchives(edition: Edition): { path: string; day: string }[] {
  return edition
    .filesOf(ARCHIVES.role)
    .map((path) => ({ path, day: findDay(basename(path)) }))
    .toSorted((left, right) => (left.day < right.day ? 1 : -1))
}

function findDay(name: string): string {
  const day = /\d{4}-\d{2}-\d{2}/.exec(name)?.[0]
  if (day !== undefined) return day
  const [, month = '', year = ''] = /([A-Z][a-z]+)(\d{4})/.exec(name) ?? []
  return new Date(Date.UTC(Number(year), MONTHS.indexOf(month) + 1, 0)).toISOString().slice(0, 10)
}

/** Of what was read it remembers which years of which companies: what was filed later is read first. */
async function* readFolder(edition: Edition): AsyncGenerator<SourceRecord> {
  const seen = new Set<string>()
  for (const { path } of listArchives(edition)) {
    for await (const document of readDocuments(path)) {
      if ('type' in document) yield document
      else yield* takeNew(await readDocument(document), { seen, document })
    }
  }
}

async function readDocument({ filing, bytes }: FiledDocument): Promise<SourceRecord[]> {
  const reader = new TaggedDocumentReader({ numbers: WANTED_NUMBERS, texts: WANTED_TEXTS })
  for await (const text of decodeDocument(bytes)) {
    if (text === null) return [rejectLine(filing.place, 'document', 'too long')]
    reader.write(text)
  }
  const document = reader.end()
  return document === null
    ? [rejectLine(filing.place, 'document', 'tags open in one another without end')]
    : readAccounts(document, filing)
}

function takeNew(
  records: readonly SourceRecord[],
  { seen, document }: { seen: Set<string>; document: FiledDocument },
): readonly SourceRecord[] {
  const keys = records.flatMap((record) =>
    record.type === 'statement' ? [`${record.companyId} ${record.periodEnd} ${record.isConsolidated}`] : [],
  )
  const known = keys.find((key) => seen.has(key))
  for (const key of keys) seen.add(key)
  return known === undefined ? records : [rejectLine(document.filing.place, 'superseded', known)]
}
