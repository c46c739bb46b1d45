import type { Texts } from '../texts.ts'
import type { monitoringRulesAnswersHu } from './answers.hu.ts'

export const monitoringRulesAnswersEn: Texts<typeof monitoringRulesAnswersHu> = {
  added: 'The rule was saved.',
  updated: 'The changes were saved.',
  deleted: 'The rule was deleted.',
  restored: 'The rule was restored.',
  switchedOn: 'The rule alerts from now on.',
  switchedOff: 'The rule no longer alerts.',
  or: 'or',
  and: 'and',
  sentence: 'Tell me when {{happenings}}.',
  sentenceWhile: 'Tell me when {{happenings}}, while this holds: {{standing}}.',
  events: 'we hear of: {{which}}',
  moreKinds_one: '{{count}} more event',
  moreKinds_other: '{{count}} more events',
  upToLevel: 'an event of the level “{{level}}” at most',
  ratingFalls: 'the rating falls at least {{bands}} {{months}}',
  bands_one: '{{count}} band',
  bands_other: '{{count}} bands',
  months_one: 'within {{count}} month',
  months_other: 'within {{count}} months',
  ratingBelow_one: 'the rating falls below {{count}} point',
  ratingBelow_other: 'the rating falls below {{count}} points',
  turnsNegative: 'in new accounts this turns negative: {{figure}}',
  turnsPositive: 'in new accounts this turns positive: {{figure}}',
  watchedImportance: 'importance of the company: {{names}}',
  watchedLabel: 'label of the company: {{names}}',
  notes: {
    derived:
      'Changes of the rating, beneficial owners, missing accounts, related failures and possible matches with sanctions lists are noted only since the company has been watched: before that they are not known.',
    derivedSample:
      'Changes of the rating, beneficial owners, missing accounts, related failures and possible matches with sanctions lists are noted of watched companies only: in the sample they are mostly not known.',
    points:
      'That points change within a risk band has been noted since {{day}}: from before, only falls into another band are known.',
    pointsNever:
      'That points change within a risk band has not been noted yet: only falls into another band are known.',
    matches: 'Possible matches with sanctions lists have been noted since {{day}}: from before, they are not known.',
    matchesNever: 'Possible matches with sanctions lists have not been noted yet: of the past they are not known.',
    lists: 'Lists that are followed: {{lists}}.',
    listSince: '{{title}}, since {{day}}',
    noList: 'No sanctions list is loaded: until one is, no possible match can alert.',
    notedSample:
      'Importance and labels can be given to watched companies only: in the sample these conditions were taken as met.',
  },
}
