import type { Texts } from '../../texts.ts'
import type { reportChangesWordsHu } from './words.hu.ts'

export const reportChangesWordsEn: Texts<typeof reportChangesWordsHu> = {
  title: 'Changes',
  kinds: {
    added: 'New',
    changed: 'Changed',
    ended: 'Ended',
    passing: 'In between',
    withdrawn: 'Withdrawn',
    filed: 'Accounts filed',
    restated: 'Accounts restated',
  },
}
