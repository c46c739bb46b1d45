/** What the server says of a change. */
export const monitoringAnswersHu = {
  more: '{{title}} és még {{number}} változás',
  about: '{{title}}: {{subject}}',
  withdrawn: '{{kind}}: téves adat törölve',
  rating: '{{band}} ({{points}} pont)',
  missing: '{{year}}. üzleti év, határidő: {{deadline}}',
  overdue: 'határidő: {{deadline}}',
  failed: '{{name}}: {{failure}}',
  match: '{{grade}}: a nyilvántartásban „{{name}}”, a listán „{{listed}}” ({{list}}, állapot: {{day}})',
  matchOnList: '{{grade}} ({{list}}, állapot: {{day}})',
} as const
