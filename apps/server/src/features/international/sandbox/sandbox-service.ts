import { setTimeout as delay } from 'node:timers/promises'
import type { Db } from '@merleg/db/connect'
import { foldedWords, foldName } from '@merleg/domain/name-folding'
import type { ForeignQueryTexts } from '@merleg/domain/international/foreign-query'
import type { OnlineCountry } from '@merleg/domain/international/online-countries'
import type { Clock } from '../../../shared/clock.ts'
import type { ProviderOrder } from '../provider/foreign-report-provider.ts'
import { ProviderBusy, ProviderFault, ProviderRefusal } from '../provider/provider-fault.ts'
import { findMagicName, magicNameOf } from './magic-names.ts'
import { findMadeUpCompany, listMadeUpCompanies, listMagicCompanies, type MadeUpCompany } from './made-up-company.ts'
import {
  cancelSandboxOrder,
  findSandboxOrder,
  findSandboxOrderByRef,
  insertSandboxOrder,
  type SandboxOrder,
} from './sandbox-orders.repository.ts'

/** The session of a client has ended: nothing was done. */
export class SessionEnded extends Error {}

const SLOW_MS = 15_000
const BUSY_MS = 60_000

/** The made-up provider as it stands on the other side of the wire; its book is a table of its own. */
export type SandboxService = {
  search(query: ForeignQueryTexts & { country: OnlineCountry }): MadeUpCompany[]
  order(order: ProviderOrder, call: { session: number; signal: AbortSignal }): Promise<SandboxOrder>
  find(callRef: string): Promise<SandboxOrder | null>
  read(orderNo: string): Promise<SandboxOrder | null>
  cancel(orderNo: string): Promise<boolean>
}

export function createSandboxService({ db, clock }: { db: Db; clock: Clock }): SandboxService {
  const endedSessions = new Set<string>()
  return {
    search: ({ country, ...texts }) => {
      const magic = findMagicName(texts.name ?? '')
      if (magic === 'search-down') throw new ProviderFault('the made-up provider is down')
      const companies = magic === null ? listMadeUpCompanies(country) : listMagicCompanies(country, magic)
      return companies.filter((company) => matches(company, magic === null ? texts : { ...texts, name: undefined }))
    },
    order: async (order, { session, signal }) => {
      const magic = magicNameOf(order.ref)
      if (findMadeUpCompany(order.ref) === null || magic === 'offline-only') throw new ProviderRefusal('not-available')
      if (magic === 'token-expires' && !endedSessions.has(order.callRef) && session >= 0) {
        endedSessions.add(order.callRef)
        throw new SessionEnded()
      }
      if (magic === '429') throw new ProviderBusy(BUSY_MS)
      if (magic === 'price-changed') throw new ProviderRefusal('price-changed')
      if (magic === 'timeout') await waitForever(signal)
      const now = clock.now()
      const readyAt = new Date(now.getTime() + (magic === 'slow-pdf' ? SLOW_MS : 0))
      const { callRef, ref: companyRef, variant, language } = order
      const orderNo = await insertSandboxOrder(db, { callRef, companyRef, variant, language, now, readyAt })
      if (magic === 'error-after-charge') throw new ProviderFault('status 500')
      return { orderNo, callRef, companyRef, variant, language, readyAt, isCancelled: false }
    },
    find: (callRef) => findSandboxOrderByRef(db, callRef),
    read: (orderNo) => findSandboxOrder(db, orderNo),
    cancel: (orderNo) => cancelSandboxOrder(db, { orderNo, now: clock.now() }),
  }
}

async function waitForever(signal: AbortSignal): Promise<never> {
  for (;;) await delay(60_000, undefined, { signal })
}

function matches(company: MadeUpCompany, texts: ForeignQueryTexts): boolean {
  const { name = '', zip = '', city = '', street = '', companyNumber = '', taxNumber = '' } = texts
  return (
    hasWords(company.name, name) &&
    hasWords(company.city, city) &&
    hasWords(company.street, street) &&
    company.zip.startsWith(zip.trim()) &&
    hasDigits(company.registrationNumber, companyNumber) &&
    hasDigits(company.taxNumber, taxNumber)
  )
}

/** Every word that is asked for begins one of the text. */
function hasWords(text: string, asked: string): boolean {
  const words = foldedWords(text)
  return foldedWords(asked).every((word) => words.some((own) => own.startsWith(word)))
}

function hasDigits(number: string, asked: string): boolean {
  return foldName(number).replaceAll(' ', '').includes(foldName(asked).replaceAll(' ', ''))
}
