import { Checkbox } from '@mantine/core'
import type { ExportColumn, ExportOption, ExportSelection } from '@merleg/domain/list-export/export-columns'
import { useTranslation } from 'react-i18next'
import classes from '../list-export.module.css'
import { COLUMNS_OF_GROUPS } from '../use-export-choice.ts'

type ColumnChoiceProps = {
  selected: ExportSelection
  onChange: (flag: ExportColumn | ExportOption, isOn: boolean) => void
}

const NARROWING = ['onlyWithPhoneNumber', 'onlyWithEmail', 'onlyWithWebsite'] as const
/** What adds to a column, under it. */
const OPTION_OF: Readonly<Partial<Record<ExportColumn, ExportOption>>> = {
  companyAddress: 'addressSplit',
  mainActivity: 'mainActivityDescription',
}

/** What the list shall hold, by group of data, and whom it leaves out. */
export function ColumnChoice({ selected, onChange }: ColumnChoiceProps) {
  const { t } = useTranslation('list-export/page')
  return (
    <div className={classes.choice} role="group" aria-label={t('columnsTitle')}>
      {COLUMNS_OF_GROUPS.map(({ group, columns }) => (
        <fieldset key={group} className={classes.group}>
          <legend>{t(`groups.${group}`)}</legend>
          {columns.map((column) => (
            <ColumnBox key={column} column={column} selected={selected} onChange={onChange} />
          ))}
        </fieldset>
      ))}
      <fieldset className={classes.group}>
        <legend>{t('optionsTitle')}</legend>
        {NARROWING.map((option) => (
          <Checkbox
            key={option}
            size="xs"
            label={t(`options.${option}`)}
            checked={selected[option]}
            onChange={(event) => onChange(option, event.currentTarget.checked)}
          />
        ))}
      </fieldset>
    </div>
  )
}

function ColumnBox({ column, selected, onChange }: ColumnChoiceProps & { column: ExportColumn }) {
  const { t } = useTranslation('list-export/page')
  const option = OPTION_OF[column]
  return (
    <>
      <Checkbox
        size="xs"
        label={t(`columns.${column}`)}
        checked={selected[column]}
        onChange={(event) => onChange(column, event.currentTarget.checked)}
      />
      {option !== undefined && (
        <Checkbox
          size="xs"
          className={classes.option}
          label={t(`options.${option}`)}
          checked={selected[column] && selected[option]}
          disabled={!selected[column]}
          onChange={(event) => onChange(option, event.currentTarget.checked)}
        />
      )}
    </>
  )
}
