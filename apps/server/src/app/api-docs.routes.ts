import swagger from '@fastify/swagger'
import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** `/api/docs`: the OpenAPI page, made from the same contract that serves the calls. */
export async function registerApiDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Mérleg',
        version: '1',
        description: 'Company reports and credit-risk assessment. Send `x-locale: hu|en|de` and a bearer token.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  })
  await app.register(scalar, {
    routePrefix: '/api/docs',
    configuration: {
      telemetry: false,
      withDefaultFonts: false,
      // Nothing that would send the description of this server to the maker of the page.
      agent: { disabled: true },
      mcp: { disabled: true },
      showDeveloperTools: 'never',
      hideClientButton: true,
    },
    // The page of the library needs its own inline script and style; it asks for eval, and does without.
    hooks: {
      onRequest: (_request, reply, done) => {
        void reply.header('content-security-policy', DOCS_POLICY)
        done()
      },
    },
  })
}

const DOCS_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; frame-ancestors 'none'"
