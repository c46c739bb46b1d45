import type { Indicators } from '@merleg/contract/report/indicators.contract'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import classes from './group-links.module.css'

const HASH = /^group-(\w+)$/

/** The group that the hash of an address names, or null. */
export function findGroupOfHash(hash: string): string | null {
  return HASH.exec(hash)?.[1] ?? null
}

/** The id of a group's region, which is also the hash that leads to it. */
export function groupId(key: string): string {
  return `group-${key}`
}

/** Brings a group into view and the keyboard to it. */
export function showGroup(key: string): void {
  const group = document.getElementById(groupId(key))
  group?.scrollIntoView({ block: 'start' })
  group?.focus({ preventScroll: true })
}

/** Jumps to the groups; stays in reach while the page scrolls. */
export function GroupLinks({ groups }: { groups: Indicators['meta']['groups'] }) {
  const { t } = useTranslation('report/indicators/page')
  return (
    <nav className={`${classes.links} scroll-shade`} aria-label={t('groups')}>
      <ul>
        {groups.map(({ key, title }) => (
          <li key={key}>
            <Link
              from="/report/$id/common-ratings"
              to="."
              search={(search) => search}
              hash={groupId(key)}
              replace
              resetScroll={false}
              hashScrollIntoView={false}
              onClick={() => showGroup(key)}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
