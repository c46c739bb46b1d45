import type { ValueOrigin } from '@merleg/contract/fields'
import { useTranslation } from 'react-i18next'
import type { DataColumn } from './data-table.tsx'
import { ProvenanceHint } from './provenance-hint.tsx'

/** The last column of a table: where each row comes from; `getLabel` says which row it is. */
export function useSourceColumn<Row extends { origin: ValueOrigin | null; figure?: string | undefined }>(
  getLabel: (row: Row) => string,
): DataColumn<Row> {
  const { t } = useTranslation('ui/page')
  return {
    key: 'source',
    title: <span className="visually-hidden">{t('provenance.source')}</span>,
    kind: 'aside',
    render: (row) => row.origin && <ProvenanceHint provenance={row.origin} label={getLabel(row)} figure={row.figure} />,
  }
}
