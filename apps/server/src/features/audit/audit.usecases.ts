import type { DbOrTx, Tx } from '@merleg/db/connect'
import { AUDIT_ACTS, type AuditAct, type AuditDetail } from '@merleg/domain/audit-acts'
import type { SessionUser } from '../../app/session.ts'
import { findProviderTrail, insertAuditEntries, insertAuditEntry, type NewAuditEntry } from './audit.repository.ts'

/** Who does something: a caller, or one of the provider's people by command, or the product by itself. */
export type AuditActor =
  | (Pick<SessionUser, 'subscriberId' | 'userId'> & { key?: { keyId: string } | null; kind?: undefined })
  | { kind: 'provider' | 'system'; subscriberId: string }

/** Subjects whose names stand where they are known, not in the trail: people, and companies. */
const KEPT_BY_ID: ReadonlySet<string> = new Set(['person', 'user', 'invitation', 'company'])

export type Audited = {
  actor: AuditActor
  act: AuditAct
  /** What it is done to; its kind follows from the act. `name` as it is called now; of people it is left out. */
  subject: { id: string; name: string | null }
  detail?: AuditDetail
  /** Left out by what leaves the time of its rows to the database. */
  now?: Date
}

/**
 * Puts an act into the subscriber's audit trail (`administration/audit`). Call it in the transaction of the act: what is not
 * in the trail did not happen. No personal data of the register, no texts of searches, no secrets.
 */
export async function recordAudit(tx: DbOrTx, { subject, ...audited }: Audited): Promise<void> {
  const subjectName = KEPT_BY_ID.has(AUDIT_ACTS[audited.act]) ? null : subject.name
  await insertAuditEntry(tx, { ...toEntry(audited), subjectId: subject.id, subjectName })
}

/** The same of one act that is done to several at once: an entry for each, so that each is found. */
export async function recordAuditOfEach(
  tx: DbOrTx,
  { subjectIds, ...audited }: Omit<Audited, 'subject'> & { subjectIds: readonly string[] },
): Promise<void> {
  await insertAuditEntries(tx, { ...toEntry(audited), subjectIds, subjectName: null })
}

function toEntry({
  actor,
  act,
  detail = {},
  now,
}: Omit<Audited, 'subject'>): Omit<NewAuditEntry, 'subjectId' | 'subjectName'> {
  const person = actor.kind === undefined ? actor : null
  const keyId = person?.key?.keyId ?? null
  return {
    subscriberId: actor.subscriberId,
    occurredAt: now ?? null,
    actorKind: actor.kind ?? (keyId === null ? 'user' : 'key'),
    actorUserId: keyId === null ? (person?.userId ?? null) : null,
    actorKeyId: keyId,
    act,
    subjectKind: AUDIT_ACTS[act],
    detail: JSON.stringify(detail),
  }
}

type ProviderAct = Omit<Audited, 'actor'> & {
  /** Whom it concerns; null of what is the provider's own affair, such as a price. */
  subscriberId: string | null
}

/**
 * What one of the provider's people does, on the pages or by command: in the trail of the subscriber it concerns, otherwise
 * in the provider's own, as far as a provider was named. Call it in the transaction of the act.
 */
export async function recordProviderAct(tx: Tx, { subscriberId, ...entry }: ProviderAct): Promise<void> {
  const trail = subscriberId ?? (await findProviderTrail(tx))
  if (trail !== null) await recordAudit(tx, { ...entry, actor: { kind: 'provider', subscriberId: trail } })
}
