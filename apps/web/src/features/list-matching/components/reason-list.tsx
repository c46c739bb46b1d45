import type { MatchCandidate } from '@merleg/contract/matching-rows'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/ui/icon.tsx'
import classes from '../list-matching.module.css'

const SIGNS = { for: 'check', against: 'close', neutral: 'dot' } as const

/** Why a company may be meant, with a sign for what is for and against it. */
export function ReasonList({ reasons }: Pick<MatchCandidate, 'reasons'>) {
  const { t } = useTranslation('list-matching/page')
  return (
    <ul className={classes.reasons}>
      {reasons.map(({ code, text, tone }) => (
        <li key={code} className={classes[tone]}>
          <Icon name={SIGNS[tone]} size={13} />
          <span className="visually-hidden">{t(`tones.${tone}`)}: </span>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
