import type { Texts } from '../texts.ts'
import type { personalDataAnswersHu } from './answers.hu.ts'

export const personalDataAnswersEn: Texts<typeof personalDataAnswersHu> = {
  closing: 'Your account will be closed on {{date}}. Until then you can take it back in your profile.',
  closed: 'Your account is closed.',
  kept: 'The account stays.',
  mail: {
    closingSubject: 'The closing of your account was requested',
    closing:
      'Your account will be closed on {{date}}. If you have changed your mind, you can take it back in your profile until then. If it was not you who asked, sign in, take it back and change your password.',
    closingByOther:
      'Your account will be closed on {{date}}: an administrator of your subscription or our customer service asked for it. If you do not agree, you can take it back in your profile until then; please tell the administrator too.',
    keptSubject: 'Your account stays after all',
    kept: 'Your account will not be closed on {{date}} after all: an administrator of your subscription or our customer service took it back. If you still want it closed, ask for it again in your profile.',
    closedSubject: 'Your account is closed',
    closed:
      'Your account is closed: your name, address, phone number, searches, lists and messages are deleted. What the law makes us keep (orders, credit) stays without a name. This is our last mail to this address.',
  },
}
