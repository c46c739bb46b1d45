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
  match: '{{grade}}: “{{name}}”{{role}} in the register, “{{listed}}” on the list ({{list}}, as of {{day}})',
  matchOnList: '{{grade}} ({{list}}, as of {{day}})',
  basis:
    'Events of your level, settings and rules may be told of the watched companies by these sources, read as of: {{sources}}. We cannot alert you to anything that has not appeared there.',
  basisUnknown:
    'None of our sources tells of the watched companies: it is not known whether anything happened to them.',
  missingAtWatched_one: 'At {{count}} of the watched companies',
  missingAtWatched_other: 'At {{count}} of the watched companies',
  missingAtShown_one: 'At {{count}} of the companies looked at here that you watch',
  missingAtShown_other: 'At {{count}} of the companies looked at here that you watch',
  missingBehind:
    '{{where}} missing accounts are still to be looked for (last on {{looked}} or later): of those whose deadline was after {{date}}, or on a day up to which their source had not been read by then, we may not know.',
  missingUndated:
    '{{where}} missing accounts are still to be looked for, and the day on which they last were is not known: we may not know of any.',
  missingNever: '{{where}} missing accounts have not been looked for yet: it is not known whether there are any.',
}
