import { expect, test } from 'vitest'
import { loadOwned, type Owned, type OwnedKind } from './owned.ts'
import { useTestApp } from './testing-app.ts'

const testApp = useTestApp()

type List = { id: string; subscriberId: string }
type Note = { id: string; subscriberId: string; userId: string }

const LIST: List = { id: '1', subscriberId: 's1' }
const NOTE: Note = { id: '1', subscriberId: 's1', userId: 'u1' }
const lists: OwnedKind<List> = { find: async (_db, id) => (id === '1' ? LIST : null), missing: 'page.not-found' }
const notes: OwnedKind<Note> = { find: async (_db, id) => (id === '1' ? NOTE : null), missing: 'page.not-found' }

test.each([
  ['a subscriber’s thing is its user’s', lists, 'u1', 's1', '1', true],
  ['and their colleague’s', lists, 'u2', 's1', '1', true],
  ['and no stranger’s', lists, 'u1', 's2', '1', false],
  ['a user’s thing is theirs', notes, 'u1', 's1', '1', true],
  ['and not a colleague’s', notes, 'u2', 's1', '1', false],
  ['what is not there is nobody’s', notes, 'u1', 's1', '2', false],
] as const)('%s', async (_what, kind, userId, subscriberId, id, isOwn) => {
  const { db } = testApp.deps
  const load = async (): Promise<List> => {
    if (kind === notes) return loadOwned(db, { userId, subscriberId }, { kind: notes, id })
    return loadOwned(db, { userId, subscriberId }, { kind: lists, id })
  }
  if (isOwn) expect((await load()).id).toBe('1')
  else await expect(load()).rejects.toMatchObject({ code: 'page.not-found', status: 404 })
})

test('nothing else makes a thing one’s own, and a thing without an owner cannot be', () => {
  const rename = (list: Owned<List>) => list.id
  // @ts-expect-error -- nobody asked whose it is
  const unasked = () => rename(LIST)
  // @ts-expect-error -- it does not say whose it is
  const ownerless: OwnedKind<{ id: string }> = { find: async () => null, missing: 'page.not-found' }
  expect([unasked, ownerless]).toHaveLength(2)
})
