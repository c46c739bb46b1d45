import type { Silence } from '@merleg/contract/fields'
import type { AssociationKind, Marketing } from '@merleg/contract/report/marketing.contract'
import { useTranslation } from 'react-i18next'
import { ClampedText } from '../../../../shared/ui/clamped-text.tsx'
import { CopyButton } from '../../../../shared/ui/copy-button.tsx'
import type { DataColumn } from '../../../../shared/ui/data-table.tsx'
import { FilterChips } from '../../../../shared/ui/filter-chips.tsx'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { StatusBadge } from '../../../../shared/ui/status-badge.tsx'
import { countByAssociation, filterValid } from '../marketing-filter.ts'
import classes from '../marketing.module.css'
import { NothingListed } from './nothing-listed.tsx'
import { CompanyName, CompanyTable, NOT_KNOWN } from './company-table.tsx'

type Association = Marketing['associations'][number]
type AssociationsPanelProps = {
  associations: readonly Association[]
  hasMore: boolean
  onlyValid: boolean
  silence: Silence
  kind: AssociationKind | undefined
  onKindChange: (kind: AssociationKind | undefined) => void
}

function useColumns(): DataColumn<Association>[] {
  const { t } = useTranslation('report/marketing/page')
  return [
    { key: 'name', title: t('columns.name'), render: ({ name, link }) => <CompanyName name={name} url={link} /> },
    {
      key: 'number',
      title: t('columns.number'),
      kind: 'identifier',
      render: ({ registrationNumber }) =>
        registrationNumber === null ? NOT_KNOWN : <CopyButton value={registrationNumber} label={t('columns.number')} />,
    },
    {
      key: 'type',
      title: t('columns.type'),
      render: ({ type, valid }) => (valid ? type : `${type} · ${t('ended')}`),
    },
    {
      key: 'through',
      title: t('columns.through'),
      render: ({ through }) => <ClampedText text={through ?? NOT_KNOWN} />,
    },
    {
      key: 'status',
      title: t('columns.status'),
      render: ({ status }) => (status === null ? NOT_KNOWN : <StatusBadge status={status} variant="plain" />),
    },
  ]
}

/** Companies tied to this one by owner, officer, seat or succession, narrowed by the kind of tie. */
export function AssociationsPanel(props: AssociationsPanelProps) {
  const { associations, hasMore, onlyValid, silence, kind, onKindChange } = props
  const { t } = useTranslation('report/marketing/page')
  const columns = useColumns()
  const held = filterValid(associations, onlyValid)
  const counts = countByAssociation(held)
  // A kind that the reader's choice has emptied is not narrowed to.
  const chosen = counts.find((count) => count.kind === kind)?.kind
  const shown = held.filter((association) => chosen === undefined || association.kind === chosen)
  return (
    <Panel title={t('associations.title')}>
      {shown.length === 0 ? (
        <NothingListed silence={silence} hidden={associations.length === 0 ? null : t('associations.noneValid')} />
      ) : (
        <>
          <p className={classes.hint}>{t('associations.hint')}</p>
          <div className={classes.chips}>
            <FilterChips
              label={t('associations.kinds')}
              options={[
                { value: undefined, label: t('associations.all'), count: held.length },
                ...counts.map(({ kind: value, type: label, count }) => ({ value, label, count })),
              ]}
              value={chosen}
              onChange={onKindChange}
            />
          </div>
          <CompanyTable
            key={chosen ?? ''}
            caption={t('associations.title')}
            columns={columns}
            rows={shown}
            getRowKey={({ kind: tie, link, name, registrationNumber }) =>
              `${tie} ${link ?? `${name} ${registrationNumber ?? ''}`}`
            }
          />
        </>
      )}
      {hasMore && <p className={classes.more}>{t('associations.more')}</p>}
    </Panel>
  )
}
