import type { PersonRow } from '@merleg/contract/report/summary.contract'
import { hasClaim } from '@merleg/domain/claims'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { usePreferences } from '../../../../shared/storage/preferences.ts'
import { ClampedText } from '../../../../shared/ui/clamped-text.tsx'
import type { DataColumn } from '../../../../shared/ui/data-table.tsx'
import { ProvenanceHint } from '../../../../shared/ui/provenance-hint.tsx'
import { LinkedName } from './linked-name.tsx'
import classes from './persons-table.module.css'
import { ShortTable } from './short-table.tsx'

type PersonsTableProps = {
  caption: string
  persons: readonly PersonRow[]
  total: number
  counts: string
  reportId: string
}

/** Persons and companies with their posts or shares; columns that nobody fills are left out. */
export function PersonsTable({ caption, persons, total, counts, reportId }: PersonsTableProps) {
  const { t } = useTranslation(['report/summary/page', 'report/summary/words'])
  const { claims } = usePreferences()
  const texts = (['post', 'representationType', 'address', 'motherName'] as const)
    .filter((key) => persons.some((person) => person[key] !== null))
    .map((key): DataColumn<PersonRow> => ({
      key,
      title: t(`report/summary/words:columns.${key}`),
      render: (person) => <ClampedText text={person[key] ?? '–'} />,
    }))
  const share: DataColumn<PersonRow> = {
    key: 'share',
    title: t('report/summary/words:columns.share'),
    kind: 'number',
    render: (person) => person.share ?? '–',
  }
  const columns: Array<DataColumn<PersonRow>> = [
    {
      key: 'name',
      title: t('report/summary/words:columns.name'),
      render: (person) => <LinkedName name={person.name} url={person.url} />,
    },
    ...texts,
    ...(persons.some((person) => person.share !== null) ? [share] : []),
    {
      key: 'source',
      title: <span className="visually-hidden">{t('report/summary/words:columns.source')}</span>,
      kind: 'aside',
      render: (person) => <ProvenanceHint provenance={person.provenance} label={person.name} />,
    },
  ]
  return (
    <>
      <ShortTable
        caption={caption}
        columns={columns}
        rows={persons}
        getRowKey={(person) =>
          `${person.name} ${person.post ?? ''} ${person.provenance.reference ?? person.address ?? ''}`
        }
      />
      {counts !== '' && <p className={classes.counts}>{counts}</p>}
      {total > persons.length && hasClaim(claims, 'Cegriport') && (
        <Link
          to="/report/$id/company-data"
          params={{ id: reportId }}
          search={{ tab: 'members' }}
          className={classes.all}
        >
          {t('showAllOf', { total })} ›
        </Link>
      )}
    </>
  )
}
