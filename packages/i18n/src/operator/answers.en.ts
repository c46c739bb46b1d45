import type { Texts } from '../texts.ts'
import type { operatorAnswersHu } from './answers.hu.ts'

export const operatorAnswersEn: Texts<typeof operatorAnswersHu> = {
  answered: 'The answer is stored and, where there is somebody to mail it to, on its way.',
  done: 'Done.',
  delivered: 'Handed over; the price is charged and whoever ordered is told.',
  cancelAsked: 'The job was asked to stop.',
  resent: 'The mail is in the queue again.',
  kept: 'The trial is a subscription now; its modules stay.',
  posted: 'Posted. The subscriber can spend {{balance}}.',
  postedBefore:
    'This was posted under the reference before; nothing was posted now. The subscriber can spend {{balance}}.',
  trial: {
    granted: 'The trial is granted; the link goes out by mail.',
    refused: 'The trial is refused; whoever asked is told by mail.',
  },
  price: {
    set: 'The new price holds from {{day}} on.',
    ended: 'Not sold any more from {{day}} on.',
    general: 'The price of the country ends; the general price holds from {{day}} on.',
  },
}
