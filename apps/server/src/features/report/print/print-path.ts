import { endpointUrl } from '@merleg/contract/endpoint-url'
import { printExtractPage, printPage } from '@merleg/contract/pages'
import { writeComponents } from '@merleg/contract/report/print-components'
import { getPrint, getPrintExtract, printReport } from '@merleg/contract/report/print.contract'
import type { PrintNoun } from '@merleg/contract/report/report-sections'
import { AppError } from '../../../app/app-error.ts'

export type ExtractQuery = { all: boolean; asOf: string | null; knownAt: string | null }
export type ReportQuery = { sections: readonly PrintNoun[]; onlyLastReport: boolean; onlyValid: boolean }
/** What an address of a print view asks for. */
export type PrintPath = { view: 'report'; query: ReportQuery } | { view: 'extract'; query: ExtractQuery }

/**
 * Reads the address of a print view of this report, with its query. It is read only, never fetched. Throws
 * `page.not-found` for any other address, `validation.failed` for a query the view does not know.
 */
export function parsePrintPath(companyId: string, path: string): PrintPath {
  const isOwn = path.startsWith('/') && !path.startsWith('//') && !/[\\\s#]/.test(path)
  if (!isOwn) throw new AppError('page.not-found')
  const [pathname, search = '', ...rest] = path.split('?')
  if (rest.length > 0) throw new AppError('page.not-found')
  const query = readQuery(search)
  if (pathname === printPage(companyId)) {
    const read = getPrint.query.safeParse(query)
    if (read.success) return { view: 'report', query: toReportQuery(read.data) }
  } else if (pathname === printExtractPage(companyId)) {
    const read = getPrintExtract.query.safeParse(query)
    if (read.success) return { view: 'extract', query: toExtractQuery(read.data) }
  } else throw new AppError('page.not-found')
  throw new AppError('validation.failed', { fields: { path: 'query' } })
}

/** Each parameter once; what is said twice is no query of a print view. */
function readQuery(search: string): Record<string, string | string[]> {
  const params = new URLSearchParams(search)
  const names = [...new Set(params.keys())]
  return Object.fromEntries(
    names.map((name): [string, string | string[]] => {
      const values = params.getAll(name)
      return [name, values.length === 1 ? (values[0] ?? '') : values]
    }),
  )
}

type AskedReport = Omit<ReportQuery, 'sections'> & { components: readonly PrintNoun[] }
type Optional<Values> = { [Key in keyof Values]?: Values[Key] | undefined }

export function toReportQuery({ components, onlyLastReport, onlyValid }: Optional<AskedReport>): ReportQuery {
  return {
    sections: components ?? [],
    onlyLastReport: onlyLastReport ?? false,
    onlyValid: onlyValid ?? false,
  }
}

export function toExtractQuery({ all, asOf, knownAt }: Optional<ExtractQuery>): ExtractQuery {
  return { all: all ?? false, asOf: asOf ?? null, knownAt: knownAt ?? null }
}

/** The address of the PDF behind a print view. */
export function toDownloadUrl(companyId: string, { view, query }: PrintPath): string {
  const path =
    view === 'report'
      ? printPage(companyId, {
          components: writeComponents(query.sections),
          onlyLastReport: query.onlyLastReport,
          onlyValid: query.onlyValid,
        })
      : printExtractPage(companyId, {
          all: query.all,
          asOf: query.asOf ?? undefined,
          knownAt: query.knownAt ?? undefined,
        })
  return endpointUrl(printReport, { params: { id: companyId, path } })
}
