import type { monitoringAnswersHu } from './answers.hu.ts'
import type { Texts } from '../texts.ts'

export const monitoringAnswersDe: Texts<typeof monitoringAnswersHu> = {
  more: '{{title}} und {{number}} weitere',
  about: '{{title}}: {{subject}}',
  withdrawn: '{{kind}}: Fehleintrag zurückgenommen',
  rating: '{{band}} ({{points}} Punkte)',
  missing: 'Geschäftsjahr {{year}}, Frist: {{deadline}}',
  overdue: 'Frist: {{deadline}}',
  failed: '{{name}}: {{failure}}',
  match: '{{grade}}: „{{name}}“ im Register, „{{listed}}“ auf der Liste ({{list}}, Stand {{day}})',
  matchOnList: '{{grade}} ({{list}}, Stand {{day}})',
}
