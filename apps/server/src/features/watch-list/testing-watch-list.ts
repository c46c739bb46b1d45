import type { WatchList } from '@merleg/contract/watched-rows'
import type { TestApp } from '../../app/testing-app.ts'
import { factOf, merge } from '../report/testing-report.ts'

export type Watcher = Awaited<ReturnType<TestApp['signIn']>>

/** Calls of the watch list as one of its users makes them. */
export function watchCalls(server: TestApp) {
  const get = async (watcher: Watcher, url: string) => server.app.inject({ url, headers: watcher.headers })
  const post = async (watcher: Watcher, path: string, payload: object) =>
    server.app.inject({ method: 'POST', url: `/api/monitoring/${path}`, headers: watcher.headers, payload })
  return {
    get,
    post,
    list: async (watcher: Watcher, query = '') => (await get(watcher, `/api/monitoring${query}`)).json<WatchList>(),
    toggle: (watcher: Watcher, key: string, query = '') => get(watcher, `/api/monitoring/${key}/toggle${query}`),
    remove: async (watcher: Watcher, key: string) =>
      server.app.inject({ method: 'DELETE', url: `/api/monitoring/${key}`, headers: watcher.headers }),
    namesOf: (found: WatchList) => found.results.map(({ name }) => name.value),
  }
}

/** Companies of the register with names, by their ids. */
export async function nameCompanies(server: TestApp, names: Readonly<Record<string, string>>): Promise<void> {
  await merge(
    server.deps.db,
    Object.entries(names).flatMap(([id, name]) => [
      factOf(id)('name', { name }, { from: '2020-01-01' }),
      factOf(id)('registration', { status: 'registered', on: '2020-01-01', reason: null }, { from: '2020-01-01' }),
    ]),
  )
}
