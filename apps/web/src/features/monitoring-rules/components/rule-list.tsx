import { ActionIcon, Switch } from '@mantine/core'
import type { AlertRule } from '@merleg/contract/monitoring-rules.contract'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { removeRule, switchRule, useRuleChange } from '../monitoring-rules.queries.ts'
import classes from '../monitoring-rules.module.css'
import { useRuleUndo } from '../use-rule-undo.tsx'

type RuleListProps = {
  rules: readonly AlertRule[]
  onEdit: (rule: AlertRule) => void
  onDuplicate: (rule: AlertRule) => void
}

/** The rules of the subscriber: what each says, whether it alerts, and what it did of late; what holds of several is said once. */
export function RuleList({ rules, onEdit, onDuplicate }: RuleListProps) {
  const { t } = useTranslation('monitoring-rules/page')
  const notes = new Set(rules.flatMap((rule) => rule.notes))
  return (
    <>
      <ul className={classes.rules} aria-label={t('title')}>
        {rules.map((rule) => (
          <RuleRow key={rule.id} rule={rule} onEdit={onEdit} onDuplicate={onDuplicate} />
        ))}
      </ul>
      {[...notes].map((note) => (
        <p key={note} className={classes.hint}>
          {note}
        </p>
      ))}
    </>
  )
}

type RuleRowProps = Omit<RuleListProps, 'rules'> & { rule: AlertRule }

function RuleRow({ rule, onEdit, onDuplicate }: RuleRowProps) {
  const { t } = useTranslation('monitoring-rules/page')
  const format = useFormat()
  const switching = useRuleChange(switchRule)
  const removing = useRuleChange(removeRule, { isTold: false })
  const undo = useRuleUndo()
  const { id, name, sentence, isReadable, isActive, recentAlerts } = rule
  const remove = () => removing.mutate(id, { onSuccess: () => undo({ id, name }) })
  return (
    <li className={classes.rule}>
      <div className={classes.ruleText}>
        <h2 className={classes.ruleName}>{name}</h2>
        {!isReadable && <p className={classes.fault}>{t(sentence === null ? 'unreadable' : 'partlyUnreadable')}</p>}
        {sentence !== null && <p className={classes.sentence}>{sentence}</p>}
        <p className={classes.hint}>{t('recent', { count: recentAlerts, formatted: format.number(recentAlerts) })}</p>
      </div>
      <div className={classes.ruleActions}>
        <Switch
          label={t('on')}
          aria-label={t('switchOf', { name })}
          checked={isActive && isReadable}
          disabled={switching.isPending || !isReadable}
          onChange={(event) => switching.mutate({ id, isActive: event.currentTarget.checked })}
        />
        <ActionIcon variant="subtle" aria-label={t('editOf', { name })} onClick={() => onEdit(rule)}>
          <Icon name="rename" size={16} />
        </ActionIcon>
        <ActionIcon variant="subtle" aria-label={t('duplicateOf', { name })} onClick={() => onDuplicate(rule)}>
          <Icon name="copy" size={16} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="red"
          aria-label={t('deleteOf', { name })}
          loading={removing.isPending}
          onClick={remove}
        >
          <Icon name="delete" size={16} />
        </ActionIcon>
      </div>
    </li>
  )
}
