import { INDICATOR_GROUP_NAMES, type IndicatorGroup } from '@merleg/domain/indicators/indicator-keys'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import classes from './group-links.module.css'

const HASH = /^group-(\w+)$/

/** The group that the hash of an address names, or null. */
export function findGroupOfHash(hash: string): IndicatorGroup | null {
  const name = HASH.exec(hash)?.[1]
  return INDICATOR_GROUP_NAMES.find((known) => known === name) ?? null
}

/** The id of a group's region, which is also the hash that leads to it. */
export function groupId(key: IndicatorGroup): string {
  return `group-${key}`
}

/** Brings a group into view and the keyboard to it. */
export function showGroup(key: IndicatorGroup): void {
  const group = document.getElementById(groupId(key))
  group?.scrollIntoView({ block: 'start' })
  group?.focus({ preventScroll: true })
}

/** Jumps to the groups; stays in reach while the page scrolls. */
export function GroupLinks() {
  const { t } = useTranslation(['report/indicators/page', 'report/indicators/words'])
  return (
    <nav className={`${classes.links} scroll-shade`} aria-label={t('groups')}>
      <ul>
        {INDICATOR_GROUP_NAMES.map((key) => (
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
              {t(`report/indicators/words:groups.${key}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
