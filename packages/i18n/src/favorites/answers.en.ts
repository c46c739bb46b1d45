import type { Texts } from '../texts.ts'
import type { favoritesAnswersHu } from './answers.hu.ts'

export const favoritesAnswersEn: Texts<typeof favoritesAnswersHu> = {
  added: 'The search has been saved to your favourites.',
  updated: 'Your changes have been saved.',
  deleted: 'The favourite has been deleted.',
  restored: 'The favourite has been restored.',
  subscribed: 'From now on we watch who enters and who leaves. Changes are mailed to you weekly.',
  subscribedDemo: 'From now on we watch who enters and who leaves. Demo accounts are sent no mails.',
  unsubscribed: 'Its changes are no longer watched.',
  allUnsubscribed: 'None of your favourites is watched any more, and no mails about them are sent.',
  notChecked: 'It could not be compared just now: watching was switched off meanwhile, or another check was quicker.',
  unchanged: 'Who is found has not changed since the last check.',
  changed: 'Entered: {{entered}}, left: {{left}}.',
  unknownValue: 'not known',
  newCompany: 'the company is new in our register',
  losses: {
    amounts:
      'A favourite with bounds of amounts also loses a company whose new accounts are no longer in forints: its amounts are not converted.',
    wholeYear:
      'A favourite with bounds of sales, EBITDA, profits or corporate tax also loses a company whose new accounts are not of a whole financial year: its amounts are not scaled to twelve months.',
    growth:
      'A favourite with a change of sales also loses a company whose new accounts are in another currency than those of the year before and do not state that year in the new one: the two years are not compared.',
  },
}
