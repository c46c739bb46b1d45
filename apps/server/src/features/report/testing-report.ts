import type { Db } from '@merleg/db/connect'
import type { Claim } from '@merleg/domain/claims'
import type { FactPayload, FactSection } from '@merleg/domain/fact-sections'
import type { Locale } from '@merleg/domain/locale'
import type { SourceInfo, SourceRecord, StatementObservation } from '@merleg/domain/observation'
import type { LightMyRequestResponse } from 'fastify'
import type { TestApp } from '../../app/testing-app.ts'
import { mergeBatch } from '../register/merge-batch.usecases.ts'

export const REGISTER: SourceInfo = {
  sourceId: 'court',
  publisher: 'Cégbíróság',
  title: 'Cégnyilvántartás',
  licence: 'public',
  url: 'https://register.example/',
  isMadeUp: false,
}

type Extra = { slot?: string; partyId?: string | null; from?: string | null; to?: string | null; ref?: string | null }

/** Makes facts of a company as a source says them. */
export function factOf(companyId: string) {
  return <Section extends FactSection>(
    section: Section,
    payload: FactPayload<Section>,
    { slot = '', partyId = null, from = null, to = null, ref = null }: Extra = {},
  ): SourceRecord => {
    const about = { type: 'fact', line: 1, companyId, section, slot, payload }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the signature keeps section and payload together
    return { ...about, partyId, validFrom: from, validTo: to, sourceRef: ref } as SourceRecord
  }
}

export function statement(
  companyId: string,
  year: number,
  given: Partial<StatementObservation> = {},
): StatementObservation {
  return {
    type: 'statement',
    line: 1,
    companyId,
    periodStart: `${year}-01-01`,
    periodEnd: `${year}-12-31`,
    layout: 'hu-simplified-a',
    isConsolidated: false,
    currency: 'HUF',
    unit: 1000,
    amounts: {},
    previousAmounts: {},
    amendedAmounts: {},
    filedOn: `${year + 1}-05-31`,
    ...given,
  }
}

export const PERSON = {
  partyKind: 'person',
  address: null,
  motherName: null,
  birthDate: null,
  registerNumber: null,
} as const
export const OWNER = { ...PERSON, shareMin: null, shareMax: null, shareText: null, contribution: null, currency: null }

/** Accounts are told when their year is over. */
const firstDayToTell = (records: readonly SourceRecord[]): string =>
  records.reduce(
    (day, told) => (told.type === 'statement' && told.periodEnd > day ? told.periodEnd : day),
    '2024-01-01',
  )

export type MergeGiven = {
  observedOn?: string
  source?: SourceInfo
  now?: Date
  snapshotSections?: readonly FactSection[]
}

/** Merges what a register tells, on the first day it can tell it unless another is given. */
export async function merge(db: Db, records: readonly SourceRecord[], given: MergeGiven = {}): Promise<void> {
  const { observedOn = firstDayToTell(records), source = REGISTER, now = new Date(), snapshotSections = [] } = given
  const batch = { source, fileName: 'test', fileHash: 'test', observedOn, snapshotSections, records }
  await mergeBatch({ db, clock: { now: () => now } }, batch)
}

/** Calls an endpoint as a user of those claims, or as nobody. */
export async function callAs(
  server: TestApp,
  url: string,
  { claims, locale = 'hu' }: { claims: readonly Claim[] | null; locale?: Locale },
): Promise<LightMyRequestResponse> {
  const headers = claims === null ? {} : (await server.signIn({ claims })).headers
  return server.app.inject({ method: 'GET', url, headers: { ...headers, 'x-locale': locale } })
}
