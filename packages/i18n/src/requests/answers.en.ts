import type { requestsAnswersHu } from './answers.hu.ts'
import type { Texts } from '../texts.ts'

export const requestsAnswersEn: Texts<typeof requestsAnswersHu> = {
  message: 'We have received your message and will answer it shortly.',
  offer: 'We have received your request and will contact you with an offer shortly.',
  topUp: 'We have received your request for a top-up and will shortly send a payment request to your e-mail address.',
}
