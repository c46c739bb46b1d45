import type { Favorite, FavoriteChange } from '@merleg/contract/favorites.contract'

const SEARCH = '0f0e0d0c-0000-4000-8000-0000000000a1'

/** A favourite with what a test says of it. */
export function testingFavorite(given: Partial<Favorite> = {}): Favorite {
  return {
    id: '0f0e0d0c-0000-4000-8000-0000000000b1',
    name: { value: 'Zalai építők', url: `/marketing/search/${SEARCH}/results` },
    note: '',
    variant: 'marketing',
    createdAt: '2026-11-02T10:00:00.000Z',
    hitsThen: { count: 1200, isExact: true, asOf: '2026-11-02T10:00:00.000Z' },
    subscription: null,
    lastChange: null,
    ...given,
  }
}

export const testingChange: FavoriteChange = {
  favorite: { id: testingFavorite().id, name: testingFavorite().name },
  company: {
    id: '10000001',
    name: '<b>A</b> Kft.',
    url: '/report/10000001/summary',
    status: { key: 'working', icon: 'status-working', color: 'good', value: 'Működő' },
    isMadeUp: true,
  },
  hasEntered: true,
  from: '2026-11-09T03:40:00.000Z',
  to: '2026-11-10T03:40:00.000Z',
  causes: ['Létszám', 'Vármegye'],
}
