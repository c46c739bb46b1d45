import type { Texts } from '../texts.ts'
import type { webhooksPageHu } from './page.hu.ts'

export const webhooksPageEn: Texts<typeof webhooksPageHu> = {
  title: 'Machine access',
  intro:
    'Your own system can have the alerts within seconds: they are sent to the addresses you name (webhooks), or read as a stream.',
  add: 'New webhook',
  edit: 'Edit',
  delete: 'Delete',
  full: 'At most {{max}} webhooks can be kept.',
  emptyTitle: 'You have not added a webhook yet',
  emptyText:
    'Name the address at which your system awaits alerts. Every message is signed; where the receiver does not answer we try again for three days, and every attempt is listed here.',
  name: 'Name',
  nameRequired: 'The name is required.',
  url: 'Address',
  urlHint: 'A publicly reachable https address.',
  urlRequired: 'The address is required.',
  savedNow: 'Saved now: {{value}}',
  secret: 'Signing secret',
  secretOnce: 'With this secret you verify that a message is ours. It is shown this once: keep it in a safe place.',
  secretCopied: 'The secret was copied.',
  copySecret: 'Copy',
  secretKept: 'I have kept it',
  states: {
    active: 'sending',
    paused: 'paused',
    gone: 'wants no more',
    failing: 'stopped',
  },
  stateHints: {
    paused: 'Sending has been paused since {{at}}. The alerts are kept, and all are sent when it goes on.',
    gone: 'The receiver answered on {{at}} that it wants no more (410). The alerts are kept.',
    failing: 'The receiver took nothing for three days, so sending stopped on {{at}}. The alerts are kept.',
  },
  failingSince: 'The receiver has taken no alert since {{at}}; we keep trying.',
  formerSecret: 'The former secret signs as well until {{at}}.',
  olderSecret: 'An older secret signs as well until {{at}}.',
  deliveredAt: 'Last taken',
  notYet: 'not yet',
  counts: 'Deliveries (30 days)',
  countsValue: '{{delivered}} taken, {{waiting}} waiting, {{failed}} failed',
  test: 'Test',
  testResult: 'Result of the test',
  attemptedAt: '{{at}}, {{ms}} ms',
  answer: 'How the answer began',
  pause: 'Pause',
  resume: 'Resume',
  rotate: 'New secret',
  replay: 'Send again',
  confirm: {
    delete: {
      title: 'Delete {{name}}?',
      text: 'The webhook is deleted with its deliveries and its secret. This cannot be undone.',
    },
    rotate: {
      title: 'A new secret for {{name}}?',
      text: 'The present secret signs as well for another 24 hours: replace it at the receiver by then.',
      atOnce:
        'Sign with none of the former secrets any more: somebody else may know them. Until the receiver knows the new one it accepts nothing; we try again later.',
    },
    pause: {
      title: 'Pause {{name}}?',
      text: 'The alerts are kept, and all are sent when it goes on.',
    },
  },
  replayTitle: 'Send again: {{name}}',
  replayText:
    'Every alert has a number (position). The alerts after the one you name are sent once more; the highest so far is {{position}}. 0 means all.',
  after: 'After number',
  afterRequired: 'Say after which number.',
  upTo: 'Up to number',
  upToHint: 'Left empty: all since.',
  deliveries: 'Deliveries',
  deliveriesOf: 'Deliveries: {{name}}',
  kept: 'Deliveries are kept for {{days}} days.',
  refresh: 'Refresh',
  state: 'State',
  allStates: 'all',
  deliveryStates: {
    waiting: 'waiting',
    delivered: 'taken',
    failed: 'failed',
  },
  noDeliveriesTitle: 'There is nothing to show here yet',
  noDeliveriesText:
    'As soon as there is an alert about a company you watch, you see here when it was sent and what the receiver answered.',
  delivery: 'Delivery',
  alert: 'alert {{position}}',
  testDelivery: 'test',
  nextAt: 'again: {{at}}',
  queuedAt: 'Queued',
  attempts: 'Attempts',
  lastAttempt: 'Last attempt',
  actions: 'Actions',
  openOf: '{{name}}: attempts',
  replayOf: '{{name}}: send again',
  how: {
    title: 'How to receive them',
    answer: 'Answer within 15 seconds with a 2xx status. 410 means that you want no more.',
    retries:
      'After any other answer we try again: after 5 seconds, 5 minutes, 30 minutes, then 2, 5, 10, 14, 20 and 24 hours. The header retry-after is honoured, redirects are not followed.',
    repeated:
      'The same alert may arrive more than once, always with the same webhook-id header, by which you know it. Do not go by the position: after a backup was restored another alert may get it.',
    signature:
      'Signatures follow the Standard Webhooks conventions: HMAC-SHA256 over webhook-id, webhook-timestamp and body.',
    verifyLabel: 'Example of verifying the signature',
    stream:
      'If you cannot receive requests, read a stream (server-sent events). After a broken connection the header Last-Event-ID goes on where you stopped. Should we ever restore a backup, we tell you the position to go on from.',
    streamLabel: 'Example of reading the stream',
    pages: 'The same in pages: /api/monitoring/events?after=0&limit=100',
  },
}
