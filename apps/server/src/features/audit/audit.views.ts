import type { AuditEntry, AuditPage, listAudit } from '@merleg/contract/audit.contract'
import type { EndpointInput } from '@merleg/contract/endpoint'
import { personPage, reportPage } from '@merleg/contract/pages'
import { inSnapshot } from '@merleg/db/transaction'
import { AUDIT_ACT_NAMES, isAuditAct } from '@merleg/domain/audit-acts'
import { dayAfter, startOfHungarianDay } from '@merleg/domain/calendar-days'
import type { Locale } from '@merleg/domain/locale'
import { REPORT_ID_PATTERN } from '@merleg/domain/report-id'
import { getTranslator } from '@merleg/i18n/translator'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import {
  type AuditFilter,
  type AuditRow,
  countAuditEntries,
  listAuditActors,
  listAuditEntries,
} from './audit.repository.ts'
import { describeDetail } from './describe-detail.ts'

type Query = EndpointInput<typeof listAudit>['query']
export type AuditQuery = Omit<Query, 'currentPage' | 'perPage'>

/** A page of the trail of a subscriber. Throws `days.reversed`. */
export async function getAuditPage(
  { db }: Pick<Deps, 'db'>,
  { subscriberId, query, locale }: { subscriberId: string; query: Query; locale: Locale },
): Promise<AuditPage> {
  const { currentPage, perPage } = query
  const filter = toFilter(subscriberId, query)
  const t = getTranslator(locale, 'audit/answers')
  return inSnapshot(db, async (tx) => {
    const rows = await listAuditEntries(tx, { ...filter, limit: perPage, offset: (currentPage - 1) * perPage })
    const actors = await listAuditActors(tx, subscriberId)
    return {
      results: rows.map((row) => toEntry(row, locale)),
      meta: { count: await countAuditEntries(tx, filter), currentPage, perPage },
      users: actors.map(({ userId, ...user }) => ({ ...user, id: userId })),
      acts: AUDIT_ACT_NAMES.map((act) => ({ act, text: t(`acts.${act}`) })),
    }
  })
}

/** What is asked of the trail, as the database takes it. Throws `days.reversed`. */
export function toFilter(subscriberId: string, { act, user, from, to }: AuditQuery): AuditFilter {
  if (from !== undefined && to !== undefined && from > to)
    throw new AppError('days.reversed', { fields: { from: 'reversed' } })
  return {
    subscriberId,
    act: act ?? null,
    userId: user ?? null,
    from: from === undefined ? null : startOfHungarianDay(from),
    until: to === undefined ? null : startOfHungarianDay(dayAfter(to)),
  }
}

/** An entry in the words of a language. */
export function toEntry(row: AuditRow, locale: Locale): AuditEntry {
  const t = getTranslator(locale, 'audit/answers')
  const { entryId, occurredAt, actorKind, actorName, actorEmail, act, detail } = row
  return {
    id: entryId,
    at: occurredAt.toISOString(),
    actor: { kind: actorKind, name: actorName ?? t(`actors.${actorKind}`), email: actorEmail },
    act,
    // Of another version: told by its own name, never left out.
    text: isAuditAct(act) ? t(`acts.${act}`) : act,
    subject: toSubject(row, locale),
    detail: describeDetail(detail, locale),
  }
}

function toSubject({ subjectKind, subjectId, subjectName }: AuditRow, locale: Locale): AuditEntry['subject'] {
  if (subjectKind === null || subjectId === null) return null
  const t = getTranslator(locale, 'audit/answers')
  const id = subjectId
  if (subjectKind === 'person') return { id, text: subjectName ?? t('unknownPerson'), url: personPage(subjectId) }
  const isReport = subjectKind === 'company' || (subjectKind === 'export' && REPORT_ID_PATTERN.test(subjectId))
  return { id, text: subjectName ?? subjectId, url: isReport ? reportPage(subjectId) : null }
}
