import type { Correction, DisputedValue, listCorrections } from '@merleg/contract/corrections.contract'
import type { EndpointAnswer } from '@merleg/contract/endpoint'
import { IsoDate, type Provenance } from '@merleg/contract/fields'
import type { DbOrTx } from '@merleg/db/connect'
import { listCorrectionNotices, type StoredCorrectionNotice } from './correction-notices.repository.ts'
import { countCorrectionsOf, listCorrectionsOf, type StoredCorrection } from './corrections.repository.ts'
import { listToldDisputes } from './told-disputes.views.ts'

type Asked = { userId: string; currentPage: number; perPage: number }

/** A page of what a user reported, with what was answered. */
export async function getCorrectionsPage(
  db: DbOrTx,
  { userId, currentPage, perPage }: Asked,
): Promise<Omit<EndpointAnswer<typeof listCorrections>, 'canReport'>> {
  const count = await countCorrectionsOf(db, userId)
  const rows = await listCorrectionsOf(db, { userId, limit: perPage, offset: (currentPage - 1) * perPage })
  const notices = await listCorrectionNotices(
    db,
    rows.map(({ correctionId }) => correctionId),
  )
  return { count, currentPage, perPage, items: rows.map((row) => renderCorrection(row, notices)) }
}

/** A report of a wrong value as it is shown; `notices` may hold those of others. */
export function renderCorrection(row: StoredCorrection, notices: readonly StoredCorrectionNotice[]): Correction {
  return {
    id: row.correctionId,
    number: row.correctionNumber,
    companyId: row.companyId,
    companyName: row.companyName,
    section: row.section,
    field: row.field,
    fieldKey: row.fieldKey,
    shownValue: row.shownValue,
    sources: row.sources.map(withKnownDays),
    fault: row.fault,
    expected: row.expected,
    evidence: row.evidence,
    file: row.fileName === null ? null : { name: row.fileName, bytes: row.fileBytes ?? 0 },
    state: row.state,
    reportedAt: row.reportedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    notices: notices
      .filter(({ correctionId }) => correctionId === row.correctionId)
      .map(({ kind, body, noticedAt }) => ({ kind, body, at: noticedAt.toISOString() })),
  }
}

/** As {@link listToldDisputes}, for the browser. */
export async function listDisputed(
  db: DbOrTx,
  of: { subscriberId: string; companyId: string },
): Promise<DisputedValue[]> {
  return (await listToldDisputes(db, of)).map((row) => ({
    number: row.correctionNumber,
    section: row.section,
    field: row.field,
    fieldKey: row.fieldKey,
    shownValue: row.shownValue,
    expected: row.expected,
    sources: row.sources.map(withKnownDays),
    state: row.state,
    reportedAt: row.reportedAt.toISOString(),
    locale: row.locale,
  }))
}

/** A source as it was told; a day that no calendar has, which was once taken, counts as not known. */
function withKnownDays({ validFrom, validTo, filedOn, observedOn, ...told }: Provenance): Provenance {
  return {
    ...told,
    validFrom: isDay(validFrom) ? validFrom : null,
    validTo: isDay(validTo) ? validTo : null,
    ...(isDay(filedOn) && { filedOn }),
    ...(isDay(observedOn) && { observedOn }),
  }
}

function isDay(day: string | null | undefined): day is string {
  return IsoDate.safeParse(day).success
}
