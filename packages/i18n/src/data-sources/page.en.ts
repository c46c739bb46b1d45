import type { dataSourcesPageHu } from './page.hu.ts'
import type { Texts } from '../texts.ts'

export const dataSourcesPageEn: Texts<typeof dataSourcesPageHu> = {
  title: 'Data sources',
  intro:
    'The company data come from these files. Where a source does not tell everything about a subject, its silence says nothing.',
  madeUp: 'Made-up data',
  notLoaded: 'Not loaded',
  notLoadedText:
    'This source can be loaded, but is not yet in this database: its absence says nothing about any company.',
  refusedOnly: 'Could not be loaded yet',
  overdue: 'Update overdue',
  emptyTitle: 'No data source is known',
  emptyText: 'The program does not know a single data source.',
  readFrom: {
    sample: 'Its reading was built from a sample file and has not been tried on a whole edition.',
    description:
      'Its reading was built from descriptions and from published programs that read these files, and has not been tried on a real file.',
  },
  rhythm: {
    daily: 'daily',
    weekly: 'weekly',
    monthly: 'monthly',
    quarterly: 'quarterly',
    yearly: 'yearly',
    irregular: 'irregularly',
  },
  update: {
    running: '{{at}}: under way',
    imported: '{{at}}: new edition loaded',
    unchanged: '{{at}}: there was no new edition',
    failed: '{{at}}: failed',
  },
  fields: {
    publisher: 'Publisher',
    licence: 'Licence',
    url: 'Address',
    country: 'Country',
    language: 'Language of the data',
    covers: 'Tells completely',
    coversAll: 'Tells completely, of all companies of the register',
    tellsPartly: 'Tells partly',
    toldFrom: 'First day it tells of',
    asOf: 'Day of the data',
    loadedAt: 'Last loaded',
    rhythm: 'Updated by the publisher',
    next: 'Next edition expected',
    refusal: 'Last refused file',
    update: 'Last automatic update',
    companies: 'Companies',
    facts: 'Facts',
    statements: 'Annual accounts',
    read: 'Records read',
    takenOver: 'New or changed in all editions',
    rejected: 'Lines not taken over',
    outdated: 'Told otherwise by a newer edition',
  },
  ofEdition: 'In the latest edition',
  severalCountries: 'several countries, or none in particular',
  unknown: 'not known',
  notKept: 'not known (not yet counted when it was loaded)',
  editions_one: '{{count}} edition',
  editions_other: '{{count}} editions',
  line: 'line {{line}}',
  rejects: 'Why lines were not taken over',
  rejectsNote:
    'The lines themselves cannot be downloaded here: they quote the publisher’s text, which may hold details of persons. Whoever runs the server can have them written down when loading.',
}
