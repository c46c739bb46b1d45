import { deletePasskey, listPasskeys, renamePasskey } from '@merleg/contract/passkeys.contract'
import { call } from '../../shared/http/call.ts'
import { endpointQuery } from '../../shared/http/endpoint-query.ts'

export const passkeysQuery = endpointQuery(listPasskeys)

export const setPasskeyName = (id: string, name: string) => call(renamePasskey, { params: { id }, body: { name } })
export const removePasskey = (id: string) => call(deletePasskey, { params: { id } })
