import type { DbOrTx } from '@merleg/db/connect'
import { cutText } from '@merleg/domain/format/cut-text'
import { toPlainText, toSingleLine } from '../../shared/plain-text.ts'
import { listCorrectionNotices } from './correction-notices.repository.ts'
import { findCorrectionByNumber, type StoredCorrection } from './corrections.repository.ts'

/** A report on one line, with tabs between its parts. */
export function toCorrectionLine(row: StoredCorrection): string {
  const who =
    row.subscriberName === null ? `objection, ${row.reporterEmail}` : `${row.subscriberName}, ${row.reporterEmail}`
  return [
    String(row.correctionNumber),
    row.reportedAt.toISOString(),
    row.state,
    who,
    `${row.companyName} (${row.companyId})`,
    row.section,
    cutText(`${row.field}: ${row.shownValue}`, 120),
  ]
    .map(toSingleLine)
    .join('\t')
}

/** A report with all that is known of it, or null. */
export async function renderCorrectionSheet(db: DbOrTx, correctionNumber: number): Promise<string | null> {
  const row = await findCorrectionByNumber(db, correctionNumber)
  if (row === null) return null
  const notices = await listCorrectionNotices(db, [row.correctionId])
  const head = [
    `${row.correctionNumber}, ${row.state}`,
    `Reported: ${row.reportedAt.toISOString()} by ${row.reporterName} <${row.reporterEmail}>`,
    row.subscriberName === null ? 'Objection of somebody without an account' : `Subscriber: ${row.subscriberName}`,
    `Language: ${row.locale}`,
    `Company: ${row.companyName} (${row.companyId})`,
    `Section: ${row.section}`,
    `Value: ${row.field}: ${row.shownValue}`,
    ...row.sources.map(
      ({ publisher, title, url, reference, recordedAt }) =>
        `Source: ${publisher}, ${title}${reference === null ? '' : `, ${reference}`}, known ${recordedAt}${url === null ? '' : `, ${url}`}`,
    ),
    ...(row.fileName === null ? [] : [`File: ${row.fileName}, ${row.fileBytes ?? 0} bytes`]),
  ].map(toSingleLine)
  const told = [
    ['What is wrong', row.fault],
    ['What it should be', row.expected],
    ['Evidence', row.evidence],
  ].flatMap(([label = '', text = '']) => (text === '' ? [] : [`${label}:\n${toPlainText(text)}`]))
  const heard = notices.map(
    ({ noticedAt, kind, actor, body }) =>
      `${noticedAt.toISOString()} ${kind} by ${toSingleLine(actor)}\n${toPlainText(body)}`,
  )
  return [head.join('\n'), ...told, ...heard].join('\n\n')
}
