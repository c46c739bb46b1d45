import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../shared/http/api-error.ts'
import { usePreferences } from '../../shared/storage/preferences.ts'
import { saveRule, useNewestRule, useRuleChange, useTrial } from './monitoring-rules.queries.ts'
import { readRuleDraft, type RuleDraft, type RuleFaults } from './rule-draft.ts'

const STANDING = 'definition.standing.'

/** What the form of a rule knows and does: what is filled in, what is wrong with it, trying and keeping it. */
export function useRuleForm(initial: RuleDraft, onSaved: () => void) {
  const { t } = useTranslation('monitoring-rules/page')
  const { locale } = usePreferences()
  const [draft, setDraft] = useState(initial)
  const [isChecked, setIsChecked] = useState(false)
  const [isNameAsked, setIsNameAsked] = useState(false)
  const [tried, setTried] = useState<string | null>(null)
  const saving = useRuleChange(saveRule, { tellsFaults: false })
  const trial = useTrial()
  const findNewest = useNewestRule()
  const { definition, faults } = readRuleDraft(draft, locale)
  const said = JSON.stringify(definition)
  const error = saving.error ?? (trial.isError ? trial.error : null)
  const refused = error instanceof ApiError ? (error.body?.fields ?? {}) : {}
  const all: RuleFaults = {
    ...(isNameAsked && draft.name.trim() === '' ? { name: 'required' } : {}),
    ...(isChecked ? faults : {}),
    ...Object.fromEntries(Object.entries(refused).map(([path, code]) => [path.replace(/^definition\./, ''), code])),
  }
  const faultOf = (path: string): string | undefined => {
    const code = all[path]
    if (code === undefined) return undefined
    if (code === 'taken') return t('faults.taken')
    return code === 'required' ? t('faults.required') : t(path.endsWith('.points') ? 'faults.points' : 'faults.other')
  }
  return {
    draft,
    set: (changes: Partial<RuleDraft>) => {
      setDraft((old) => ({ ...old, ...changes }))
      if (saving.isError) saving.reset()
    },
    faultOf,
    isChecked,
    refusedStanding: Object.fromEntries(Object.entries(refused).filter(([path]) => path.startsWith(STANDING))),
    /** What no field tells. */
    error: Object.keys(refused).length > 0 ? null : error,
    trial: trial.data,
    isTrying: trial.isPending,
    cancelTrial: trial.cancel,
    /** Is what is filled in what was tried? */
    isTried: trial.data !== undefined && tried === said,
    isSaving: saving.isPending,
    tryIt: () => {
      setIsChecked(true)
      if (definition === null) return
      setTried(said)
      trial.mutate(definition)
    },
    save: () => {
      setIsChecked(true)
      setIsNameAsked(true)
      if (definition === null || draft.name.trim() === '') return
      const { kept, name, isActive } = draft
      const seeNewest = async (): Promise<void> => {
        const newest = kept === null ? undefined : await findNewest(kept.id)
        if (newest !== undefined) setDraft((old) => ({ ...old, kept: newest }))
      }
      saving.mutate(
        { kept, name, definition, isActive },
        {
          onSuccess: onSaved,
          // Told with the rule as it is now: whoever saves again has seen it.
          onError: (refusal) => {
            if (refusal instanceof ApiError && refusal.code === 'alert-rule.changed') void seeNewest()
          },
        },
      )
    },
  }
}

export type RuleFormControl = ReturnType<typeof useRuleForm>
