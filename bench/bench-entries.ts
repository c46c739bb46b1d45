import type { BenchEntry } from './bench-entry.ts'
import { alertsBench } from './alerts.bench.ts'
import { autocompleteBench } from './autocomplete.bench.ts'
import { dayBatchBench } from './day-batch.bench.ts'
import { checksBench } from './checks.bench.ts'
import { connectionListBench } from './connection-list.bench.ts'
import { connectionPathsBench } from './connection-paths.bench.ts'
import { connectionsBench } from './connections.bench.ts'
import { finalOwnerBench } from './final-owner.bench.ts'
import { groupBench } from './group.bench.ts'
import { importRegisterBench } from './import-register.bench.ts'
import { firstStartBench } from './first-start.bench.ts'
import { listExportBench } from './list-export.bench.ts'
import { listMatchingBench } from './list-matching.bench.ts'
import { loadBench } from './load.bench.ts'
import { mixedLoadBench } from './mixed-load.bench.ts'
import { purchasesBench } from './purchases.bench.ts'
import { quickSearchBench } from './quick-search.bench.ts'
import { registerSizeBench } from './register-size.bench.ts'
import { reportCompanyDataBench } from './report-company-data.bench.ts'
import { reportHeaderBench } from './report-header.bench.ts'
import { reportPdfBench } from './report-pdf.bench.ts'
import { reportSummaryBench } from './report-summary.bench.ts'
import { scoreAllBench } from './score-all.bench.ts'
import { scoreOneBench } from './score-one.bench.ts'
import { searchCriteriaBench } from './search-criteria.bench.ts'
import { sectorStatisticsBench } from './sector-statistics.bench.ts'
import { searchQualityBench } from './search-quality.bench.ts'
import { soakBench } from './soak.bench.ts'
import { watchListBench } from './watch-list.bench.ts'
import { webPagesBench } from './web-pages.bench.ts'
import { sanctionsNamesBench } from './sanctions/sanctions-names.bench.ts'

/** Every measured promise, one line each, in the order in which they run: first those that need the machine alone. */
export const BENCH_ENTRIES: readonly BenchEntry[] = [
  firstStartBench,
  loadBench,
  importRegisterBench,
  sectorStatisticsBench,
  scoreAllBench,
  registerSizeBench,
  autocompleteBench,
  quickSearchBench,
  searchQualityBench,
  searchCriteriaBench,
  alertsBench,
  dayBatchBench,
  watchListBench,
  listExportBench,
  listMatchingBench,
  mixedLoadBench,
  purchasesBench,
  sanctionsNamesBench,
  reportHeaderBench,
  reportSummaryBench,
  reportCompanyDataBench,
  connectionListBench,
  connectionsBench,
  finalOwnerBench,
  connectionPathsBench,
  groupBench,
  reportPdfBench,
  scoreOneBench,
  webPagesBench,
  soakBench,
  checksBench,
]
