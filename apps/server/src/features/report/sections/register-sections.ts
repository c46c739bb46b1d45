import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../app/deps.ts'
import { SECTIONS } from './sections.generated.ts'

/** Puts the calls of every section on the server; on the API page each section has them under its own noun. */
export function registerSections(app: FastifyInstance, deps: Deps): void {
  for (const [noun, section] of Object.entries(SECTIONS)) {
    void app.register(async (scope) => {
      scope.addHook('onRoute', (route) => {
        route.schema = { ...route.schema, tags: [`report/${noun}`] }
      })
      section.register(scope, deps)
    })
  }
}
