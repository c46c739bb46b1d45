import type { Texts } from '../texts.ts'
import type { auditPageHu } from './page.hu.ts'

export const auditPageEn: Texts<typeof auditPageHu> = {
  title: 'Audit trail',
  intro: 'Who did what in the subscription. Entries cannot be changed and are kept for five years.',
  act: 'Act',
  allActs: 'all acts',
  user: 'User',
  allUsers: 'anybody',
  from: 'From',
  to: 'To',
  at: 'Time',
  who: 'Who',
  what: 'What',
  subject: 'To what',
  detail: 'Details',
  key: 'key',
  emptyTitle: 'No entry matches the filter',
  emptyText:
    'The trail tells of what was done since it was introduced; of the time before it has only openings of pages of persons.',
}
