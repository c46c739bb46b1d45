/** Final owner: overview, groups, ways. */
export const reportFinalOwnerPageHu = {
  asOf: 'Állapot',
  overview: 'Összkép',
  law: 'Jogszabály',
  unknown: 'Ismeretlen tulajdon',
  reasons: 'Mit tudunk, és mit nem',
  rules: 'A három szabály szerint',
  paths: 'Utak a céghez',
  product: 'szorzat: {{percent}}',
  prohibited: 'eltiltott személy',
  source: 'Forrás: {{name}}',
  level: '{{count}}. szint',
  more_one: 'és még {{count}}',
  more_other: 'és még {{count}}',
} as const
