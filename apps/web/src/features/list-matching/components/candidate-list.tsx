import { Button } from '@mantine/core'
import type { MatchCandidate, MatchRow } from '@merleg/contract/matching-rows'
import { useTranslation } from 'react-i18next'
import { RiskBadge } from '../../../shared/ui/risk-badge.tsx'
import { StatusBadge } from '../../../shared/ui/status-badge.tsx'
import { UrlLink } from '../../../shared/ui/url-link.tsx'
import classes from '../list-matching.module.css'
import { CompanyFinder } from './company-finder.tsx'
import type { DecideAction } from './decide-keys.ts'
import { GivenCells } from './given-cells.tsx'
import { GradeMark } from './grade-mark.tsx'
import { ReasonList } from './reason-list.tsx'
import { SameRows } from './same-rows.tsx'

type CandidateListProps = { row: MatchRow; onAct: (action: DecideAction) => void }

/** Companies that a row may mean with the reasons, none of them, or another one that is looked for. */
export function CandidateList({ row, onAct }: CandidateListProps) {
  const { t } = useTranslation('list-matching/page')
  const chosen = row.decision === 'company' ? (row.company?.companyId ?? null) : null
  const isOther = row.company !== null && !row.candidates.some(({ companyId }) => companyId === row.company?.companyId)
  return (
    <section className={classes.candidates} aria-label={t('decide.candidates', { row: row.row })}>
      <div className={classes.asked}>
        <GivenCells row={row} />
        {row.notes.map((note) => (
          <p key={note} className={classes.note}>
            {note}
          </p>
        ))}
        <SameRows row={row} />
      </div>
      <ol className={classes.options}>
        {row.candidates.map((candidate, index) => (
          <li key={candidate.companyId} className={chosen === candidate.companyId ? classes.chosen : undefined}>
            <Candidate candidate={candidate} number={index + 1} />
            <Button
              size="xs"
              variant={chosen === candidate.companyId ? 'filled' : 'default'}
              aria-pressed={chosen === candidate.companyId}
              aria-label={t('decide.chooseOf', { name: candidate.name.value })}
              onClick={() => onAct({ kind: 'choose', companyId: candidate.companyId })}
            >
              {t('decide.choose')}
            </Button>
          </li>
        ))}
      </ol>
      {isOther && row.company && (
        <p className={classes.other}>
          {t('decide.other')} <UrlLink url={row.company.name.url}>{row.company.name.value}</UrlLink>
        </p>
      )}
      <div className={classes.buttons}>
        <Button
          size="xs"
          variant={row.decision === 'none' ? 'filled' : 'default'}
          aria-pressed={row.decision === 'none'}
          leftSection={<kbd className={classes.key}>0</kbd>}
          onClick={() => onAct({ kind: 'choose', companyId: null })}
        >
          {t('decide.none')}
        </Button>
        <Button
          size="xs"
          variant="default"
          leftSection={<kbd className={classes.key}>Z</kbd>}
          onClick={() => onAct({ kind: 'undo' })}
        >
          {t('decide.undo')}
        </Button>
      </div>
      <CompanyFinder key={row.row} onChoose={(companyId) => onAct({ kind: 'choose', companyId })} />
      <p className={classes.keys}>{t('decide.keys')}</p>
    </section>
  )
}

function Candidate({ candidate, number }: { candidate: MatchCandidate; number: number }) {
  const { t } = useTranslation('list-matching/page')
  const { name, address, taxNumber, registrationNumber, countryCode, status, isMadeUp, risk, grade, reasons } =
    candidate
  return (
    <div className={classes.candidate}>
      <p className={classes.candidateHead}>
        <kbd className={classes.key} aria-hidden>
          {number}
        </kbd>
        <UrlLink url={name.url}>{name.value}</UrlLink>
        {countryCode !== 'HU' && <span className={classes.mark}>{countryCode}</span>}
        {isMadeUp && <span className={classes.mark}>{t('result.madeUp')}</span>}
        <GradeMark grade={grade.key} label={grade.value} />
      </p>
      <p className={classes.note}>
        {[taxNumber, registrationNumber]
          .filter((text) => text !== null)
          .map((text) => (
            <span key={text} className="identifier">
              {text}{' '}
            </span>
          ))}
        {address}
      </p>
      <p className={classes.badges}>
        <StatusBadge status={status} variant="plain" />
        <RiskBadge value={risk.value} label={risk.label} band={risk.band} />
      </p>
      <ReasonList reasons={reasons} />
    </div>
  )
}
