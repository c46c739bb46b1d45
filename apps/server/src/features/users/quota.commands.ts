import type { Db } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import { type Command, InvalidArgumentError } from 'commander'
import { withCommandDatabase } from '../../app/open-database.ts'
import { systemClock } from '../../shared/clock.ts'
import { toSingleLine } from '../../shared/plain-text.ts'
import { recordAudit } from '../audit/audit.usecases.ts'
import { demandSubscriber } from './demand-subscriber.ts'
import { updateQuota } from './subscribers.repository.ts'

const MOST = 1_000_000_000

/** `merleg subscribers quota`: how often the keys of a subscriber may call. */
export function registerQuotaCommand(subscribers: Command, who: string): void {
  subscribers
    .command('quota')
    .description('how often the keys of a subscriber may call, all together; 0 lets none call')
    .argument('<subscriber>', who)
    .requiredOption('--per-minute <calls>', 'calls in a minute', parseCalls)
    .requiredOption('--per-month <calls>', 'calls in a Hungarian calendar month', parseCalls)
    .action((wanted: string, { perMinute, perMonth }: { perMinute: number; perMonth: number }) =>
      withCommandDatabase(async ({ db }) => {
        const name = await setQuota(db, { wanted, perMinute, perMonth, now: systemClock.now() })
        console.log(`Keys of "${name}" may call ${perMinute} times a minute and ${perMonth} times a month.`)
      }),
    )
}

type Quota = { wanted: string; perMinute: number; perMonth: number; now: Date }

/** Sets the quotas, and answers with the name of the subscriber; they hold from the next call on. */
export async function setQuota(db: Db, { wanted, perMinute, perMonth, now }: Quota): Promise<string> {
  const { subscriberId, name, callsPerMinute, callsPerMonth } = await demandSubscriber(db, wanted)
  await inTransaction(db, async (tx) => {
    await updateQuota(tx, { subscriberId, callsPerMinute: perMinute, callsPerMonth: perMonth })
    await recordAudit(tx, {
      actor: { kind: 'provider', subscriberId },
      act: 'quota-changed',
      subject: { id: subscriberId, name },
      detail: { from: [String(callsPerMinute), String(callsPerMonth)], to: [String(perMinute), String(perMonth)] },
      now,
    })
  })
  return toSingleLine(name)
}

function parseCalls(text: string): number {
  const calls = Number(text)
  if (!/^\d+$/.test(text) || calls > MOST) throw new InvalidArgumentError(`A whole number from 0 to ${MOST}.`)
  return calls
}
