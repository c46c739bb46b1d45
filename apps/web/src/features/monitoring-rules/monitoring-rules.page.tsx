import { Button } from '@mantine/core'
import type { AlertRules } from '@merleg/contract/monitoring-rules.contract'
import { RULE_NAME_MAX_LENGTH, RULES_MAX } from '@merleg/domain/monitoring-rules/alert-rule'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../shared/format/use-format.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { MonitoringTabs } from '../../shared/ui/monitoring-tabs.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { SkeletonTable } from '../../shared/ui/skeletons.tsx'
import { StateEmpty } from '../../shared/ui/state-empty.tsx'
import { StateError } from '../../shared/ui/state-error.tsx'
import { RuleForm } from './components/rule-form.tsx'
import { RuleList } from './components/rule-list.tsx'
import { alertRulesQuery } from './monitoring-rules.queries.ts'
import { type RuleDraft, writeRuleDraft } from './rule-draft.ts'
import { NEW_RULE, RULE_EXAMPLES, type RuleExample } from './rule-examples.ts'
import classes from './monitoring-rules.module.css'

/** Rules of one's own by which the subscriber is alerted, each tried on the past before it is kept. */
export function MonitoringRulesPage() {
  const { t } = useTranslation('monitoring-rules/page')
  const { data, error, refetch } = useQuery(alertRulesQuery())
  const [open, setOpen] = useState<{ key: number; draft: RuleDraft } | null>(null)
  const begin = (draft: RuleDraft) => setOpen((old) => ({ key: (old?.key ?? 0) + 1, draft }))
  const beginExample = (example: RuleExample) =>
    begin(
      writeRuleDraft({
        kept: null,
        name: t(`examples.${example}`),
        definition: RULE_EXAMPLES[example],
        isActive: true,
      }),
    )
  const beginNew = () => begin(writeRuleDraft({ kept: null, name: '', definition: NEW_RULE, isActive: true }))
  return (
    <div className={classes.page}>
      <MonitoringTabs />
      <PageHeading
        title={t('title')}
        actions={
          data !== undefined &&
          open === null && (
            <Button
              size="xs"
              leftSection={<Icon name="add" size={14} />}
              disabled={data.results.length >= RULES_MAX}
              onClick={beginNew}
            >
              {t('newRule')}
            </Button>
          )
        }
      />
      {error !== null && <StateError error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <SkeletonTable columns={3} />}
      {data !== undefined && open !== null && (
        <RuleForm key={open.key} initial={open.draft} rules={data} onClose={() => setOpen(null)} />
      )}
      {error === null && data !== undefined && (
        <Rules data={data} isOpen={open !== null} onExample={beginExample} onDraft={begin} />
      )}
    </div>
  )
}

type RulesProps = {
  data: AlertRules
  isOpen: boolean
  onExample: (example: RuleExample) => void
  onDraft: (draft: RuleDraft) => void
}

const EXAMPLES: readonly RuleExample[] = ['equity', 'rating', 'important']

function Rules({ data, isOpen, onExample, onDraft }: RulesProps) {
  const { t } = useTranslation('monitoring-rules/page')
  const format = useFormat()
  const { results } = data
  if (results.length === 0)
    return isOpen ? null : (
      <StateEmpty
        icon="bell"
        title={t('empty.title')}
        text={t('empty.text')}
        action={
          <div className={classes.examples}>
            {EXAMPLES.map((example) => (
              <Button key={example} variant="default" className={classes.example} onClick={() => onExample(example)}>
                {t(`examples.${example}`)}
              </Button>
            ))}
          </div>
        }
      />
    )
  return (
    <section className={classes.list} aria-label={t('title')}>
      <p className={classes.hint}>
        {t('total', { count: results.length, formatted: format.number(results.length), max: format.number(RULES_MAX) })}
      </p>
      <RuleList
        rules={results}
        onEdit={(rule) => onDraft(writeRuleDraft({ ...rule, kept: rule }))}
        onDuplicate={(rule) =>
          onDraft(
            writeRuleDraft({
              ...rule,
              kept: null,
              name: t('copyOf', { name: rule.name }).slice(0, RULE_NAME_MAX_LENGTH),
            }),
          )
        }
      />
    </section>
  )
}
