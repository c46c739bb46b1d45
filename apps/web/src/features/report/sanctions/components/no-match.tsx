import { canClear, isLimited, isOwnerMissing, listDoubts, scopeOf } from '@merleg/contract/report/sanctions-clearing'
import type { SanctionScreening } from '@merleg/contract/report/sanctions.contract'
import { translateSource } from '@merleg/domain/reference/source-names'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import classes from '../sanctions.module.css'

/** Nothing was found: said with the lists it was looked for in, and what it does not say. A made-up list clears nobody. */
export function NoMatch({ id, screening }: { id: string; screening: SanctionScreening }) {
  const { t } = useTranslation(['report/sanctions/page', 'report/sanctions/words'])
  const format = useFormat()
  const isClear = canClear(screening)
  return (
    <section className={isClear ? classes.clear : classes.notice} aria-labelledby="sanction-matches">
      <h3 id="sanction-matches">
        {isClear && <Icon name="check" size={18} />} {t(`noMatch.${titleOf(screening)}`)}
      </h3>
      <p>{t(`report/sanctions/words:noMatch.${scopeOf(screening)}`, { count: screening.formerCount })}</p>
      <CheckLimits id={id} screening={screening} />
      <ul className={classes.checked}>
        {screening.lists.map((list) => (
          <li key={list.sourceId}>
            {t('noMatch.list', { title: translateSource(format.locale, list).title, day: format.date(list.day) })}
          </li>
        ))}
      </ul>
      <p className={classes.small}>{t('noMatch.scope')}</p>
    </section>
  )
}

/** Of what, and of whom, the check says less than it seems to. */
export function CheckLimits({ id, screening }: { id: string; screening: SanctionScreening }) {
  const { t } = useTranslation(['report/sanctions/words', 'report/sanctions/page'])
  const format = useFormat()
  const { lists, tooShortCount, unnamedCount, untoldOwnersCount, leftOutOwnersCount } = screening
  const { withUnnamedOwnersCount } = screening
  const isMissing = isOwnerMissing(screening)
  const doubts = lists.flatMap((list) => {
    const { title } = translateSource(format.locale, list)
    const { sourceId, unreadCount, failingSince, currentOn, ageDays } = list
    const texts = {
      unread: () => t('doubts.unread', { title, count: unreadCount }),
      failing: () => t('doubts.failing', { title, day: format.day(failingSince), newestOn: format.date(currentOn) }),
      old: () => t('doubts.old', { title, count: ageDays }),
    }
    return listDoubts(list).map((doubt) => ({ key: `${sourceId} ${doubt}`, text: texts[doubt]() }))
  })
  return (
    <>
      {doubts.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
      {tooShortCount > 0 && <p>{t('tooShort', { count: tooShortCount })}</p>}
      {unnamedCount > 0 && <p>{t('unnamed', { count: unnamedCount })}</p>}
      {isMissing && <p>{t('ownerMissing')}</p>}
      {withUnnamedOwnersCount > 0 && <p>{t('withUnnamedOwners', { count: withUnnamedOwnersCount })}</p>}
      {untoldOwnersCount > 0 && <p>{t('untoldOwners', { count: untoldOwnersCount })}</p>}
      {leftOutOwnersCount > 0 && <p>{t('leftOutOwners', { count: leftOutOwnersCount })}</p>}
      {(isMissing || untoldOwnersCount + leftOutOwnersCount + withUnnamedOwnersCount > 0) && (
        <p>
          <Link to="/report/$id/final-owner" params={{ id }}>
            {t('report/sanctions/page:noMatch.untoldOwnersLink')}
          </Link>
        </p>
      )}
    </>
  )
}

function titleOf(screening: SanctionScreening) {
  const { lists } = screening
  if (lists.some((list) => list.isMadeUp)) return 'madeUpTitle'
  if (canClear(screening)) return 'title'
  return isLimited(screening) || lists.some((list) => listDoubts(list).length > 0) ? 'limitedTitle' : 'partlyTitle'
}
