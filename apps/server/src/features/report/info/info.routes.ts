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

type PageRequest = { params: { id: string }; query: { rows?: boolean | undefined }; locale: Locale }
type ItemRequest = { params: { id: string; itemId: string }; locale: Locale }

export function registerInfo(app: FastifyInstance, deps: Deps): void {
  const readPage =
    (type: InfoType) =>
    ({ params, query, locale }: PageRequest) =>
      inSnapshot(deps.reads, (tx) =>
        getInfoPage(tx, {
          companyId: params.id,
          locale,
          type,
          today: today(deps.clock),
          withRows: query.rows === true,
        }),
      )
  /** An item of the other type asks for another claim: here there is none of that id. */
  const toQuery = (type: InfoType, { params, locale }: ItemRequest) => ({
    companyId: params.id,
    locale,
    itemId: readInfoItemId(params.itemId)?.type === type ? params.itemId : '',
    today: today(deps.clock),
  })
  const readRows = (type: InfoType) => (request: ItemRequest) =>
    inSnapshot(deps.reads, (tx) => getInfoRows(tx, toQuery(type, request)))
  const readDetails = (type: InfoType) => (request: ItemRequest) =>
    inSnapshot(deps.reads, (tx) => getInfoDetails(tx, toQuery(type, request)))

  registerEndpoint(app, getNegativeInfo, readPage('negative'))
  registerEndpoint(app, getNegativeInfoRows, readRows('negative'))
  registerEndpoint(app, getNegativeInfoDetails, readDetails('negative'))
  registerEndpoint(app, getPositiveInfo, readPage('positive'))
  registerEndpoint(app, getPositiveInfoRows, readRows('positive'))
  registerEndpoint(app, getPositiveInfoDetails, readDetails('positive'))
}
