import { buildApp } from './build-app.ts'
import type { Deps } from './deps.ts'

/** What a process that has just begun says at `/metrics`: one that goes on keeps its text for some seconds. */
export async function readMetrics(deps: Deps): Promise<string> {
  const app = await buildApp(deps, { readiness: { state: 'ready' } })
  const { body } = await app.inject({ url: '/metrics' })
  await app.close()
  return body
}
