import type { TakenStep, WholeAlert } from '@merleg/contract/alert'
import { nextFilingDeadline } from '@merleg/domain/filing-deadline'
import { recogniseLegalForm } from '@merleg/domain/legal-forms'
import type { Locale } from '@merleg/domain/locale'
import { areRatedAlike } from '@merleg/domain/score/rated-by'
import { AppError } from '../../app/app-error.ts'
import { renderRisk } from '../../shared/shown-risk.ts'
import { listChangesAt } from '../monitoring/monitoring-changes.repository.ts'
import { listLastTold } from '../register/last-told.repository.ts'
import { type AlertCompany, listAlertCompanies, listRatingsAt, type RatingAt } from './alert-companies.repository.ts'
import { listAlertLines } from './alert-lines.repository.ts'
import { listSteps, type StoredStep } from './alert-steps.repository.ts'
import { type AlertDeps, type AlertUser, readerOf } from './alerts.views.ts'
import { renderAlert, toUser } from './render-alert.ts'

/** One alert with all its events and steps. Throws `alert.not-found`, of another subscriber's too. */
export async function getWholeAlertPage(
  deps: AlertDeps,
  { user, position, locale }: { user: AlertUser; position: number; locale: Locale },
): Promise<WholeAlert> {
  const { subscriberId } = user
  const { db, reads } = deps
  const [line] = await listAlertLines(db, { subscriberId, positions: [position] })
  if (line === undefined) throw new AppError('alert.not-found')
  const { companyId } = line
  const [changes, companies, lastTold, history, reader] = await Promise.all([
    listChangesAt(db, [position]),
    listAlertCompanies(reads, [companyId]),
    listLastTold(reads, [companyId]),
    listSteps(db, { subscriberId, position }),
    readerOf(deps, user, locale),
  ])
  const change = changes.get(position)
  const company = companies.get(companyId)
  const at = change?.heardAt ?? line.createdAt
  return {
    ...renderAlert(
      { line, change, company, lastTold: lastTold.get(companyId) ?? null },
      reader,
      Number.MAX_SAFE_INTEGER,
    ),
    rating: renderRatings(locale, await listRatingsAt(reads, { companyId, at }), company),
    history: history.map(renderStep),
    filingDeadline: company === undefined ? null : findDeadline(company, reader.today),
  }
}

/** By when a company has to publish its next accounts; null where it is not known. */
export function findDeadline(company: AlertCompany, today: string): string | null {
  const { kind, countryCode, legalForm, legalFormCode, balanceSheetDay, isConsolidated } = company
  const last = balanceSheetDay === null ? null : { balanceSheetDay, isConsolidated: isConsolidated ?? false }
  const form = recogniseLegalForm({ name: legalForm, code: legalFormCode })?.key ?? null
  return nextFilingDeadline({ kind, countryCode, form, last, today })
}

function renderRatings(
  locale: Locale,
  ratings: readonly RatingAt[],
  company: AlertCompany | undefined,
): WholeAlert['rating'] {
  const [atEvent, now] = [ratings.find(({ isNow }) => !isNow), ratings.find(({ isNow }) => isNow)]
  const show = (rating: RatingAt | undefined) => {
    if (rating === undefined || company === undefined) return null
    const { value, band, label } = renderRisk(locale, { ...rating, kind: company.kind })
    return { value, band, label, asOf: rating.asOf }
  }
  const isByOtherModel = atEvent !== undefined && now !== undefined && !areRatedAlike(atEvent, now)
  return { atEvent: show(atEvent), now: show(now), isByOtherModel }
}

function renderStep(step: StoredStep): TakenStep {
  const { action, userId, userName, takenAt, text, assigneeId, assigneeName, snoozedUntil } = step
  return {
    action,
    user: { userId, name: userName },
    takenAt: takenAt.toISOString(),
    text,
    assignee: toUser(assigneeId, assigneeName),
    snoozedUntil: snoozedUntil?.toISOString() ?? null,
  }
}
