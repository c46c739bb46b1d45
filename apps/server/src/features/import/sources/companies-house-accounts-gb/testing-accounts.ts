import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/** A tagged number of a test; `context` defaults to the end of the year. */
export type TestFigure = {
  name: string
  text: string
  context?: string
  unit?: string
  attributes?: string
}

type TestAccounts = {
  number?: string
  start?: string
  end?: string
  figures: readonly TestFigure[]
  /** Beside the usual ones: `id`, days and members. */
  contexts?: string
  body?: string
}

/** A context of a moment or, with a start, of a stretch of time; members as `dimension/member`. */
export function toContext(id: string, days: string, members: readonly string[] = []): string {
  const [first = '', last] = days.split('/')
  const period =
    last === undefined
      ? `<xbrli:instant>${first}</xbrli:instant>`
      : `<xbrli:startDate>${first}</xbrli:startDate><xbrli:endDate>${last}</xbrli:endDate>`
  const segment = members.map((text) => {
    const [dimension = '', member = ''] = text.split('/')
    return `<xbrldi:explicitMember dimension="core:${dimension}">core:${member}</xbrldi:explicitMember>`
  })
  return `<xbrli:context id="${id}"><xbrli:entity><xbrli:identifier scheme="http://www.companieshouse.gov.uk/">00445790</xbrli:identifier>${
    segment.length === 0 ? '' : `<xbrli:segment>${segment.join('')}</xbrli:segment>`
  }</xbrli:entity><xbrli:period>${period}</xbrli:period></xbrli:context>`
}

/** Accounts as tagged html: contexts `end`, `before` (a year earlier), `year` and `owed` (creditors due within a year). */
export function toAccounts({
  number = '00445790',
  start = '2025-01-01',
  end = '2025-12-31',
  figures,
  contexts = '',
  body = '',
}: TestAccounts): string {
  const tags = figures.map(
    ({ name, text, context = 'end', unit = 'GBP', attributes = 'decimals="0"' }) =>
      `<tr><td>${name}<td class="figure"><ix:nonFraction name="core:${name}" contextRef="${context}" unitRef="${unit}" format="ixt2:numdotdecimal" ${attributes}>${text}</ix:nonFraction>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?><html xmlns:ix="http://www.xbrl.org/2013/inlineXBRL"><head><title>Accounts</title></head><body>
<div style="display:none"><ix:header><ix:hidden>
<ix:nonNumeric contextRef="year" name="bus:UKCompaniesHouseRegisteredNumber">${number}</ix:nonNumeric>
<ix:nonNumeric contextRef="end" name="bus:StartDateForPeriodCoveredByReport">${start}</ix:nonNumeric>
<ix:nonNumeric contextRef="end" name="bus:EndDateForPeriodCoveredByReport">${end}</ix:nonNumeric>
</ix:hidden><ix:resources>
${toContext('end', end)}${toContext('before', '2024-12-31')}${toContext('year', `${start}/${end}`)}
${toContext('owed', end, ['MaturitiesOrExpirationPeriodsDimension/WithinOneYear'])}${contexts}
<xbrli:unit id="GBP"><xbrli:measure>iso4217:GBP</xbrli:measure></xbrli:unit>
<xbrli:unit id="EUR"><xbrli:measure>iso4217:EUR</xbrli:measure></xbrli:unit>
<xbrli:unit id="pure"><xbrli:measure>xbrli:pure</xbrli:measure></xbrli:unit>
</ix:resources></ix:header></div><table>${tags.join('\n')}</table>${body}</body></html>`
}

/** An archive with these files, packed. */
export async function toZip(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const archive = new ZipFile()
  for (const [name, content] of Object.entries(files)) archive.addBuffer(Buffer.from(content), name)
  archive.end()
  return buffer(archive.outputStream)
}
