import { listLinks } from '../../download/page-links.ts'
import type { SourceDownload } from '../../download/source-download.ts'

const PAGE = 'https://avaandmed.ariregister.rik.ee/en/downloading-open-data'
const NAME = /^(?:1\.aruannete_yldandmed|4\.20\d{2}_aruannete_elemendid)_kuni_(?<date>\d{8})?(?:_\d+)?\.zip$/

/** Their names tell up to which day and so change every month: they are read off the page that links them. */
export const rikEeAccountsDownload: SourceDownload = {
  sourceId: 'rik-ee-accounts',
  licence: 'CC BY 4.0',
  licenceUrl: PAGE,
  list: async (http) =>
    listLinks(await http.text(PAGE), PAGE).flatMap(({ name, url }) => {
      const found = NAME.exec(name)
      if (found === null) return []
      const [, day, month, year] = /^(\d{2})(\d{2})(\d{4})$/.exec(found.groups?.['date'] ?? '') ?? []
      return [{ name, url, ...(day !== undefined && { day: `${year}-${month}-${day}` }) }]
    }),
}
