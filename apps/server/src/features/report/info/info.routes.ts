import {
  getNegativeInfo,
  getNegativeInfoDetails,
  getNegativeInfoRows,
  getPositiveInfo,
  getPositiveInfoDetails,
  getPositiveInfoRows,
} from '@merleg/contract/report/info.contract'
import { inSnapshot } from '@merleg/db/transaction'
import type { InfoType } from '@merleg/domain/company-info/info-groups'
import { readInfoItemId } from '@merleg/domain/company-info/info-item-id'
import type { Locale } from '@merleg/domain/locale'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../app/deps.ts'
import { registerEndpoint } from '../../../app/register-endpoint.ts'
import { today } from '../../../shared/clock.ts'
import { getInfoDetails, getInfoPage, getInfoRows } from './info.views.ts'

type ItemRequest = { params: { id: string; itemId: string }; locale: Locale }

const ENDPOINTS = {
  negative: { page: getNegativeInfo, rows: getNegativeInfoRows, details: getNegativeInfoDetails },
  positive: { page: getPositiveInfo, rows: getPositiveInfoRows, details: getPositiveInfoDetails },
} as const

/** The calls of the negative or of the positive information. */
export function registerInfo(app: FastifyInstance, deps: Deps, type: InfoType): void {
  const endpoints = ENDPOINTS[type]
  /** An item of the other type asks for another claim: here there is none of that id. */
  const toQuery = ({ params, locale }: ItemRequest) => ({
    companyId: params.id,
    locale,
    itemId: readInfoItemId(params.itemId)?.type === type ? params.itemId : '',
    today: today(deps.clock),
  })

  registerEndpoint(app, endpoints.page, ({ params, query, user, locale }) => {
    const asked = { companyId: params.id, subscriberId: user.subscriberId, locale, type, today: today(deps.clock) }
    return inSnapshot(deps.reads, (tx) => getInfoPage(tx, { ...asked, withRows: query.rows === true }))
  })
  registerEndpoint(app, endpoints.rows, (request) => inSnapshot(deps.reads, (tx) => getInfoRows(tx, toQuery(request))))
  registerEndpoint(app, endpoints.details, (request) =>
    inSnapshot(deps.reads, (tx) => getInfoDetails(tx, toQuery(request))),
  )
}
