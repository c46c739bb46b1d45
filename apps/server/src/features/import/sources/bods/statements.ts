import { z } from 'zod'
import { BODS_VERSION, BodsStatement, findBodsVersion } from '@merleg/domain/interchange/bods-statement'
import type { RejectedLine } from '@merleg/domain/observation'
import { type JsonRecord, readJsonRecords } from '../../../../shared/json-records.ts'
import { SourceRefused } from '../../../register/source-refused.ts'
import { type RefusalReason, rejectLine } from '../../reading/source-lines.ts'
import type { FoundPublisher } from '../../reading/told-publisher.ts'
import { nameLicence } from '@merleg/domain/interchange/licence-urls'

export type StatementRecord = Pick<JsonRecord, 'file' | 'line'> & { statement: BodsStatement }

/**
 * The statements of a file, which may be an array or JSON lines; what is none comes out as rejected. Refuses a file of an
 * earlier version of the standard, in which statements have another shape, and a file of something else.
 */
export async function* readStatements(path: string): AsyncGenerator<StatementRecord | RejectedLine> {
  let isFirst = true
  for await (const record of readJsonRecords({ path })) {
    const version = findBodsVersion(record.value)
    if (isFirst) refuseUnlessReadable(version, record)
    isFirst = false
    yield version === BODS_VERSION || version === null
      ? readStatement(record)
      : rejectLine(record, 'standard-version', version)
  }
}

function refuseUnlessReadable(version: string | null, { file, line }: JsonRecord): void {
  if (version === BODS_VERSION) return
  const reason: RefusalReason = version === null ? 'standard-unknown' : 'standard-version'
  throw new SourceRefused(reason, line, version === null ? file : `${file}: ${version}, ${BODS_VERSION} is read`)
}

function readStatement(record: JsonRecord): StatementRecord | RejectedLine {
  const read = BodsStatement.safeParse(record.value)
  if (!read.success) {
    const problems = read.error.issues.slice(0, 3).map(({ path, message }) => `${path.join('.')}: ${message}`)
    return rejectLine(record, 'statement-shape', problems.join('; '))
  }
  return { file: record.file, line: record.line, statement: read.data }
}

const Named = z.looseObject({ publicationDetails: BodsStatement.options[0].shape.publicationDetails })

/** Is it marked as being about nobody who exists? */
export function isMadeUp({ annotations = [] }: Pick<BodsStatement, 'annotations'>): boolean {
  return annotations.some((annotation) => annotation.isMadeUp === true)
}

/** What the first statement says of who published the file, and of which day it is. */
export async function findPublication(path: string): Promise<FoundPublisher & { publishedOn: string | null }> {
  for await (const { value } of readJsonRecords({ path })) {
    const details = Named.safeParse(value).data?.publicationDetails
    const { license, publisher, publicationDate } = details ?? {}
    return {
      publisher: publisher?.name ?? publisher?.url ?? null,
      licence: license === undefined ? null : nameLicence(license),
      url: publisher?.url ?? null,
      publishedOn: publicationDate?.slice(0, 10) ?? null,
      isMadeUp: isMadeUp(
        z.looseObject({ annotations: BodsStatement.options[0].shape.annotations }).safeParse(value).data ?? {},
      ),
    }
  }
  return { publisher: null, licence: null, url: null, publishedOn: null, isMadeUp: false }
}
