import { dayBefore, hungarianDayOf } from '@merleg/domain/calendar-days'
import {
  FTM_ENDS,
  FTM_ID_PREFIX,
  FTM_MADE_UP,
  FTM_VOTES,
  type FtmEntity,
  type FtmTieSchema,
} from '@merleg/domain/interchange/ftm-entity'
import { SUPERVISORY_BOARD } from '@merleg/domain/interchange/posts'
import { findRegisterNumber } from '@merleg/domain/interchange/register-schemes'
import { toFtmPercentage } from '@merleg/domain/interchange/shares'
import { tellsDirectHolders } from '@merleg/domain/interchange/source-reach'
import type { Party } from '../connections/parties.repository.ts'
import type { Tie } from '../connections/ties.repository.ts'
import type { TieSource } from '../connections/tie-sources.repository.ts'
import { hashOf, isWebAddress } from './bods-frame.ts'
import type { StatedCompany } from './stated-companies.repository.ts'

type Properties = Readonly<Record<string, readonly (string | null | undefined)[]>>

function toEntity(id: string, schema: FtmEntity['schema'], properties: Properties): FtmEntity {
  const told = Object.entries(properties).flatMap(([name, values]) => {
    const texts = [...new Set(values.flatMap((value) => (value == null || value === '' ? [] : value)))]
    return texts.length === 0 ? [] : [[name, texts] as const]
  })
  return { id, schema, properties: Object.fromEntries(told) }
}

const toFtmId = (partyKey: string): string => `${FTM_ID_PREFIX}${partyKey}`

/** A company of the register as it is on the day. */
export function describeFtmCompany(company: StatedCompany, source: TieSource | null): FtmEntity {
  const { id, countryCode, registerNumber } = company
  const official = findRegisterNumber(id)
  const isHungarian = countryCode === 'HU'
  return toEntity(toFtmId(id), company.kind === 'budgetary' ? 'PublicBody' : 'Company', {
    name: [company.name],
    ...(company.kind === 'budgetary' ? { country: [countryCode.toLowerCase()] } : {}),
    jurisdiction: [countryCode.toLowerCase()],
    registrationNumber: [registerNumber, isHungarian ? null : official?.id],
    taxNumber: [company.taxNumber ?? (isHungarian ? official?.id : null)],
    legalForm: [company.legalForm],
    status: [company.status],
    incorporationDate: [company.foundedOn],
    dissolutionDate: [company.status === 'ceased' ? company.statusSince : null],
    address: [company.seat],
    ...describeSource(source, null),
    notes: [company.isMadeUp ? FTM_MADE_UP : null],
  })
}

type Named = { party: Party; tie: Tie; source: TieSource | null }

/** Somebody whom an entry names and who is no company of the register; persons by name alone. */
export function describeFtmParty({ party, tie, source }: Named): FtmEntity {
  const isPerson = !party.isInRegister && party.kind === 'person'
  const schema = isPerson ? 'Person' : party.kind === 'other' ? 'LegalEntity' : 'Company'
  return toEntity(toFtmId(tie.partyKey), schema, {
    name: [party.name],
    registrationNumber: [isPerson ? null : party.registerNumber],
    ...describeSource(source, null),
    notes: [source?.source.isMadeUp === true ? FTM_MADE_UP : null],
  })
}

const SCHEMA_BY_KIND = {
  owner: 'Ownership',
  beneficial: 'Ownership',
  leader: 'Directorship',
  supervisor: 'Directorship',
  succession: 'Succession',
  auditor: 'UnknownLink',
} as const satisfies Record<Tie['kind'], FtmTieSchema>

/** A tie of the register; `endDate` is the last day on which it held. */
export function describeFtmTie(tie: Tie, source: TieSource | null): FtmEntity {
  const schema = SCHEMA_BY_KIND[tie.kind]
  const { party, company } = FTM_ENDS[schema]
  const [from, to] = tie.section === 'successor' ? [tie.companyId, tie.partyKey] : [tie.partyKey, tie.companyId]
  const { shareMin, shareMax, shareText, votesMin, votesMax } = tie
  const votes = toFtmPercentage({ shareMin: votesMin, shareMax: votesMax, shareText: null })
  const isDirect = source !== null && tellsDirectHolders({ ...source.source, sourceId: source.sourceId })
  const properties = {
    [party]: [toFtmId(from)],
    [company]: [toFtmId(to)],
    role: [describeRole(tie)],
    ...(tie.kind === 'owner' || tie.kind === 'beneficial'
      ? {
          percentage: [toFtmPercentage({ shareMin, shareMax, shareText: tie.kind === 'owner' ? shareText : null })],
          ownershipType: [tie.kind === 'beneficial' ? 'beneficial' : isDirect ? 'direct' : null],
        }
      : {}),
    startDate: [tie.from],
    endDate: [tie.until === null ? null : dayBefore(tie.until)],
    ...describeSource(source, tie.sourceRef),
    recordId: [tie.sourceRef !== null && !isWebAddress(tie.sourceRef) ? tie.sourceRef : null],
    description: [
      votes === null ? null : `${FTM_VOTES}${votes}`,
      source?.source.isMadeUp === true ? FTM_MADE_UP : null,
    ],
  }
  return toEntity(`${FTM_ID_PREFIX}${hashOf({ schema, properties }).slice(0, 40)}`, schema, properties)
}

function describeRole({ section, post, shareText }: Tie): string | null {
  if (section === 'beneficial-owner') return shareText
  if (section === 'auditor') return 'auditor'
  if (section !== 'supervisory-board') return post
  return post === null ? SUPERVISORY_BOARD : `${SUPERVISORY_BOARD}: ${post}`
}

function describeSource(told: TieSource | null, reference: string | null): Properties {
  if (told === null) return {}
  const { source, observedOn, recordedAt } = told
  return {
    publisher: [source.publisher],
    publisherUrl: [source.url !== null && isWebAddress(source.url) ? source.url : null],
    sourceUrl: [reference !== null && isWebAddress(reference) ? reference : null],
    summary: [`${source.publisher}: ${source.title}; licence: ${source.licence}; as of ${observedOn}`],
    retrievedAt: [hungarianDayOf(recordedAt)],
  }
}
