import type { SourceDownload } from '../../download/source-download.ts'
import { followUpdates } from './updates/follow-updates.ts'

const API = 'https://data.brreg.no/enhetsregisteret/api'

/** Once a week the whole files, between them the feeds of updates. The addresses never change; what is there is made anew each night, and named here as the adapter knows it. */
export const brregNoDownload: SourceDownload = {
  sourceId: 'brreg-no',
  licence: 'NLOD 2.0',
  licenceUrl: 'https://data.norge.no/nlod/no/2.0',
  updates: { wholeEveryDays: 7, follow: (http, options) => followUpdates({ http, ...options }) },
  list: () =>
    Promise.resolve([
      {
        name: 'enheter_alle.json.gz',
        url: `${API}/enheter/lastned`,
        accept: 'application/vnd.brreg.enhetsregisteret.enhet.v2+gzip;charset=UTF-8',
      },
      {
        name: 'underenheter_alle.json.gz',
        url: `${API}/underenheter/lastned`,
        accept: 'application/vnd.brreg.enhetsregisteret.underenhet.v2+gzip;charset=UTF-8',
      },
      {
        name: 'roller_totalbestand.json.gz',
        url: `${API}/roller/totalbestand`,
        accept: 'application/vnd.brreg.enhetsregisteret.rolleoversikt.v2+gzip;charset=UTF-8',
      },
    ]),
}
