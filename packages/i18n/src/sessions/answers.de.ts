import type { sessionsAnswersHu } from './answers.hu.ts'
import type { Texts } from '../texts.ts'

export const sessionsAnswersDe: Texts<typeof sessionsAnswersHu> = {
  ended: 'Sie wurden dort abgemeldet.',
  othersEnded: 'Sie wurden auf allen anderen Geräten abgemeldet.',
}
