import type { Tx } from '@merleg/db/connect'
import { randomUUID } from 'node:crypto'
import { publicUrlOf } from '../../app/config.ts'
import type { Deps } from '../../app/deps.ts'
import { sendMailJob } from '../../shared/mail.ts'
import { listAdministrators } from '../users/administrators.repository.ts'
import { type AdministratorNotice, renderAdministratorNotice } from './administrator-notices.mails.ts'

type Told = { subscriberId: string; notice: AdministratorNotice; exceptUserId?: string }

/**
 * Tells the administrators of a subscriber by mail what gave somebody more than he had, or made an account weaker: whoever
 * did it with a stolen session cannot keep it from the others. `exceptUserId`: who is told by a mail of his own.
 */
export async function noticeAdministrators(
  tx: Tx,
  { jobs, clock, config }: Pick<Deps, 'jobs' | 'clock' | 'config'>,
  { subscriberId, notice, exceptUserId }: Told,
): Promise<void> {
  for (const reader of await listAdministrators(tx, subscriberId)) {
    if (reader.userId === exceptUserId) continue
    const mail = renderAdministratorNotice({
      id: randomUUID(),
      reader,
      notice,
      at: clock.now(),
      publicUrl: publicUrlOf(config),
    })
    await jobs.enqueue(tx, sendMailJob, mail)
  }
}
