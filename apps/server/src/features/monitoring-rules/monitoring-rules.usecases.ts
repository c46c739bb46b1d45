import { RULES_MAX } from '@merleg/domain/monitoring-rules/alert-rule'
import { listFilledCriteria } from '@merleg/contract/filled-criteria'
import type { RuleDefinition } from '@merleg/contract/alert-rule'
import type { Tx } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import type { Owned } from '../../app/owned.ts'
import type { SessionUser } from '../../app/session.ts'
import { toSingleLine } from '../../shared/plain-text.ts'
import { recordAudit } from '../audit/audit.usecases.ts'
import { readQuery } from '../company-search/check-query.ts'
import {
  type AlertRuleRow,
  countRulesOf,
  findRuleByName,
  insertRule,
  lockRulesOf,
  ownAlertRule,
  type RuleContent,
  updateRule,
} from './alert-rules.repository.ts'

type RuleDeps = Pick<Deps, 'db' | 'clock'>

/** Keeps a rule; answers its id. Throws `alert-rule.name-taken`, `alert-rule.too-many`, `validation.failed`. */
export async function addRule(
  { db, clock }: RuleDeps,
  { subscriberId, userId }: Pick<SessionUser, 'subscriberId' | 'userId'>,
  { isActive, ...sent }: RuleContent,
): Promise<string> {
  const content = { ...readContent(sent), isActive }
  return inTransaction(db, async (tx) => {
    await lockRulesOf(tx, subscriberId)
    await refuseTakenName(tx, { subscriberId, ruleId: null, name: content.name })
    if ((await countRulesOf(tx, subscriberId)) >= RULES_MAX) throw new AppError('alert-rule.too-many')
    return insertRule(tx, { subscriberId, userId, content, now: clock.now() })
  })
}

/**
 * `seenAt`: when the rule had changed last that the caller saw; null: he takes it as it is. Without `isActive` it stays on or
 * off. Throws `alert-rule.changed`,
 * `alert-rule.not-found`, `alert-rule.name-taken`, `validation.failed`.
 */
export async function changeRule(
  { db, clock }: RuleDeps,
  rule: Owned<AlertRuleRow>,
  { seenAt, isActive, ...sent }: SentRule & { isActive?: boolean | undefined; seenAt: Date | null },
): Promise<void> {
  const content = readContent(sent)
  await inTransaction(db, async (tx) => {
    await lockRulesOf(tx, rule.subscriberId)
    const present = await ownAlertRule.find(tx, rule.ruleId)
    if (present === null) throw new AppError('alert-rule.not-found')
    if (seenAt !== null && present.updatedAt.getTime() !== seenAt.getTime()) throw new AppError('alert-rule.changed')
    await refuseTakenName(tx, { ...rule, name: content.name })
    await updateRule(tx, rule.ruleId, { ...content, ...(isActive === undefined ? {} : { isActive }), now: clock.now() })
  })
}

/** Whoever has the rule open in a form is not overtaken: on or off is not what a form is about. */
export async function switchRule(
  { db }: Pick<RuleDeps, 'db'>,
  rule: Owned<AlertRuleRow>,
  { isActive }: { isActive: boolean },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Not between the look of another's save at the rule and its writing.
    await lockRulesOf(tx, rule.subscriberId)
    await updateRule(tx, rule.ruleId, { isActive })
  })
}

/** Deletes a rule; for a day it can be taken back. */
export async function deleteRule(
  { db, clock }: RuleDeps,
  rule: Owned<AlertRuleRow>,
  actor: Pick<SessionUser, 'userId' | 'subscriberId' | 'key'>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockRulesOf(tx, rule.subscriberId)
    // Deleted by somebody else just now: that is in the trail.
    if ((await ownAlertRule.find(tx, rule.ruleId)) === null) return
    const now = clock.now()
    await updateRule(tx, rule.ruleId, { deletedAt: now, now })
    await recordAudit(tx, { actor, act: 'rule-deleted', subject: { id: rule.ruleId, name: rule.name }, now })
  })
}

/** Takes back that a rule was deleted. Throws `alert-rule.name-taken`, `alert-rule.too-many`. */
export async function restoreRule({ db, clock }: RuleDeps, rule: Owned<AlertRuleRow>): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockRulesOf(tx, rule.subscriberId)
    await refuseTakenName(tx, rule)
    if (rule.deletedAt !== null && (await countRulesOf(tx, rule.subscriberId)) >= RULES_MAX)
      throw new AppError('alert-rule.too-many')
    await updateRule(tx, rule.ruleId, { deletedAt: null, now: clock.now() })
  })
}

type SentRule = Pick<RuleContent, 'name' | 'definition'>

function readContent({ name: typed, definition }: SentRule): SentRule {
  const name = toSingleLine(typed)
  if (name === '') throw new AppError('validation.failed', { fields: { name: 'too_small' } })
  return { name, definition: readDefinition(definition) }
}

/** The rule as it is kept: activities as classes of NACE Rev. 2. Throws `validation.failed` for what cannot be chosen. */
export function readDefinition(definition: RuleDefinition): RuleDefinition {
  const { standing } = definition
  if (listFilledCriteria(standing).length === 0) return definition
  try {
    return { ...definition, standing: readQuery(standing, { variant: 'marketing' }) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const fields = Object.entries(error.details.fields ?? {})
    throw new AppError('validation.failed', {
      fields: Object.fromEntries(
        fields.map(([path, fault]) => [path.replace(/^query\./, 'definition.standing.'), fault]),
      ),
    })
  }
}

async function refuseTakenName(
  tx: Tx,
  { subscriberId, ruleId, name }: { subscriberId: string; ruleId: string | null; name: string },
): Promise<void> {
  const found = await findRuleByName(tx, { subscriberId, name })
  if (found !== null && found !== ruleId) throw new AppError('alert-rule.name-taken', { fields: { name: 'taken' } })
}
