import type { AlertRule, AlertRules, RuleTrial } from '@merleg/contract/monitoring-rules.contract'
import { RULE_EXAMPLES } from './rule-examples.ts'

/** A rule of the list. */
export function testingAlertRule(given: Partial<AlertRule> = {}): AlertRule {
  return {
    id: '7d444840-9dc0-41d1-b245-5ffdce74fad2',
    name: 'Tőkevesztés',
    sentence: 'Szóljon, ha a saját tőke negatívba fordul.',
    notes: [],
    isReadable: true,
    definition: RULE_EXAMPLES.equity,
    isActive: true,
    updatedAt: '2026-11-20T10:00:00.000Z',
    recentAlerts: 3,
    ...given,
  }
}

/** The page of rules with a few options. */
export function testingAlertRules(results: AlertRule[]): AlertRules {
  return {
    results,
    prefill: {
      types: [],
      statuses: [{ id: 'working', value: 'működő' }],
      counties: [{ id: '20', value: 'Zala' }],
      regions: [],
      ownerKinds: [],
      negativeInfoTypes: [],
      positiveInfoTypes: [],
      activities: [],
    },
    labels: ['vevő'],
  }
}

/** What a rule would have told. */
export function testingTrial(given: Partial<RuleTrial> = {}): RuleTrial {
  return {
    sentence: 'Szóljon, ha a saját tőke negatívba fordul.',
    basis: 'watched',
    companies: 120,
    isCut: false,
    from: '2025-11-23',
    to: '2026-11-23',
    alerts: 6,
    alertedCompanies: 4,
    weeks: [
      { from: '2026-11-02', alerts: null },
      { from: '2026-11-09', alerts: 2 },
      { from: '2026-11-16', alerts: 4 },
    ],
    noisiest: [{ name: 'Zajos Kft.', url: '/report/14562877/summary', alerts: 3 }],
    without: [
      { condition: 'saját tőke', alerts: null },
      { condition: 'árbevétel', alerts: 11 },
    ],
    failures: { total: 3, caught: 1, atOnce: 1, missed: 1, medianDays: 42 },
    sources: [{ title: 'Cégbíróság: Cégnyilvántartás', from: '2026-11-08', to: '2026-11-22' }],
    notes: ['Korábbról ezeket nem ismerjük.'],
    ...given,
  }
}
