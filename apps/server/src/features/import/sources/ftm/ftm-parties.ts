import { FTM_ID_PREFIX, FTM_MADE_UP, type FtmEntity, type FtmPartySchema } from '@merleg/domain/interchange/ftm-entity'
import { readCountryNumber } from '@merleg/domain/interchange/register-schemes'
import type { SourceInfo } from '@merleg/domain/observation'
import { parseReportId } from '@merleg/domain/report-id'
import { normaliseSpaces, readIsoDay } from '../../reading/cell-values.ts'
import type { StandardParty } from '../../reading/standard-parties.ts'
import { toPartyId } from '../../reading/told-publisher.ts'

/** What is said of somebody, put together from all entities of his id in a file. */
export type FtmParty = { line: number; schema: FtmPartySchema; properties: FtmEntity['properties'] }

/** Is it marked as being about nobody who exists? */
export function isMadeUp({ properties }: Pick<FtmEntity, 'properties'>): boolean {
  return [...(properties['notes'] ?? []), ...(properties['description'] ?? [])].includes(FTM_MADE_UP)
}

/** The same with what another entity of the id adds. */
export function joinFtmParty(known: FtmParty | undefined, read: FtmParty): FtmParty {
  if (known === undefined) return read
  const properties = { ...known.properties }
  for (const [name, values] of Object.entries(read.properties))
    properties[name] = [...new Set([...(properties[name] ?? []), ...values])]
  return { ...known, properties }
}

/** Whom an entity tells of. */
export function readFtmParty(id: string, { line, schema, properties }: FtmParty, source: SourceInfo): StandardParty {
  const first = (name: string): string | null => properties[name]?.find((value) => value.trim() !== '') ?? null
  const name = first('name')
  const at = { line, sourceRef: id, name: name === null ? null : normaliseSpaces(name) }
  const own = findOwnId(id)
  if (schema === 'Person')
    return {
      ...at,
      kind: 'person',
      companyId: null,
      fault: null,
      partyId: own ?? toPartyId(source, id),
      registerNumber: null,
      birthDate: readIsoDay(first('birthDate') ?? ''),
      company: null,
    }
  const { companyId, fault } = findCompany(properties, own)
  const countryCode = first('jurisdiction') ?? first('country')
  const address = first('address')
  return {
    ...at,
    kind: schema === 'Company' || companyId !== null ? 'company' : 'other',
    companyId,
    fault,
    partyId: companyId ?? own ?? toPartyId(source, id),
    registerNumber: first('registrationNumber'),
    birthDate: null,
    company: {
      foundedOn: readIsoDay(first('incorporationDate') ?? ''),
      dissolvedOn: readIsoDay(first('dissolutionDate') ?? ''),
      seat:
        address === null || countryCode === null || !/^[a-z]{2}$/i.test(countryCode)
          ? null
          : { text: normaliseSpaces(address), countryCode: countryCode.toUpperCase() },
    },
  }
}

/** Numbers by which companies of our registers are found, those of the register itself first. */
const NUMBER_PROPERTIES = ['registrationNumber', 'taxNumber', 'vatCode', 'idNumber'] as const

function findCompany(
  properties: FtmEntity['properties'],
  own: string | null,
): { companyId: string | null; fault: string | null } {
  const countries = ['jurisdiction', 'country', 'mainCountry'].flatMap((name) => properties[name] ?? [])
  let fault: string | null = null
  for (const country of new Set(countries))
    for (const name of NUMBER_PROPERTIES)
      for (const number of properties[name] ?? []) {
        const reading = readCountryNumber(country, number)
        if (reading.kind === 'company') return { companyId: reading.companyId, fault: null }
        if (reading.kind === 'malformed') fault ??= `${country} ${number}`
      }
  if (own !== null && parseReportId(own) !== null) return { companyId: own, fault: null }
  return { companyId: null, fault }
}

/** The id under which a register like ours knows it; who has none there is named by his place, with slashes. */
function findOwnId(id: string): string | null {
  const own = id.startsWith(FTM_ID_PREFIX) ? id.slice(FTM_ID_PREFIX.length) : ''
  return own === '' || own.includes('/') || own.length > 100 ? null : own
}
