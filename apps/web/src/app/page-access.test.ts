import { getMe } from '@merleg/contract/auth.contract'
import type { Access } from '@merleg/contract/endpoint'
import { GRANTING_CLAIMS } from '@merleg/domain/claims'
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { createQueryClient } from '../shared/http/query-client.ts'
import { hasAccess } from '../shared/session/access.ts'
import { setPreferences } from '../shared/storage/preferences.ts'
import { mockEndpoint } from '../shared/testing/testing-api.ts'
import { NAVIGATION } from './layout/navigation.ts'
import { PALETTE_PAGES } from './palette/palette-pages.ts'
import { createAppRouter } from './router.tsx'
import { testingMe } from './testing-app.tsx'

function withoutId(address: string): string {
  return address.replace('/{-$id}', '').replace(/\?.*/u, '')
}

/** What menus lead to by an access; pages of a role are for whoever has it. The palette holds the tabs of the monitoring too. */
const OFFERED: ReadonlyMap<string, Access> = new Map(
  [...NAVIGATION.map(({ to, access }) => ({ path: to, access })), ...PALETTE_PAGES]
    .filter((page) => !('role' in page))
    .map(({ path, access }) => [withoutId(path), access]),
)

/** Does the guard of the page let through who has one claim alone? */
async function opensWith(path: string): Promise<boolean> {
  const router = createAppRouter(createQueryClient(), createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  return router.state.location.pathname === path
}

test.each([...OFFERED])('%s is offered to whom its guard lets through', async (path, access) => {
  // What any user may open is refused to nobody: one of them is enough.
  for (const claim of access === 'user' ? GRANTING_CLAIMS.slice(0, 1) : GRANTING_CLAIMS) {
    const me = { ...testingMe, claims: [claim] }
    mockEndpoint(getMe, me)
    setPreferences({ token: 'testing-token', userId: me.userId, name: me.name, role: me.role, claims: me.claims })
    expect([claim, await opensWith(path)]).toEqual([claim, hasAccess(access)])
  }
})

test('the palette and the navigation name one access for one page', () => {
  for (const { to, access } of NAVIGATION) {
    const same = PALETTE_PAGES.filter(({ path }) => path === withoutId(to))
    expect([to, ...same.map((page) => page.access)]).toEqual([to, ...same.map(() => access)])
  }
})
