import scalar from '@scalar/fastify-api-reference'
import Fastify, { type FastifyInstance } from 'fastify'

type ApiPage = {
  /** Where the page stands. */
  prefix: `/${string}`
  /** The OpenAPI document. */
  describe: () => object
}

/** Answers for the OpenAPI page and the document behind it; asked within the process alone. */
export async function buildApiPage({ prefix, describe }: ApiPage): Promise<FastifyInstance> {
  const app = Fastify()
  await app.register(scalar, {
    routePrefix: prefix,
    configuration: {
      content: describe,
      telemetry: false,
      withDefaultFonts: false,
      // Nothing that would send the description of this server to the maker of the page.
      agent: { disabled: true },
      mcp: { disabled: true },
      showDeveloperTools: 'never',
      hideClientButton: true,
    },
  })
  return app
}
