import { ActionIcon, Button } from '@mantine/core'
import type { NetworkNode } from '@merleg/contract/report/connections.contract'
import { useTranslation } from 'react-i18next'
import { ClampedText } from '../../../../shared/ui/clamped-text.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { RiskBadge } from '../../../../shared/ui/risk-badge.tsx'
import { StatusBadge } from '../../../../shared/ui/status-badge.tsx'
import { UrlLink } from '../../../../shared/ui/url-link.tsx'
import { listTiesOf, type ShownPicture } from '../picture-state.ts'
import type { PictureActions } from '../use-picture.ts'
import classes from './node-card.module.css'

/** So many connections are listed in the card; the list has them all. */
const LISTED_TIES = 12

/** What is known of the chosen node, its connections in the picture, and what can be done with it. */
export function NodeCard({
  node,
  shown,
  actions,
}: {
  node: NetworkNode
  shown: ShownPicture
  actions: PictureActions
}) {
  const { t } = useTranslation('report/connections/page')
  const ties = listTiesOf(node.id, shown)
  const { expands } = node
  return (
    <aside className={classes.card}>
      <Panel
        title={
          <ClampedText text={node.name}>
            <UrlLink url={node.url}>{node.name}</UrlLink>
          </ClampedText>
        }
        actions={
          <ActionIcon
            variant="subtle"
            color="gray"
            size="sm"
            aria-label={t('node.close')}
            onClick={() => actions.choose(null)}
          >
            <Icon name="close" size={14} />
          </ActionIcon>
        }
      >
        <p className={classes.badges}>
          {node.risk !== null && <RiskBadge {...node.risk} />}
          {node.status === null ? node.text : <StatusBadge status={node.status} variant="plain" />}
        </p>
        <dl className={classes.rows}>
          {node.rows.map(({ key, value }) => (
            <div key={key}>
              <dt>{key}</dt>
              <dd>
                <ClampedText text={value} />
              </dd>
            </div>
          ))}
        </dl>
        <h3 className={classes.heading}>{t('node.ties')}</h3>
        <ul className={classes.ties}>
          {ties.slice(0, LISTED_TIES).map(({ link, other, isSource }) => (
            <li key={link.id}>
              <button type="button" className={classes.tie} onClick={() => actions.choose(other.id)}>
                {isSource && <Icon name="arrow-right" size={12} />}
                <span className={classes.name}>{other.name}</span>
              </button>
              <span className={classes.relation}>
                {[link.relation, link.dates].filter((text) => text !== null).join(' · ')}
              </span>
            </li>
          ))}
          {ties.length > LISTED_TIES && <li>{t('node.more', { count: ties.length - LISTED_TIES })}</li>}
        </ul>
        <div className={classes.buttons}>
          {expands !== null && (
            <Button size="xs" variant="default" onClick={() => actions.expand(expands)}>
              {t('node.expand')}
            </Button>
          )}
          {node.isExpanded && (
            <Button size="xs" variant="default" onClick={() => actions.collapse(node.id)}>
              {t('node.collapse')}
            </Button>
          )}
          {!node.shadow && (
            <Button size="xs" variant="default" onClick={() => actions.remove(node.id)}>
              {t('node.remove')}
            </Button>
          )}
        </div>
      </Panel>
    </aside>
  )
}
