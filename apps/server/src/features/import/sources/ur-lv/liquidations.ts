import { isValidLatvianRegisterCode } from '@merleg/domain/foreign-identifier'
import type { SourceRecord } from '@merleg/domain/observation'
import { SlotNames } from '../../reading/role-parties.ts'
import { ofCompany, readRecords, rejectLine } from '../../reading/source-lines.ts'
import { latvianCompanyIn, readDay } from './latvian-cells.ts'
import type { EntityList } from './register.ts'

const LIQUIDATION_COLUMNS = [
  'legal_entity_registration_number',
  'liquidation_type',
  'liquidation_type_text',
  'date_from',
  'grounds_for_liquidation',
  'registered_on',
  'last_modified_at',
] as const

/**
 * Liquidations under way outside of insolvency. Whether by the members' own decision, the Hungarian végelszámolás, or by that
 * of a court or an authority, is a code whose values no public program names: a procedure that may be either, in the
 * register's words. What they rest on is free text that names people now and then, and is left out.
 */
export function readLiquidations(path: string, list: EntityList): AsyncGenerator<SourceRecord> {
  const slots = new SlotNames()
  const file = { path, columns: LIQUIDATION_COLUMNS, optionalColumns: ['id', 'uri'], delimiter: ';' } as const
  return readRecords(
    file,
    (row) => {
      const code = row.cell('legal_entity_registration_number')
      if (!isValidLatvianRegisterCode(code)) return [rejectLine(row, 'latvian-code', code)]
      if (!list.codes.has(Number(code))) return [ofCompany(rejectLine(row, 'unknown-company', code), `lv-${code}`)]
      const validFrom = readDay(row.cell('date_from'))
      if (validFrom === undefined)
        return [ofCompany(rejectLine(row, 'date', `${row.cell('date_from')} (${code})`), `lv-${code}`, 'procedure')]
      const slot = slots.take(`${code}/${row.cell('liquidation_type').slice(0, 80)}`).slice(code.length + 1)
      const text = row.cell('liquidation_type_text') || row.cell('liquidation_type') || null
      const mayBe = ['dissolution', 'forced-deletion'] as const
      const payload = { caseNumber: null, court: null, administrator: null, text, mayBe: [...mayBe] }
      const companyId = `lv-${code}`
      return [{ type: 'fact', line: row.line, companyId, section: 'procedure', slot, payload, validFrom }]
    },
    latvianCompanyIn('legal_entity_registration_number'),
  )
}
