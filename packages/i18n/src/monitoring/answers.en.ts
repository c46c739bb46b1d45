import type { monitoringAnswersHu } from './answers.hu.ts'
import type { Texts } from '../texts.ts'

export const monitoringAnswersEn: Texts<typeof monitoringAnswersHu> = {
  more: '{{title}} and {{number}} more',
  about: '{{title}}: {{subject}}',
  withdrawn: '{{kind}}: wrong entry withdrawn',
  rating: '{{band}} ({{points}} points)',
  missing: 'financial year {{year}}, due by {{deadline}}',
  overdue: 'due by {{deadline}}',
  failed: '{{name}}: {{failure}}',
  match: '{{grade}}: “{{name}}” in the register, “{{listed}}” on the list ({{list}}, as of {{day}})',
  matchOnList: '{{grade}} ({{list}}, as of {{day}})',
}
