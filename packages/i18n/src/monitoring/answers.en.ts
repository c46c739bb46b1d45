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
  basis:
    'Events of your level, settings and rules may be told of the watched companies by these sources, read as of: {{sources}}. We cannot alert you to anything that has not appeared there.',
  basisUnknown:
    'None of our sources tells of the watched companies: it is not known whether anything happened to them.',
  missingBehind_one:
    'Missing accounts are still to be looked for at {{count}} of the watched companies (last on {{looked}} or later): of those whose deadline was after {{date}}, or on a day up to which their source had not been read by then, we may not know.',
  missingBehind_other:
    'Missing accounts are still to be looked for at {{count}} of the watched companies (last on {{looked}} or later): of those whose deadline was after {{date}}, or on a day up to which their source had not been read by then, we may not know.',
  missingUndated_one:
    'Missing accounts are still to be looked for at {{count}} of the watched companies, and the day on which they last were is not known: we may not know of any.',
  missingUndated_other:
    'Missing accounts are still to be looked for at {{count}} of the watched companies, and the day on which they last were is not known: we may not know of any.',
  missingNever_one:
    'Missing accounts have not been looked for yet at {{count}} of the watched companies: it is not known whether there are any.',
  missingNever_other:
    'Missing accounts have not been looked for yet at {{count}} of the watched companies: it is not known whether there are any.',
}
