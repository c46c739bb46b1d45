import type { Texts } from '../texts.ts'
import type { operatorAnswersHu } from './answers.hu.ts'

export const operatorAnswersEn: Texts<typeof operatorAnswersHu> = {
  answered: 'The answer is stored and, where there is somebody to mail it to, on its way.',
  done: 'Done.',
  delivered: 'Handed over; the price is charged and whoever ordered is told.',
  cancelAsked: 'The job was asked to stop.',
  resent: 'The mail is in the queue again.',
}
