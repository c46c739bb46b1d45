import type { Texts } from '../texts.ts'
import type { webhooksAnswersHu } from './answers.hu.ts'

export const webhooksAnswersEn: Texts<typeof webhooksAnswersHu> = {
  added: 'The webhook was added. From now on alerts are sent there too.',
  updated: 'Your changes were saved.',
  paused: 'Sending is paused. The alerts are kept.',
  resumed: 'Sending goes on where it stopped.',
  deleted: 'The webhook and its deliveries were deleted.',
  rotated:
    'A new secret was made. For 24 hours the former one signs as well, and any before it until its own time is over.',
  rotatedAtOnce: 'A new secret was made. From now on it alone signs: replace it at the receiver.',
  replayed_one: '{{number}} alert will be sent again.',
  replayed_other: '{{number}} alerts will be sent again.',
  outcomes: {
    taken: 'taken ({{status}})',
    gone: 'wants no more (410)',
    redirected: 'redirected elsewhere ({{status}}); redirects are not followed',
    refused: 'not taken ({{status}})',
    'nothing-to-send': 'the alert is not there any more',
    'url-refused': 'we cannot send to this address',
    'address-refused': 'the address leads into a private network, where nothing is sent',
    'name-unknown': 'the name in the address cannot be found',
    timeout: 'no answer within 15 seconds',
    tls: 'no secure connection (certificate or encryption)',
    connection: 'could not connect',
    'secret-unreadable': 'the secret cannot be read by the key of this installation; ask for a new one',
  },
}
