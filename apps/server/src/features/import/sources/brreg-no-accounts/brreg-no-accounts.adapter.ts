import type { SourceAdapter } from '../../reading/source-adapter.ts'
import { readAnswers } from './answers.ts'

/**
 * Key figures of annual accounts, as the Norwegian register of accounts answers for one company at a time: a folder of such
 * answers, each a file, or many in one (an array, or a record a line). The register offers no file of all companies and tells
 * the newest accounts alone, so that it is a source of additions: a year that is absent has not ended. Nor does it tell
 * those of banks and insurers.
 *
 * Built from the specification of the interface, its examples and answers that public programs had kept. What is not known of
 * an answer is passed over.
 */
export const brregNoAccounts: SourceAdapter<'answers'> = {
  source: {
    sourceId: 'brreg-no-accounts',
    publisher: 'Brønnøysundregistrene',
    title: 'Regnskapsregisteret, nøkkeltall fra årsregnskapet',
    licence: 'NLOD 2.0',
    url: 'https://data.brreg.no/regnskapsregisteret/regnskap/swagger-ui.html',
    isMadeUp: false,
    countryCode: 'NO',
    language: 'no',
    readFrom: 'sample',
  },
  observedOn: null,
  files: [{ role: 'answers', name: /\.(?:json|jsonl|ndjson)$/, example: '923609016.json', isMany: true }],
  snapshotSections: [],
  read: (edition) => readAnswers(edition.filesOf('answers')),
}
