import { Checkbox, NativeSelect } from '@mantine/core'
import { HUB_TIES } from '@merleg/contract/report/connection-paths.contract'
import { TIE_KINDS } from '@merleg/domain/connections/tie-kinds'
import { useTranslation } from 'react-i18next'
import { todayInHungary } from '../../../../shared/format/today.ts'
import { DayField } from '../../../../shared/form/day-field.tsx'
import { useFormat } from '../../../../shared/format/use-format.ts'
import classes from '../connection-paths.module.css'
import { type PathsView, readKinds, writeKinds } from '../../../../shared/address/paths-view.ts'

type PathsToolbarProps = {
  view: PathsView
  /** The day that is shown; undefined before the first answer. */
  asOf: string | undefined
  onViewChange: (changes: PathsView) => void
}

const HUB_SIZES = [20, 100, HUB_TIES, 10_000] as const

/** Through which ties, of which day, and who is too much of a hub to be walked through. */
export function PathsToolbar({ view, asOf, onViewChange }: PathsToolbarProps) {
  const { t } = useTranslation(['report/connection-paths/page', 'report/connection-paths/words'])
  const { number } = useFormat()
  const kinds = readKinds(view)
  const hubTies = view.hubTies ?? HUB_TIES
  const sizes = [...new Set([...HUB_SIZES, hubTies])].toSorted((a, b) => a - b)
  return (
    <div className={classes.toolbar}>
      <fieldset className={classes.kinds}>
        <legend className="visually-hidden">{t('kindsLabel')}</legend>
        {TIE_KINDS.map((kind) => (
          <Checkbox
            key={kind}
            size="xs"
            label={t(`report/connection-paths/words:kinds.${kind}`)}
            checked={kinds.includes(kind)}
            // One kind at least is walked along.
            disabled={kinds.length === 1 && kinds.includes(kind)}
            onChange={({ currentTarget: { checked } }) =>
              onViewChange({ kinds: writeKinds(checked ? [...kinds, kind] : kinds.filter((other) => other !== kind)) })
            }
          />
        ))}
        <Checkbox
          size="xs"
          label={t('report/connection-paths/words:ever')}
          checked={view.ever === true}
          onChange={({ currentTarget: { checked } }) => onViewChange({ ever: checked ? true : undefined })}
        />
      </fieldset>
      <DayField label={t('asOf')} value={asOf} max={todayInHungary()} onChange={(day) => onViewChange({ asOf: day })} />
      <NativeSelect
        size="xs"
        aria-label={t('hubTies')}
        value={String(hubTies)}
        data={sizes.map((size) => ({
          value: String(size),
          label: `${t('hubTies')}: ${t('hubOption', { number: number(size) })}`,
        }))}
        onChange={({ currentTarget: { value } }) =>
          onViewChange({ hubTies: Number(value) === HUB_TIES ? undefined : Number(value) })
        }
      />
    </div>
  )
}
