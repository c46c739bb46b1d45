import type { Texts } from '../texts.ts'
import type { alertsAnswersHu } from './answers.hu.ts'

export const alertsAnswersEn: Texts<typeof alertsAnswersHu> = {
  taken_one: 'Done: {{count}} alert.',
  taken_other: 'Done: {{count}} alerts.',
  takenPartly_one: 'Of {{total}} alerts {{count}} has changed, the others have not.',
  takenPartly_other: 'Of {{total}} alerts {{count}} have changed, the others have not.',
  noneTaken: 'No alert has changed.',
  fourEyes: {
    'switched-on': 'From now on two different colleagues have to agree on closing an alert.',
    'off-proposed': 'Switching it off waits for another colleague to agree. Until then it stays as it was.',
    'off-declined': 'The four-eyes principle stays on.',
    'switched-off': 'From now on one colleague alone can close an alert.',
  },
  basisUnwatched: 'Your subscription watches no company.',
}
