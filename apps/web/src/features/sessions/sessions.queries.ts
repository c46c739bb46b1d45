import { endOtherSessions, endSession, listSessions } from '@merleg/contract/sessions.contract'
import { call } from '../../shared/http/call.ts'
import { endpointQuery } from '../../shared/http/endpoint-query.ts'

export const sessionsQuery = endpointQuery(listSessions)

export const signOutThere = (id: string) => call(endSession, { params: { id } })
export const signOutElsewhere = () => call(endOtherSessions, { body: {} })
