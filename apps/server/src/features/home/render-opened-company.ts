import { reportPage } from '@merleg/contract/pages'
import type { ChangedCompany } from '@merleg/contract/home.contract'
import type { Locale } from '@merleg/domain/locale'
import { type RatedEntity, renderRisk } from '../../shared/shown-risk.ts'
import { renderStatusOn } from '../../shared/status-badge.ts'
import type { OpenedReport } from '../search/search-history.repository.ts'
import type { CompanyNow } from './opened-companies.repository.ts'

export type OpenedCompany = Omit<ChangedCompany, 'changes' | 'changeCount' | 'rating' | 'allUrl'>

/** An opened company in a line: as it stands now, and when it was opened. */
export function renderOpenedCompany(
  { opened, company }: { opened: OpenedReport; company: CompanyNow },
  { locale, today, lastTold }: { locale: Locale; today: string; lastTold: ReadonlyMap<string, string> },
): OpenedCompany {
  const { companyId, name, status } = company
  return {
    companyId,
    name: { value: name, url: reportPage(companyId, 'summary') },
    status: renderStatusOn(locale, status, { lastTold: lastTold.get(companyId) ?? null, today }),
    risk: renderRating(locale, company),
    openedAt: opened.openedAt.toISOString(),
  }
}

export function renderRating(locale: Locale, rating: RatedEntity): OpenedCompany['risk'] {
  const { value, band, label } = renderRisk(locale, rating)
  return { value, band, label }
}
