import type { Texts } from '../texts.ts'
import type { alertsWordsHu } from './words.hu.ts'

export const alertsWordsEn: Texts<typeof alertsWordsHu> = {
  states: {
    open: 'open',
    proposed: 'awaiting approval',
    done: 'closed',
    snoozed: 'snoozed',
  },
}
