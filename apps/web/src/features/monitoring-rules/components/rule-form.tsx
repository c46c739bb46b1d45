import { EVENT_IMPORTANCES } from '@merleg/domain/event-importances'
import { Button, Menu, MultiSelect, NativeSelect, Switch, TagsInput, TextInput } from '@mantine/core'
import type { RuleDefinition } from '@merleg/contract/alert-rule'
import type { AlertRules } from '@merleg/contract/monitoring-rules.contract'
import {
  HAPPENING_KINDS,
  HAPPENINGS_MAX,
  RULE_CRITERIA,
  RULE_LABELS_MAX,
  RULE_MATCHES,
  RULE_NAME_MAX_LENGTH,
} from '@merleg/domain/monitoring-rules/alert-rule'
import { WATCH_IMPORTANCES, WATCH_LABEL_MAX_LENGTH } from '@merleg/domain/watch-list/watch-importance'
import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../shared/http/use-error-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { CriteriaPicker } from '../../company-search/criteria-picker.widget.tsx'
import classes from '../monitoring-rules.module.css'
import { keyed, NEW_HAPPENINGS, NO_STANDING, type RuleDraft } from '../rule-draft.ts'
import { type RuleFormControl, useRuleForm } from '../use-rule-form.ts'
import { HappeningFields } from './happening-fields.tsx'
import { RuleTrialView } from './rule-trial-view.tsx'

type RuleFormProps = { initial: RuleDraft; rules: AlertRules; onClose: () => void }

/** A rule as a sentence that is filled in; tried on the past before it is kept. */
export function RuleForm({ initial, rules, onClose }: RuleFormProps) {
  const { t } = useTranslation(['monitoring-rules/page', 'ui/page'])
  const form = useRuleForm(initial, onClose)
  const errorText = useErrorText()
  const { draft, set, faultOf } = form
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (form.isTried) form.save()
    else form.tryIt()
  }
  return (
    <Panel title={t(initial.kept === null ? 'newRule' : 'editRule')}>
      <form onSubmit={submit} noValidate className={classes.form}>
        <TextInput
          label={t('name')}
          required
          data-autofocus
          autoFocus
          maxLength={RULE_NAME_MAX_LENGTH}
          value={draft.name}
          error={faultOf('name')}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        <Happenings form={form} />
        <Standing form={form} rules={rules} initial={initial.standing ?? NO_STANDING} />
        <Outcome form={form} rules={rules} />
        {form.error !== null && (
          <p className={classes.fault} role="alert">
            {errorText(form.error)}
          </p>
        )}
        <div className={classes.buttons}>
          <Button type="submit" loading={form.isTried ? form.isSaving : form.isTrying}>
            {t(form.isTried ? 'save' : 'try')}
          </Button>
          {form.isTrying && (
            <Button variant="default" onClick={form.cancelTrial}>
              {t('cancelTrial')}
            </Button>
          )}
          {!form.isTried && !form.isTrying && (
            <Button variant="default" loading={form.isSaving} onClick={form.save}>
              {t('saveUntried')}
            </Button>
          )}
          <Button variant="subtle" onClick={onClose}>
            {t('ui/page:actions.cancel')}
          </Button>
        </div>
        <div aria-live="polite">
          {form.isTrying && <p className={classes.hint}>{t('trying')}</p>}
          {form.trial !== undefined && <RuleTrialView trial={form.trial} isStale={!form.isTried} />}
        </div>
      </form>
    </Panel>
  )
}

function Happenings({ form: { draft, set, faultOf } }: { form: RuleFormControl }) {
  const { t } = useTranslation(['monitoring-rules/page', 'monitoring-rules/words'])
  const { happenings } = draft
  return (
    <section className={classes.part} aria-label={t('when')}>
      <h3 className={classes.partTitle}>{t('when')}</h3>
      {happenings.length > 1 && (
        <NativeSelect
          aria-label={t('match.label')}
          value={draft.match}
          data={RULE_MATCHES.map((one) => ({ value: one, label: t(`match.${one}`) }))}
          onChange={(event) => {
            const { value } = event.currentTarget
            set({ match: RULE_MATCHES.find((one) => one === value) ?? draft.match })
          }}
        />
      )}
      {happenings.map(({ key, draft: happening }, index) => (
        <HappeningFields
          key={key}
          draft={happening}
          faultOf={(field) => faultOf(`happenings.${index}.${field}`)}
          onChange={(changed) =>
            set({ happenings: happenings.map((one) => (one.key === key ? { key, draft: changed } : one)) })
          }
          onRemove={
            happenings.length === 1 ? null : () => set({ happenings: happenings.filter((one) => one.key !== key) })
          }
        />
      ))}
      {happenings.some(({ draft: { kind } }) => kind === 'turns') && (
        <p className={classes.hint}>{t('monitoring-rules/words:limits.turns')}</p>
      )}
      {happenings.length < HAPPENINGS_MAX && (
        <Menu position="bottom-start" withinPortal>
          <Menu.Target>
            <Button size="xs" variant="default" leftSection={<Icon name="add" size={14} />}>
              {t('addHappening')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {HAPPENING_KINDS.map((kind) => (
              <Menu.Item key={kind} onClick={() => set({ happenings: [...happenings, keyed(NEW_HAPPENINGS[kind])] })}>
                {t(`happenings.${kind}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </section>
  )
}

type StandingProps = { form: RuleFormControl; rules: AlertRules; initial: RuleDefinition['standing'] }

function Standing({ form, rules: { prefill, labels }, initial }: StandingProps) {
  const { t } = useTranslation(['monitoring-rules/page', 'monitoring-rules/words'])
  const { draft, set, faultOf } = form
  return (
    <section className={classes.part} aria-label={t('while')}>
      <h3 className={classes.partTitle}>{t('while')}</h3>
      <p className={classes.hint}>{t('whileHint')}</p>
      <CriteriaPicker
        criteria={RULE_CRITERIA}
        initial={initial}
        prefill={prefill}
        isChecked={form.isChecked}
        refused={form.refusedStanding}
        onChange={(standing) => set({ standing })}
      />
      <div className={classes.noted}>
        <MultiSelect
          label={t('importances')}
          placeholder={draft.importances.length === 0 ? t('anyImportance') : undefined}
          data={WATCH_IMPORTANCES.map((one) => ({
            value: one,
            label: t(`monitoring-rules/words:watchImportances.${one}`),
          }))}
          value={[...draft.importances]}
          error={faultOf('watched.importances')}
          clearable
          clearButtonProps={{ 'aria-label': t('clearImportances') }}
          onChange={(chosen) => set({ importances: WATCH_IMPORTANCES.filter((one) => chosen.includes(one)) })}
        />
        <TagsInput
          label={t('labels')}
          placeholder={draft.labels.length === 0 ? t('anyLabel') : undefined}
          data={labels}
          maxTags={RULE_LABELS_MAX}
          maxLength={WATCH_LABEL_MAX_LENGTH}
          splitChars={[',', ';']}
          value={[...draft.labels]}
          error={faultOf('watched.labels')}
          clearButtonProps={{ 'aria-label': t('clearLabels') }}
          onChange={(typed) => set({ labels: typed.map((one) => one.trim()).filter((one) => one !== '') })}
        />
      </div>
    </section>
  )
}

function Outcome({ form: { draft, set }, rules }: { form: RuleFormControl; rules: AlertRules }) {
  const { t } = useTranslation(['monitoring-rules/page', 'monitoring/words'])
  const kept = rules.results.find(({ id }) => id === draft.kept?.id)
  return (
    <section className={classes.outcome}>
      <NativeSelect
        label={t('outcome')}
        value={draft.importance}
        data={EVENT_IMPORTANCES.map((one) => ({ value: one, label: t(`monitoring/words:importances.${one}`) }))}
        onChange={(event) => {
          const { value } = event.currentTarget
          set({ importance: EVENT_IMPORTANCES.find((one) => one === value) ?? draft.importance })
        }}
      />
      <Switch
        label={t('isActive')}
        checked={draft.isActive ?? kept?.isActive ?? true}
        onChange={(event) => set({ isActive: event.currentTarget.checked })}
      />
    </section>
  )
}
