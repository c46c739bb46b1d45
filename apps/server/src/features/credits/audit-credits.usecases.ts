import type { Db } from '@merleg/db/connect'
import { inSnapshot, inTransaction } from '@merleg/db/transaction'
import type { Deps } from '../../app/deps.ts'
import { sendMailJob } from '../../shared/mail.ts'
import { CREDIT_CHECKS, type CreditFindings, findCreditFaults } from './audit.repository.ts'
import { renderAuditMail } from './credits.mails.ts'

/** Works out every balance anew from the entries, on one state of the database; answers each check. Changes nothing. */
export function auditCredits({ db }: { db: Db }): Promise<CreditFindings[]> {
  return inSnapshot(
    db,
    async (tx) => {
      const findings: CreditFindings[] = []
      for (const check of CREDIT_CHECKS) findings.push(await findCreditFaults(tx, check))
      return findings
    },
    { isBulk: true },
  )
}

/** The audit of the night: a difference is logged, and mailed to the provider's own address once a night. */
export async function auditAndTell(deps: Pick<Deps, 'db' | 'clock' | 'logger' | 'jobs' | 'config'>): Promise<void> {
  const findings = (await auditCredits(deps)).filter(({ samples }) => samples.length > 0)
  if (findings.length === 0) return
  deps.logger.error({ findings }, 'the credit ledger does not add up')
  const mail = renderAuditMail({ findings, to: deps.config.MERLEG_CUSTOMER_SERVICE_EMAIL, now: deps.clock.now() })
  await inTransaction(deps.db, (tx) => deps.jobs.enqueue(tx, sendMailJob, mail))
}
