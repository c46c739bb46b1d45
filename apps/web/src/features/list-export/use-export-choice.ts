import { ExportFlags } from '@merleg/contract/list-export.contract'
import {
  EXPORT_COLUMNS,
  EXPORT_COLUMN_NAMES,
  type ExportColumn,
  type ExportOption,
  type ExportSelection,
  FIELD_GROUPS,
  type FieldGroup,
} from '@merleg/domain/list-export/export-columns'
import { usePreferences } from '../../shared/storage/preferences.ts'
import { useStored } from '../../shared/storage/stored.ts'

const AT_FIRST = ExportFlags.parse({})

/** What is chosen, as this browser remembers it of the user. */
export function useExportChoice(): {
  selected: ExportSelection
  change: (flag: ExportColumn | ExportOption, isOn: boolean) => void
} {
  const key = `list-export.${usePreferences().userId}`
  const [stored, store] = useStored(key, ExportFlags, AT_FIRST)
  return {
    selected: stored,
    change: (flag, isOn) => store({ ...stored, [flag]: isOn }),
  }
}

/** The columns of each group, in the order of the file. */
export const COLUMNS_OF_GROUPS: ReadonlyArray<{ group: FieldGroup; columns: readonly ExportColumn[] }> =
  FIELD_GROUPS.map((group) => ({
    group,
    columns: EXPORT_COLUMN_NAMES.filter((column) => EXPORT_COLUMNS[column].group === group),
  }))
