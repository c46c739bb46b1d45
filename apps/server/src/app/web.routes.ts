import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { readRelease } from '../shared/program-version.ts'
import { type Config, oidcProviderName } from './config.ts'
import type { RefuseUnknown } from './unknown-route.ts'
import { hasDemoData } from '../features/generate/demo-data.repository.ts'
import type { Db } from '@merleg/db/connect'

/** Serves the built interface: hashed files for ever, every other address the start page (the browser routes). */
export async function registerWeb(
  app: FastifyInstance,
  options: { config: Config; db: Db; webDir: string; refuseUnknown: RefuseUnknown },
): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(options.webDir, 'assets'),
    prefix: '/assets/',
    index: false,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', path.endsWith('.svg') ? 'no-cache' : 'public, max-age=31536000, immutable')
    },
  })
  app.get('/favicon.svg', { schema: { hide: true } }, (_request, reply) =>
    reply.sendFile('favicon.svg', options.webDir),
  )
  const release = await readRelease()
  let isDemo = false
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = /^(?:GET|HEAD)$/.test(request.method) && !/^\/(?:api|assets)(?:[/?]|$)/.test(request.url)
    if (!isPage) return options.refuseUnknown(request, reply)
    const page = await readFile(join(options.webDir, 'index.html'), 'utf8')
    // The page itself can say that the database is away.
    isDemo = await hasDemoData(options.db).catch(() => isDemo)
    const settings = pageSettings({ config: options.config, isDemo, release })
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(page.replace(SETTINGS_TAG, () => settings))
  })
}

const SETTINGS_TAG = /<script type="application\/json" id="merleg-settings">[^<]*<\/script>/

type PageState = { config: Config; isDemo: boolean; release: string }

function pageSettings({ config, isDemo, release }: PageState): string {
  const settings = {
    registrationUrl: config.MERLEG_REGISTRATION_URL ?? null,
    trials: config.MERLEG_TRIALS,
    lawsUrl: config.MERLEG_LAWS_URL ?? null,
    oidc: oidcProviderName(config),
    hasDemoData: isDemo,
    // Public as its name says: it lets one report, and nothing else.
    errorReports: config.MERLEG_ERROR_DSN === undefined ? null : { dsn: config.MERLEG_ERROR_DSN, release },
  }
  // "<" would let a setting end the tag it stands in.
  return `<script type="application/json" id="merleg-settings">${JSON.stringify(settings).replaceAll('<', '\\u003c')}</script>`
}
