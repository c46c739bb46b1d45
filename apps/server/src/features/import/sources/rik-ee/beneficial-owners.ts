import { readEstonianControl } from '@merleg/domain/beneficial-owners/estonian-control'
import { summariseControl } from '@merleg/domain/beneficial-owners/control-natures'
import type { SourceRecord } from '@merleg/domain/observation'
import { z } from 'zod'
import { ofCompany, rejectLine } from '../../reading/source-lines.ts'
import type { EntityList } from './basic-data.ts'
import { type EntityRecord, readEntityRecords } from './entity-records.ts'
import { SlotNames } from '../../reading/role-parties.ts'
import { findCountry, readDay, readParty } from './estonian-party.ts'

const Text = z.string().nullish()

/** A beneficial owner, always a natural person; the surname has another name than in the other files. */
const Owner = z.object({
  kirje_id: z.union([z.string(), z.number()]),
  eesnimi: Text,
  nimi: Text,
  isikukood_hash: Text,
  synniaeg: Text,
  aadress_riik: Text,
  kontrolli_teostamise_viis: Text,
  kontrolli_teostamise_viis_tekstina: Text,
  lahknevusteade_esitatud: z.union([z.string(), z.boolean()]).nullish(),
  algus_kpv: Text,
  lopp_kpv: Text,
})
type Owner = z.infer<typeof Owner>
const Owners = z.object({ kasusaajad: z.array(Owner).nullish() })

/** Whom the register tells as beneficial owners, by the manner of control and without a figure. */
export async function* readBeneficialOwners(path: string, list: EntityList): AsyncGenerator<SourceRecord> {
  for await (const record of readEntityRecords({ path, list, schema: Owners })) {
    if (record.type === 'reject') {
      yield record
      continue
    }
    const slots = new SlotNames()
    for (const owner of record.value.kasusaajad ?? []) yield* readOwner(record, owner, slots)
  }
}

function* readOwner(record: EntityRecord<unknown>, owner: Owner, slots: SlotNames): Generator<SourceRecord> {
  const { companyId } = record
  const party = readParty({ ...owner, isiku_tyyp: 'F', isiku_roll: 'kasusaaja', nimi_arinimi: owner.nimi })
  if ('reason' in party) {
    yield ofCompany(rejectLine(record, party.reason, `${party.detail} (${companyId})`), companyId, 'beneficial-owner')
    return
  }
  const [validFrom, validTo] = [readDay(owner.algus_kpv), readDay(owner.lopp_kpv)]
  // Ended on the day on which it began: it was never in force.
  if (validFrom !== null && validFrom === validTo) return
  const isEndUnread = validTo === null && (owner.lopp_kpv ?? '').trim() !== ''
  if (isEndUnread || (validTo !== null && (validFrom ?? '') > validTo)) {
    const days = `${owner.algus_kpv ?? ''}–${owner.lopp_kpv ?? ''} (${companyId})`
    yield ofCompany(rejectLine(record, 'date', days), companyId, 'beneficial-owner')
    return
  }
  const nature = readEstonianControl({
    code: (owner.kontrolli_teostamise_viis ?? '').trim(),
    text: (owner.kontrolli_teostamise_viis_tekstina ?? '').trim(),
  })
  const slot = slots.take(`kasusaaja:${party.key}`)
  const days = { validFrom, ...(validTo === null ? {} : { validTo }) }
  const at = { type: 'fact', line: record.line, companyId, slot, ...days } as const
  yield {
    ...at,
    section: 'beneficial-owner',
    partyId: party.partyId,
    payload: {
      ...party.payload,
      countryCode: findCountry(owner.aadress_riik),
      ...summariseControl(nature === null ? [] : [nature]),
    },
  }
  if (isDisputed(owner))
    yield {
      ...at,
      section: 'beneficial-owner-statement',
      payload: { statement: 'disputed', text: 'lahknevusteade esitatud' },
    }
}

/** Has somebody told the register that the owner is another one? */
function isDisputed({ lahknevusteade_esitatud: told }: Owner): boolean {
  return ['true', '1', 'jah', 'j'].includes(
    String(told ?? '')
      .trim()
      .toLowerCase(),
  )
}
