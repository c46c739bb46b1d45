import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import swagger from '@fastify/swagger'
import { ActivityNode } from '@merleg/contract/company-search.contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ContentFiles } from '../shared/content-files.ts'
import { parseHtmlFragment } from '../shared/html-fragment.ts'
import { AppError } from './app-error.ts'
import { describeApi } from './api-docs-text.ts'
import { addExample, addRefusals } from './api-docs-calls.ts'
import type { Deps } from './deps.ts'

const CLIENT_FOLDER = resolve(import.meta.dirname, '../../../../packages/client')
const CLIENT_FILES = ['merleg-client.js', 'merleg-client.d.ts', 'endpoints.generated.js', 'README.md'] as const

/**
 * `/api/docs`: the OpenAPI page, made from the same contract that serves the calls, with examples; `/api/docs/changelog` and
 * the files of the client package under `/api/docs/client`.
 */
export async function registerApiDocs(app: FastifyInstance, deps: Pick<Deps, 'config' | 'logger'>): Promise<void> {
  const { config } = deps
  const baseUrl = config.MERLEG_PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Mérleg', version: '1', description: describeApi(baseUrl) },
      servers: [{ url: baseUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: KEY_HINT } } },
    },
    transform: (route) => {
      const { schema, url } = jsonSchemaTransform(route)
      return { url, schema: addExample(schema, { url, method: String(route.route.method), baseUrl }) }
    },
    transformObject: (document) => {
      const named = jsonSchemaTransformObject(document)
      if ('openapiObject' in document && 'components' in named)
        Object.assign(document.openapiObject, { components: named.components })
      return addRefusals(document)
    },
  })
  registerChangelog(app, deps)
  registerClientFiles(app)
  registerPage(app)
}

/** Schemas that hold themselves have a name that others refer to; without one the references would lead nowhere. */
z.globalRegistry.add(ActivityNode, { id: 'ActivityNode' })

const KEY_HINT = 'A key (merleg_…) that an administrator made, or the token of a session.'

const DOCS_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; frame-ancestors 'none'"

const PAGE = '/api/docs'
const PAGE_FILES = ['', '/', '/openapi.json', '/openapi.yaml', '/js/scalar.js'] as const

/** Page and description of a server of its own, which is made when somebody asks for them: no start waits for its library. */
function registerPage(app: FastifyInstance): void {
  const load = async () =>
    (await import('./api-docs-page.ts')).buildApiPage({ prefix: PAGE, describe: () => app.swagger() })
  let page: ReturnType<typeof load> | null = null
  for (const file of PAGE_FILES)
    app.get(`${PAGE}${file}`, { schema: { hide: true } }, async (request, reply) => {
      page ??= load()
      const { statusCode, headers, rawPayload } = await (await page).inject({ url: request.url })
      for (const name of TOLD_HEADERS) if (headers[name] !== undefined) void reply.header(name, headers[name])
      // The page of the library needs its own inline script and style; it asks for eval, and does without.
      return reply.code(statusCode).header('content-security-policy', DOCS_POLICY).send(rawPayload)
    })
}

const TOLD_HEADERS = [
  'content-type',
  'content-disposition',
  'location',
  'access-control-allow-origin',
  'access-control-allow-methods',
] as const

function registerChangelog(app: FastifyInstance, { config, logger }: Pick<Deps, 'config' | 'logger'>): void {
  const files = new ContentFiles({ contentDir: config.contentDir, logger })
  app.get('/api/docs/changelog', { schema: { hide: true } }, async (_request, reply) => {
    const html = await files.read('api-changelog/en.html', parseHtmlFragment)
    if (html === null) throw new AppError('page.not-found')
    return sendDocument(reply, 'text/html; charset=utf-8', wrapChangelog(html))
  })
}

function registerClientFiles(app: FastifyInstance): void {
  for (const name of CLIENT_FILES)
    app.get(`/api/docs/client/${name}`, { schema: { hide: true } }, async (_request, reply) => {
      const type = name.endsWith('.js') ? 'text/javascript; charset=utf-8' : 'text/plain; charset=utf-8'
      return sendDocument(reply, type, await readFile(join(CLIENT_FOLDER, name), 'utf8'))
    })
}

/** Answers of these routes are no json: what the contract's serializer would make of them is left out. */
function sendDocument(reply: FastifyReply, type: string, text: string): FastifyReply {
  return reply.type(type).header('cache-control', 'no-cache').send(Buffer.from(text))
}

function wrapChangelog(fragment: string): string {
  const style = 'body{max-width:46rem;margin:2rem auto;padding:0 1rem;font-family:system-ui,sans-serif;line-height:1.5}'
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Mérleg API: changes</title><style>${style}</style></head><body><h1>Changes of the API</h1>${fragment}<p><a href="/api/docs">Description of the API</a></p></body></html>`
}
