import {
  downloadConnectionList,
  getConnectionArticle as getArticle,
  getConnectionCounts as getCounts,
  getConnectionList as getList,
} from '@merleg/contract/report/connection-list.contract'
import { inSnapshot } from '@merleg/db/transaction'
import type { FastifyInstance } from 'fastify'
import { readAskedDay } from '../../../app/asked-day.ts'
import { csvStyleOf } from '../../../app/csv-of-caller.ts'
import type { Deps } from '../../../app/deps.ts'
import { registerEndpoint } from '../../../app/register-endpoint.ts'
import { today } from '../../../shared/clock.ts'
import { getConnectionArticle } from './connection-article.views.ts'
import { getConnectionCounts } from './connection-counts.views.ts'
import { getConnectionFile } from './connection-files.ts'
import { getConnectionList } from './connection-list.views.ts'

export function registerConnectionList(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, getList, ({ params, query, locale }) => {
    const { asOf, onlyValid = false, ...rest } = query
    const asked = { ...rest, companyId: params.id, locale, ...readAskedDay(deps.clock, asOf), onlyValid }
    return inSnapshot(deps.reads, (tx) => getConnectionList(tx, asked))
  })
  registerEndpoint(app, getCounts, ({ params, locale }) => {
    const asked = { companyId: params.id, locale, asOf: today(deps.clock) }
    return inSnapshot(deps.reads, (tx) => getConnectionCounts(tx, asked))
  })
  registerEndpoint(app, getArticle, ({ params: { id, section, article }, query, locale }) => {
    const asked = { companyId: id, section, article, locale, ...readAskedDay(deps.clock, query.asOf) }
    return inSnapshot(deps.reads, (tx) => getConnectionArticle(tx, asked))
  })
  registerEndpoint(app, downloadConnectionList, ({ params, query, user, locale }) => {
    const { format, onlyValid = false } = query
    const days = readAskedDay(deps.clock, query.asOf)
    const asked = { companyId: params.id, locale, ...days, onlyValid, format, csv: csvStyleOf(user, locale) }
    return inSnapshot(deps.reads, (tx) => getConnectionFile(tx, asked))
  })
}
