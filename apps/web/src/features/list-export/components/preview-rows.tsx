import { Button } from '@mantine/core'
import type { ExportPreview } from '@merleg/contract/list-export.contract'
import type { ExportSelection } from '@merleg/domain/list-export/export-columns'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { type DataColumn, DataTable } from '../../../shared/ui/data-table.tsx'
import { SkeletonTable } from '../../../shared/ui/skeletons.tsx'
import { StateError } from '../../../shared/ui/state-error.tsx'
import classes from '../list-export.module.css'
import { previewQuery } from '../list-export.queries.ts'

/** The first rows of the list, when the reader wants to see them. */
export function PreviewRows({ searchId, selected }: { searchId: string; selected: ExportSelection }) {
  const { t } = useTranslation('list-export/page')
  const [isShown, setIsShown] = useState(false)
  return (
    <div className={classes.preview}>
      <Button size="compact-sm" variant="subtle" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
        {t(isShown ? 'preview.hide' : 'preview.show')}
      </Button>
      {isShown && <Rows searchId={searchId} selected={selected} />}
    </div>
  )
}

function Rows(asked: { searchId: string; selected: ExportSelection }) {
  const { t } = useTranslation('list-export/page')
  const { data, error, isPlaceholderData, refetch } = useQuery(previewQuery(asked))
  if (error !== null) return <StateError error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <SkeletonTable columns={4} />
  return (
    <>
      <PreviewTable preview={data} isStale={isPlaceholderData} />
      <p className={classes.note}>{t('preview.note')}</p>
    </>
  )
}

type PreviewRow = { index: number; cells: ExportPreview['rows'][number] }

function PreviewTable({ preview, isStale }: { preview: ExportPreview; isStale: boolean }) {
  const { t } = useTranslation('list-export/page')
  const format = useFormat()
  const show = (value: string | number | null | undefined, kind: ExportPreview['columns'][number]['kind']) => {
    if (value == null) return <span className="visually-hidden">{t('preview.unknown')}</span>
    return typeof value === 'number' && kind === 'number' ? format.number(value) : value
  }
  const rows: PreviewRow[] = preview.rows.map((cells, index) => ({ index, cells }))
  const columns = preview.columns.map(({ title, kind }, place): DataColumn<PreviewRow> => ({
    key: String(place),
    title,
    kind: kind === 'year' ? 'number' : kind,
    render: ({ cells }) => show(cells[place], kind),
  }))
  return (
    <DataTable
      caption={t('preview.caption')}
      narrow="scroll"
      columns={columns}
      rows={rows}
      getRowKey={({ index }) => index}
      isStale={isStale}
    />
  )
}
