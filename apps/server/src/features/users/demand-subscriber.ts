import type { Db } from '@merleg/db/connect'
import { CommandError } from '../../shared/cli/command-error.ts'
import { listSubscribers, type SubscriberSettings } from './subscribers.repository.ts'

/** The subscriber that a command names by id, name, or the e-mail address of a user; throws where there is none, or several. */
export async function demandSubscriber(db: Db, wanted: string): Promise<SubscriberSettings> {
  const all = await listSubscribers(db)
  const text = wanted.trim()
  const isMeant = ({ subscriberId, name, users }: SubscriberSettings): boolean =>
    subscriberId === text.toLowerCase() || name === text || users.includes(text.toLowerCase())
  const [found, ...others] = all.filter(isMeant)
  if (found === undefined) throw new CommandError(`There is no subscriber "${text}".`)
  if (others.length > 0)
    throw new CommandError(
      `Several subscribers are called "${text}": ${[found, ...others].map(({ subscriberId }) => subscriberId).join(', ')}. Name one by its id.`,
    )
  return found
}
