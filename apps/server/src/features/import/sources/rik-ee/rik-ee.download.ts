import type { SourceDownload } from '../../download/source-download.ts'

const FOLDER = 'https://avaandmed.ariregister.rik.ee/sites/default/files/avaandmed'

/** The addresses never change; what is there is made anew each night. As public programs that read them name them. */
export const rikEeDownload: SourceDownload = {
  sourceId: 'rik-ee',
  licence: 'CC BY 4.0',
  licenceUrl: 'https://avaandmed.ariregister.rik.ee/en/downloading-open-data',
  list: () =>
    Promise.resolve(
      ['lihtandmed.csv', 'yldandmed.json', 'kaardile_kantud_isikud.json', 'osanikud.json'].map((kind) => {
        const name = `ettevotja_rekvisiidid__${kind}.zip`
        return { name, url: `${FOLDER}/${name}` }
      }),
    ),
}
