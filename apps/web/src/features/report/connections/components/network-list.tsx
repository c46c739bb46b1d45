import type { NetworkLink, NetworkNode } from '@merleg/contract/report/connections.contract'
import { useTranslation } from 'react-i18next'
import { DataTable, type DataColumn } from '../../../../shared/ui/data-table.tsx'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { UrlLink } from '../../../../shared/ui/url-link.tsx'
import type { ShownPicture } from '../picture-state.ts'

type Row = { link: NetworkLink; source: NetworkNode; target: NetworkNode }

/** The same connections as in the picture, as a table: from above to below. */
export function NetworkList({ shown, isStale }: { shown: ShownPicture; isStale: boolean }) {
  const { t } = useTranslation(['report/connections/page', 'report/connections/words'])
  const byId = new Map(shown.nodes.map((node) => [node.id, node]))
  const rows = shown.links
    .flatMap((link): Row[] => {
      const [source, target] = [byId.get(link.source), byId.get(link.target)]
      return source === undefined || target === undefined ? [] : [{ link, source, target }]
    })
    .toSorted((a, b) => compareNodes(a.source, b.source) || compareNodes(a.target, b.target))
  const columns: DataColumn<Row>[] = [
    {
      key: 'source',
      title: t('report/connections/words:columns.source'),
      render: ({ source }) => <Party node={source} />,
    },
    { key: 'relation', title: t('report/connections/words:columns.relation'), render: ({ link }) => link.relation },
    {
      key: 'target',
      title: t('report/connections/words:columns.target'),
      render: ({ target }) => <Party node={target} />,
    },
    { key: 'dates', title: t('report/connections/words:columns.dates'), render: ({ link }) => link.dates ?? '–' },
    {
      key: 'status',
      title: t('report/connections/words:columns.status'),
      render: ({ link }) => t(link.isActive ? 'list.active' : 'list.ended'),
    },
  ]
  return (
    <Panel title={t('list.title')}>
      <DataTable
        caption={t('list.title')}
        columns={columns}
        rows={rows}
        getRowKey={({ link }) => link.id}
        isStale={isStale}
      />
    </Panel>
  )
}

const compareNodes = (a: NetworkNode, b: NetworkNode): number => a.coord.y - b.coord.y || a.coord.x - b.coord.x

function Party({ node }: { node: NetworkNode }) {
  return (
    <>
      <UrlLink url={node.url}>{node.name}</UrlLink> <small>{node.text}</small>
    </>
  )
}
