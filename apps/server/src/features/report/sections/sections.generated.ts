/** Written by `npm run lists` from the table of sections in packages/contract; not by hand. */

import type { SectionNoun } from '@merleg/contract/report/report-sections'
import type { ReportSection } from '../report-section.ts'
import { summarySection } from '../summary/summary.section.ts'
import { scoreSection } from '../score/score.section.ts'
import { companyDataSection } from '../company-data/company-data.section.ts'
import { changesSection } from '../changes/changes.section.ts'
import { timelineSection } from '../timeline/timeline.section.ts'
import { marketingSection } from '../marketing/marketing.section.ts'
import { registerOrderSection } from '../register-order/register-order.section.ts'
import { financialSummarySection } from '../financial-summary/financial-summary.section.ts'
import { financialReportSection } from '../financial-report/financial-report.section.ts'
import { indicatorsSection } from '../indicators/indicators.section.ts'
import { sectorSection } from '../sector/sector.section.ts'
import { sanctionsSection } from '../sanctions/sanctions.section.ts'
import { negativeInfoSection } from '../info/negative-info.section.ts'
import { positiveInfoSection } from '../info/positive-info.section.ts'
import { connectionListSection } from '../connection-list/connection-list.section.ts'
import { connectionsSection } from '../connections/connections.section.ts'
import { finalOwnerSection } from '../final-owner/final-owner.section.ts'
import { groupSection } from '../group/group.section.ts'

export const SECTIONS = {
  'summary': summarySection,
  'score': scoreSection,
  'company-data': companyDataSection,
  'changes': changesSection,
  'timeline': timelineSection,
  'marketing': marketingSection,
  'register-order': registerOrderSection,
  'financial-summary': financialSummarySection,
  'financial-report': financialReportSection,
  'indicators': indicatorsSection,
  'sector': sectorSection,
  'sanctions': sanctionsSection,
  'negative-info': negativeInfoSection,
  'positive-info': positiveInfoSection,
  'connection-list': connectionListSection,
  'connections': connectionsSection,
  'final-owner': finalOwnerSection,
  'group': groupSection,
} as const satisfies { [Noun in SectionNoun]: ReportSection<Noun> }
