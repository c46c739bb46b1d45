import { Checkbox } from '@mantine/core'
import { type Claim, GRANTING_CLAIMS } from '@merleg/domain/claims'
import { useTranslation } from 'react-i18next'
import classes from './claim-choice.module.css'

type ClaimChoiceProps = {
  label: string
  /** Those that can be given. */
  offered: readonly Claim[]
  chosen: readonly Claim[]
  error?: string | undefined
  onChange: (claims: Claim[]) => void
}

/** Modules to tick, each with what it opens. */
export function ClaimChoice({ label, offered, chosen, error, onChange }: ClaimChoiceProps) {
  const { t } = useTranslation('administration/words')
  const shown = GRANTING_CLAIMS.filter((claim) => offered.includes(claim))
  return (
    <Checkbox.Group
      label={label}
      error={error}
      value={[...chosen]}
      onChange={(values) => onChange(shown.filter((claim) => values.includes(claim)))}
    >
      <div className={classes.claims}>
        {shown.map((claim) => (
          <Checkbox key={claim} value={claim} label={t(`modules.${claim}`)} description={t(`opens.${claim}`)} />
        ))}
      </div>
    </Checkbox.Group>
  )
}
