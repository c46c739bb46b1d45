import type { FastifyInstance } from 'fastify'
import { beforeAll } from 'vitest'
import { type TestApp, useTestApp } from './testing-app.ts'

/** The whole API with some endpoints more, listening: for what only a real connection shows. */
export function useEndpointServer(register: (app: FastifyInstance) => void): TestApp & { readonly address: string } {
  const testApp = useTestApp()
  let address = ''
  beforeAll(async () => {
    register(testApp.app)
    address = await testApp.app.listen({ host: '127.0.0.1', port: 0 })
  })
  return {
    get app() {
      return testApp.app
    },
    get deps() {
      return testApp.deps
    },
    get address() {
      return address
    },
    database: testApp.database,
    signIn: (options) => testApp.signIn(options),
  }
}
