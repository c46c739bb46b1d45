import type { Tx } from '@merleg/db/connect'
import { randomUUID } from 'node:crypto'
import { publicUrlOf } from '../../app/config.ts'
import type { Deps } from '../../app/deps.ts'
import { sendMailJob } from '../../shared/mail.ts'
import { findAccountHolder } from '../users/account-holders.repository.ts'
import { renderSecurityNotice, type SecurityNotice } from './security-notices.mails.ts'

/** Tells a user by mail what changed about how he signs in: whoever did it has not his mailbox as well. */
export async function noticeSecurity(
  tx: Tx,
  { jobs, clock, config }: Pick<Deps, 'jobs' | 'clock' | 'config'>,
  { userId, notice }: { userId: string; notice: SecurityNotice },
): Promise<void> {
  const holder = await findAccountHolder(tx, userId)
  if (holder === null) return
  const mail = renderSecurityNotice({
    id: randomUUID(),
    holder,
    notice,
    at: clock.now(),
    publicUrl: publicUrlOf(config),
  })
  await jobs.enqueue(tx, sendMailJob, mail)
}
