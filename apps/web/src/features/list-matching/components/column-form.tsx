import { Button, Checkbox, NativeSelect } from '@mantine/core'
import type { MatchingList } from '@merleg/contract/list-matching.contract'
import { COLUMN_ROLES, type ColumnRole, MATCHING_ROLES } from '@merleg/domain/list-matching/column-roles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../shared/http/use-error-text.ts'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { useRunMatching } from '../list-matching.queries.ts'
import classes from '../list-matching.module.css'

type ColumnFormProps = {
  list: MatchingList
  onStarted: () => void
  /** Left out where there is nothing to go back to. */
  onClose: (() => void) | undefined
}

/** What each column holds, as it was guessed and may be corrected, above the first rows; starts the matching. */
export function ColumnForm({ list, onStarted, onClose }: ColumnFormProps) {
  const { t } = useTranslation('list-matching/page')
  const errorText = useErrorText()
  const [roles, setRoles] = useState(list.roles)
  const [hasHeading, setHasHeading] = useState(list.hasHeading)
  const [isAsked, setIsAsked] = useState(false)
  const running = useRunMatching(list.id)
  const canMatch = roles.some((role) => role !== null && MATCHING_ROLES.includes(role))
  const start = (): void =>
    running.mutate({ roles, hasHeading }, { onSuccess: onStarted, onSettled: () => setIsAsked(false) })
  const choose = (index: number, role: ColumnRole | null): void =>
    setRoles(roles.map((other, place) => (place === index ? role : other)))
  return (
    <Panel title={t('columns.title')}>
      <p className={classes.intro}>{t('columns.hint')}</p>
      <Checkbox
        label={t('columns.hasHeading')}
        checked={hasHeading}
        onChange={(event) => setHasHeading(event.currentTarget.checked)}
      />
      <Preview list={list} roles={roles} hasHeading={hasHeading} onChoose={choose} />
      {!canMatch && (
        <p className={classes.fault} role="alert">
          <Icon name="error" size={16} /> {t('columns.needed')}
        </p>
      )}
      {running.error && (
        <p className={classes.fault} role="alert">
          <Icon name="error" size={16} /> {errorText(running.error)}
        </p>
      )}
      <div className={classes.buttons}>
        <Button
          loading={running.isPending}
          disabled={!canMatch}
          onClick={() => (list.state === 'draft' ? start() : setIsAsked(true))}
        >
          {t('columns.start')}
        </Button>
        {onClose && (
          <Button variant="default" onClick={onClose}>
            {t('columns.close')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('columns.againTitle')}
        confirmLabel={t('columns.start')}
        isBusy={running.isPending}
        onConfirm={start}
        onClose={() => setIsAsked(false)}
      >
        {t('columns.againText')}
      </ConfirmDialog>
    </Panel>
  )
}

type PreviewProps = {
  list: MatchingList
  roles: readonly (ColumnRole | null)[]
  hasHeading: boolean
  onChoose: (index: number, role: ColumnRole | null) => void
}

function Preview({ list, roles, hasHeading, onChoose }: PreviewProps) {
  const { t } = useTranslation('list-matching/page')
  const rows = hasHeading ? list.preview : [list.firstRow, ...list.preview]
  const columns = roles.map((role, index) => ({ role, index, key: `column ${index}` }))
  const options = [
    { value: '', label: t('roles.none') },
    ...COLUMN_ROLES.map((role) => ({ value: role, label: t(`roles.${role}`) })),
  ]
  const titleOf = (index: number): string => {
    const heading = hasHeading ? (list.firstRow[index] ?? '') : ''
    return heading === '' ? t('columns.number', { number: index + 1 }) : heading
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <div className={classes.preview} role="region" aria-label={t('columns.preview')} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{t('columns.preview')}</caption>
        <thead>
          <tr>
            {columns.map(({ key, index, role }) => (
              <th key={key} scope="col">
                <span className={classes.heading}>{titleOf(index)}</span>
                <NativeSelect
                  size="xs"
                  aria-label={t('columns.roleOf', { title: titleOf(index) })}
                  data={options}
                  value={role ?? ''}
                  onChange={({ currentTarget }) =>
                    onChoose(index, COLUMN_ROLES.find((each) => each === currentTarget.value) ?? null)
                  }
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, place) => (
            <tr key={`row ${hasHeading ? place : place - 1}`}>
              {columns.map(({ key, index, role }) => (
                <td key={key} className={role === null ? classes.ignored : undefined}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
