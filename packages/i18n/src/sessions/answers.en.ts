import type { sessionsAnswersHu } from './answers.hu.ts'
import type { Texts } from '../texts.ts'

export const sessionsAnswersEn: Texts<typeof sessionsAnswersHu> = {
  ended: 'You have been signed out there.',
  othersEnded: 'You have been signed out on all your other devices.',
}
