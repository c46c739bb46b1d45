import type { ConnectionItem } from '@merleg/contract/report/connection-list.contract'
import { readReportPage } from '@merleg/contract/pages'
import { Link } from '@tanstack/react-router'
import { memo, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { StatusBadge } from '../../../../shared/ui/status-badge.tsx'
import { getStatusColors } from '../../../../shared/ui/status-color.ts'
import { UrlLink } from '../../../../shared/ui/url-link.tsx'
import { CompareButton } from '../../../comparison/compare-button.widget.tsx'
import classes from '../connection-list.module.css'

type ConnectionItemRowProps = {
  item: ConnectionItem
  /** The page of the connection whole; left out where that is the page. */
  article?: string
  isMarked?: boolean
}

/** Who is at the other end, what they are, and whether that still holds; of thousands none is drawn anew with the next part. */
export const ConnectionItemRow = memo(function ConnectionItemRow({
  item,
  article,
  isMarked = false,
}: ConnectionItemRowProps) {
  const { t } = useTranslation('report/connection-list/page')
  const place = useRef<HTMLLIElement>(null)
  const companyId = readReportPage(item.url)
  useEffect(() => {
    if (isMarked) place.current?.scrollIntoView({ block: 'center' })
  }, [isMarked])
  return (
    <li
      ref={place}
      id={item.scrollTo}
      className={item.active ? classes.item : `${classes.item} ${classes.inactive}`}
      style={{ borderInlineStartColor: getStatusColors(item.borderColor).fill }}
      data-marked={isMarked || undefined}
      aria-current={isMarked || undefined}
    >
      <div className={classes.head}>
        <RoleMarks marks={item.icons} />
        <UrlLink url={item.url} className={classes.name}>
          {item.title}
        </UrlLink>
        {item.risk !== null && (
          <span
            className={classes.points}
            title={t('rating', { points: item.risk.value, label: item.risk.label })}
            aria-label={t('rating', { points: item.risk.value, label: item.risk.label })}
            role="img"
          >
            {item.risk.value}
          </span>
        )}
        {item.status !== null && <StatusBadge status={item.status} variant="plain" />}
        {item.isMadeUp && <span className={classes.madeUp}>{t('madeUp')}</span>}
        {!item.active && <span className={classes.ended}>{t('inactive')}</span>}
        {item.pathsUrl !== null && (
          <UrlLink url={item.pathsUrl} className={classes.pathsLink}>
            <span aria-hidden>{t('pathsShort')}</span>
            <span className="visually-hidden">{t('pathsTo', { name: item.title })}</span>
          </UrlLink>
        )}
        {companyId !== null && <CompareButton id={companyId} name={item.title} />}
        {article !== undefined && (
          <Link to={article} className={classes.details} aria-label={t('details', { name: item.title })}>
            <Icon name="chevron-right" size={16} />
          </Link>
        )}
      </div>
      {item.roles.map((role) => (
        <p key={role} className={classes.role}>
          {role}
        </p>
      ))}
      {item.connections.length > 0 && <Through item={item} />}
      {item.address !== null && <p className={classes.address}>{item.address}</p>}
    </li>
  )
})

/** So many people through whom a company is tied are named in the list; the connection itself has all. */
const NAMED_PARTIES = 3

function Through({ item: { connections } }: { item: ConnectionItem }) {
  const { t } = useTranslation('report/connection-list/page')
  const rest = connections.length - NAMED_PARTIES
  return (
    <p className={classes.role}>
      {t('through')}{' '}
      {connections.slice(0, NAMED_PARTIES).map(({ name, url, icons }) => (
        <span key={url ?? name} className={classes.via}>
          <UrlLink url={url}>{name}</UrlLink> <RoleMarks marks={icons} />
        </span>
      ))}
      {rest > 0 && t('moreThrough', { count: rest })}
    </p>
  )
}

function RoleMarks({ marks }: { marks: ConnectionItem['icons'] }) {
  const { t } = useTranslation('report/connection-list/page')
  return marks.map((mark) => (
    <abbr key={mark} className={classes.mark} title={t(`marks.${mark}`)}>
      {mark}
      <span className="visually-hidden"> {t(`marks.${mark}`)}</span>
    </abbr>
  ))
}
