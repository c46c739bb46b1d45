import type { ErrorCode } from '@merleg/contract/errors'
import type { DbOrTx } from '@merleg/db/connect'
import { AppError } from './app-error.ts'
import type { SessionUser } from './session.ts'

declare const owned: unique symbol

/**
 * Something of the caller's own. Only {@link loadOwned} makes one: a use case that takes it cannot be called with a
 * thing of which nobody asked whose it is.
 */
export type Owned<Thing> = Thing & { readonly [owned]: true }

/** A thing says whose it is: of all users of a subscriber, or, where it has a user, of that user alone. */
type HasOwner = { readonly subscriberId: string; readonly userId?: string }

/** How a kind of thing is found by its id, and what is said where there is none. */
export type OwnedKind<Thing extends HasOwner> = {
  readonly find: (db: DbOrTx, id: string) => Promise<Thing | null>
  readonly missing: ErrorCode
}

/** Loads what the caller owns. @throws AppError `missing` where there is none and, just the same, where it is a stranger's. */
export async function loadOwned<Thing extends HasOwner>(
  db: DbOrTx,
  user: Pick<SessionUser, 'userId' | 'subscriberId'>,
  { kind, id }: { kind: OwnedKind<Thing>; id: string },
): Promise<Owned<Thing>> {
  const thing = await kind.find(db, id)
  if (thing === null || !isOwn(thing, user)) throw new AppError(kind.missing)
  return thing
}

function isOwn<Thing extends HasOwner>(
  thing: Thing,
  user: Pick<SessionUser, 'userId' | 'subscriberId'>,
): thing is Owned<Thing> {
  return thing.subscriberId === user.subscriberId && (thing.userId === undefined || thing.userId === user.userId)
}
