import type { AuditAct } from '@merleg/domain/audit-acts'
import type { Deps } from '../../../app/deps.ts'
import type { SessionUser } from '../../../app/session.ts'
import { logSecurity } from '../../../shared/security-log.ts'

export type Operator = Pick<SessionUser, 'userId' | 'name'>

/** Which of the provider's people it was is the provider's own affair (ADR 82): a security event, after the act. */
export function tellOperatorAct(
  { logger }: Pick<Deps, 'logger'>,
  operator: Operator,
  { act, subjectId }: { act: AuditAct; subjectId: string },
): void {
  logSecurity(logger, { event: 'operator-act', userId: operator.userId, act, subjectId })
}
