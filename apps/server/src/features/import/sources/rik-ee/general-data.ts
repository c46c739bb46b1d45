import type { FactObservation, SourceRecord } from '@merleg/domain/observation'
import { findActivity } from '@merleg/domain/reference/activities'
import { ESTONIAN_WINDING_UP, findEstonianStatus } from '@merleg/domain/reference/estonian-register'
import { findOnlyEarlierClass } from '@merleg/domain/reference/later-activities'
import { z } from 'zod'
import { readNumber } from '../../reading/cell-values.ts'
import { ofCompany, rejectLine } from '../../reading/source-lines.ts'
import type { EntityList } from './basic-data.ts'
import { type EntityRecord, readEntityRecords } from './entity-records.ts'
import { readDay } from './estonian-party.ts'

const Text = z.string().nullish()
const Dated = z.object({ algus_kpv: Text, lopp_kpv: Text })
const Status = Dated.extend({ staatus: Text, staatus_tekstina: Text })
const Capital = Dated.extend({ kapitali_suurus: z.union([z.string(), z.number()]).nullish(), kapitali_valuuta: Text })
const Contact = z.object({ kirje_id: z.union([z.string(), z.number()]), liik: Text, sisu: Text, lopp_kpv: Text })
const Activity = Dated.extend({
  emtak_kood: Text,
  emtak_versioon: z.union([z.string(), z.number()]).nullish(),
  nace_kood: Text,
  on_pohitegevusala: z.boolean().nullish(),
})

/** What is read of the general data of an entity; its other members are not looked at. */
const General = z.object({
  yldandmed: z.object({
    staatus: z.string(),
    oiguslik_vorm: Text,
    staatused: z.array(Status).nullish(),
    kapitalid: z.array(Capital).nullish(),
    sidevahendid: z.array(Contact).nullish(),
    teatatud_tegevusalad: z.array(Activity).nullish(),
  }),
})
type GeneralData = z.infer<typeof General>['yldandmed']

/** Proceedings with their days, capital, contacts and activities of the entities in `list`. */
export async function* readGeneralData(path: string, list: EntityList): AsyncGenerator<SourceRecord> {
  for await (const record of readEntityRecords({ path, list, schema: General, isOfAll: true })) {
    if (record.type === 'reject') yield record
    else yield* readEntity(record, record.value.yldandmed)
  }
}

function readEntity(record: EntityRecord<unknown>, data: GeneralData): SourceRecord[] {
  return [
    ...readProceeding(record, data),
    ...readCapital(record, data),
    ...readActivities(record, data),
    ...readContacts(record, data),
  ]
}

type Place = Pick<FactObservation, 'line' | 'companyId'>

function placeOf({ line, companyId }: EntityRecord<unknown>): Place & { type: 'fact' } {
  return { type: 'fact', line, companyId }
}

/** The proceeding that the status tells of, since the day of its last entry. An unknown status the basic data reject. */
function readProceeding(record: EntityRecord<unknown>, { staatus, staatused }: GeneralData): SourceRecord[] {
  const section = findEstonianStatus(staatus)?.proceeding ?? null
  if (section === null) return []
  const entry = (staatused ?? [])
    .filter((status) => status.staatus === staatus)
    .toSorted((left, right) => (startOf(left) < startOf(right) ? -1 : 1))
    .at(-1)
  const payload = { caseNumber: null, court: null, administrator: null, text: entry?.staatus_tekstina ?? null }
  const validFrom = entry === undefined ? null : startOf(entry) || null
  const at = { ...placeOf(record), slot: 'register-status', validFrom }
  return [
    section === 'procedure'
      ? { ...at, section, payload: { ...payload, mayBe: [...ESTONIAN_WINDING_UP] } }
      : { ...at, section, payload },
  ]
}

function startOf({ algus_kpv }: z.infer<typeof Dated>): string {
  return readDay(algus_kpv) ?? ''
}

/** Capital in the currency it is entered in: kroons too, of companies that never changed it into euros. */
function readCapital(record: EntityRecord<unknown>, { kapitalid }: GeneralData): SourceRecord[] {
  const capital = (kapitalid ?? [])
    .filter(({ kapitali_suurus, lopp_kpv }) => kapitali_suurus != null && kapitali_suurus !== '' && !lopp_kpv)
    .toSorted((left, right) => (startOf(left) < startOf(right) ? -1 : 1))
    .at(-1)
  if (capital === undefined) return []
  const amount = readNumber(String(capital.kapitali_suurus))
  const currency = capital.kapitali_valuuta ?? ''
  const detail = `${capital.kapitali_suurus} ${currency} (${record.companyId})`
  if (amount === null) return [ofCompany(rejectLine(record, 'amount', detail), record.companyId, 'capital')]
  if (!/^[A-Z]{3}$/.test(currency))
    return [ofCompany(rejectLine(record, 'currency', detail), record.companyId, 'capital')]
  const validFrom = startOf(capital) || null
  return [{ ...placeOf(record), section: 'capital', slot: '', payload: { amount, currency }, validFrom }]
}

/**
 * Activities now told, by NACE Rev. 2 as far as that can be said: those of EMTAK 2008 are, and a class of EMTAK 2025
 * where all of it comes from one class of Rev. 2. The others stay classes of Rev. 2.1.
 */
function readActivities(record: EntityRecord<unknown>, { teatatud_tegevusalad }: GeneralData): SourceRecord[] {
  const seen = new Set<string>()
  let hasMain = false
  return (teatatud_tegevusalad ?? [])
    .filter(({ lopp_kpv }) => !lopp_kpv)
    .flatMap((activity): SourceRecord[] => {
      const found = classify(activity)
      if (found === null)
        return [
          ofCompany(
            rejectLine(record, 'activity-code', describeActivity(activity, record.companyId)),
            record.companyId,
            'activity',
          ),
        ]
      if (seen.has(found.code)) return []
      seen.add(found.code)
      const isMain = activity.on_pohitegevusala === true && !hasMain
      hasMain ||= isMain
      return [
        {
          ...placeOf(record),
          section: 'activity',
          slot: isMain ? 'main' : found.code,
          payload: { ...found, isMain },
          validFrom: startOf(activity) || null,
        },
      ]
    })
}

function describeActivity({ emtak_kood, nace_kood, emtak_versioon }: z.infer<typeof Activity>, id: string): string {
  return `EMTAK ${emtak_kood ?? ''}, NACE ${nace_kood ?? ''}, version ${emtak_versioon ?? ''} (${id})`
}

function classify(activity: z.infer<typeof Activity>): { scheme: 'EMTAK' | 'NACE21'; code: string } | null {
  const digits = (activity.nace_kood ?? activity.emtak_kood ?? '').replaceAll('.', '').slice(0, 4)
  const version = String(activity.emtak_versioon ?? '')
  if (version === '2') {
    const known = findActivity(digits)
    return known?.level === 4 ? { scheme: 'EMTAK', code: known.code } : null
  }
  if (version !== '3' || !/^\d{4}$/.test(digits)) return null
  const earlier = findOnlyEarlierClass(digits)
  return earlier === null ? { scheme: 'NACE21', code: digits } : { scheme: 'EMTAK', code: earlier }
}

const CONTACTS: ReadonlyMap<string, 'e-mail' | 'phone' | 'website'> = new Map([
  ['EMAIL', 'e-mail'],
  ['AMAIL', 'e-mail'],
  ['TEL', 'phone'],
  ['MOB', 'phone'],
  ['WWW', 'website'],
])

/** How a legal person is reached; those of a sole trader are a person's own, and other kinds (fax, telex) have no place. */
function readContacts(record: EntityRecord<unknown>, { oiguslik_vorm, sidevahendid }: GeneralData): SourceRecord[] {
  if (oiguslik_vorm === 'FIE') return []
  return (sidevahendid ?? []).flatMap(({ kirje_id, liik, sisu, lopp_kpv }) => {
    const section = CONTACTS.get(liik ?? '')
    const value = sisu?.trim() ?? ''
    if (section === undefined || value === '' || lopp_kpv) return []
    return [{ ...placeOf(record), section, slot: String(kirje_id), payload: { value } } as const]
  })
}
