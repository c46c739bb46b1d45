import { z } from 'zod'
import { DownloadFault } from '../../download/download-fault.ts'
import { refuseUnsafe } from '../../download/refuse-unsafe.ts'
import type { SourceDownload } from '../../download/source-download.ts'

const PUBLISHES = 'https://goldencopy.gleif.org/api/v2/golden-copies/publishes?per_page=1'

const Part = z.object({ full_file: z.object({ csv: z.object({ url: z.string() }) }) })
const Publishes = z.object({
  data: z.array(z.object({ publish_date: z.string(), lei2: Part, rr: Part, repex: Part })).min(1),
})

/** The golden copy of the newest publication: identifiers, relationships, and why parents are not reported. */
export const gleifDownload: SourceDownload = {
  sourceId: 'gleif',
  licence: 'CC0 1.0',
  licenceUrl: 'https://www.gleif.org/en/meta/lei-data-terms-of-use',
  list: async (http) => {
    const [newest] = (await http.json(PUBLISHES, Publishes)).data
    const day = /^\d{4}-\d{2}-\d{2}/.exec(newest?.publish_date ?? '')?.[0]
    if (newest === undefined || day === undefined) throw new DownloadFault(`${PUBLISHES}: no day of publication.`)
    return [newest.lei2, newest.rr, newest.repex].map(({ full_file: { csv } }) => {
      refuseUnsafe(PUBLISHES, csv.url)
      const name = URL.parse(csv.url)?.pathname.split('/').at(-1) ?? ''
      return { name, url: csv.url, day }
    })
  },
}
