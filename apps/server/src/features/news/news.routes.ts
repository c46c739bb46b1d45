import { getNews } from '@merleg/contract/news.contract'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import { registerEndpoint } from '../../app/register-endpoint.ts'
import { today } from '../../shared/clock.ts'
import { ContentFiles } from '../../shared/content-files.ts'
import { parseHtmlFragment } from '../../shared/html-fragment.ts'
import { parseNews, selectPublished } from './news-items.ts'
import { parseTipName } from './tips.ts'

/** A fragment runs and loads nothing, even when opened by itself. */
const TIP_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

export function registerNews(app: FastifyInstance, deps: Deps): void {
  const files = new ContentFiles({ contentDir: deps.config.contentDir, logger: deps.logger })

  registerEndpoint(app, getNews, async ({ locale }) => {
    const items = (await files.read(`news/${locale}.json`, parseNews)) ?? []
    return { items: selectPublished(items, today(deps.clock)) }
  })

  // Pages of the interface ask for it as a file (spec part 2 §7 "Home"); Hungarian only.
  app.get<{ Params: { file: string } }>(
    '/did-you-know/:file',
    { schema: { hide: true }, exposeHeadRoute: false },
    async ({ params }, reply) => {
      const number = parseTipName(params.file)
      const html = number === null ? null : await files.read(`did-you-know/${number}.html`, parseHtmlFragment)
      if (html === null) throw new AppError('page.not-found')
      return reply
        .type('text/html; charset=utf-8')
        .header('content-language', 'hu')
        .header('content-security-policy', TIP_POLICY)
        .header('cache-control', 'no-cache')
        .send(html)
    },
  )
}
