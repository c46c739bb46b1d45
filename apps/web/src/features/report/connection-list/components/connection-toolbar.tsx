import { NETWORK_FILES } from '@merleg/contract/table-files'
import { CONNECTION_ORDERS } from '@merleg/contract/address-words'
import { NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { type ConnectionList, downloadConnectionList } from '@merleg/contract/report/connection-list.contract'
import { endpointUrl } from '@merleg/contract/endpoint-url'
import { connectionPathsPage } from '@merleg/contract/pages'
import { toBooleanText } from '@merleg/contract/fields'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { todayInHungary } from '../../../../shared/format/today.ts'
import { DayField } from '../../../../shared/form/day-field.tsx'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { FileMenu } from '../../../../shared/ui/file-menu.tsx'
import { useOnlyValid } from '../../header/use-only-valid.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { UrlLink } from '../../../../shared/ui/url-link.tsx'
import classes from '../connection-list.module.css'
import type { ConnectionView } from '../connection-view.ts'

type ConnectionToolbarProps = {
  id: string
  data: ConnectionList
  view: ConnectionView
  onViewChange: (changes: ConnectionView) => void
}

/** Typing pauses for so long before it is asked for. */
const TYPING_MS = 200
const HEADER_KEYS = ['owner', 'interest', 'affiliatedCompany'] as const

/** The totals, and what is shown and how: filter, order, day, files. */
export function ConnectionToolbar({ id, data, view, onViewChange }: ConnectionToolbarProps) {
  const { t } = useTranslation(['report/connection-list/page', 'ui/page'])
  const { number } = useFormat()
  const [text, setText] = useState(view.text ?? '')
  const ask = useDebouncedCallback(
    (typed: string) => onViewChange({ text: typed === '' ? undefined : typed }),
    TYPING_MS,
  )
  return (
    <>
      <dl className={classes.totals} aria-label={t('header.label')}>
        {HEADER_KEYS.map((key) => (
          <div key={key}>
            <dt>{t(`header.${key}`)}</dt>
            <dd>
              <strong>{number(data.header[key].count)}</strong>{' '}
              <span>
                {t('header.activeOf', {
                  active: number(data.header[key].active),
                  inactive: number(data.header[key].inactive),
                })}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <div className={classes.toolbar}>
        <TextInput
          type="search"
          size="xs"
          maxLength={100}
          className={classes.find}
          aria-label={t('filter.text')}
          placeholder={t('filter.text')}
          leftSection={<Icon name="search" size={14} />}
          value={text}
          onChange={({ currentTarget: { value } }) => {
            setText(value)
            ask(value.trim())
          }}
        />
        <NativeSelect
          size="xs"
          aria-label={t('filter.order')}
          value={view.order ?? 'weight'}
          data={CONNECTION_ORDERS.map((value) => ({ value, label: t(`filter.orders.${value}`) }))}
          onChange={({ currentTarget: { value } }) =>
            onViewChange({ order: CONNECTION_ORDERS.find((order) => order === value && order !== 'weight') })
          }
        />
        <DayField
          label={t('filter.asOf')}
          value={view.asOf ?? data.asOf}
          max={todayInHungary()}
          onChange={(asOf) => onViewChange({ asOf })}
        />
        <Downloads id={id} asOf={view.asOf} />
        <UrlLink url={connectionPathsPage([id])}>{t('paths')}</UrlLink>
      </div>
    </>
  )
}

function Downloads({ id, asOf }: { id: string; asOf: string | undefined }) {
  const { onlyValid } = useOnlyValid()
  const query = { onlyValid: toBooleanText(onlyValid), ...(asOf === undefined ? {} : { asOf }) }
  return (
    <FileMenu
      formats={NETWORK_FILES}
      urlOf={(format) => endpointUrl(downloadConnectionList, { params: { id }, query: { ...query, format } })}
    />
  )
}
