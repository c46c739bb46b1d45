import type { Texts } from '../texts.ts'
import type { internationalOrdersAnswersHu } from './answers.hu.ts'

export const internationalOrdersAnswersEn: Texts<typeof internationalOrdersAnswersHu> = {
  type: 'Foreign company report to order',
  typeOnline: 'Online report: {{report}}',
  ordered:
    'Your order has been recorded under number {{number}}. Its price is held; we will e-mail you when the report is ready.',
  orderedDemo:
    'Your order has been recorded under number {{number}}. Its price is held. Demo account: no mail is sent, the finished report can be downloaded with the order.',
  orderedBefore: 'This order was already recorded under number {{number}}; its price is held only once.',
  terms: {
    held: 'With the order its price is held on your international balance; it is charged only when the report is delivered.',
    delivered: 'Our staff obtain the report; we e-mail you when it is ready, and you download it here.',
    deliveredDemo:
      'Our staff obtain the report. Demo account: no mail is sent, the finished report can be downloaded here.',
    defaultPrices: 'Some prices are defaults of the program that the operator has not yet replaced by its own.',
  },
  notices: {
    answered: 'Answer received',
    delivered: 'Report ready',
    cancelled: 'Order cancelled',
    refunded: 'Price refunded',
  },
  mail: {
    orderedSubject: 'Order of a foreign company report: {{number}}',
    ordered:
      'We have recorded the following order under number {{number}}. Its price is held and charged only when the report is delivered.',
    answeredSubject: 'Answer to your order: {{number}}',
    answered: 'Our staff have written about your order {{number}}:',
    deliveredSubject: 'The report you ordered is ready: {{number}}',
    delivered: 'The report ordered under number {{number}} is ready. After signing in you can download it here:',
    cancelledSubject: 'Your order has been cancelled: {{number}}',
    cancelled: 'Order {{number}} has been cancelled. Its price was not charged; the held amount can be spent again.',
    refundedSubject: 'The price of your order has been refunded: {{number}}',
    refunded:
      'The price of order {{number}} has been refunded: {{price}} excluding VAT. The amount can be spent again; the report can no longer be downloaded.',
    reason: 'Note from our staff:',
    toOrder: 'After signing in you can see the order here:',
    country: 'Country',
    company: 'Company',
    address: 'Address',
    taxNumber: 'Tax number',
    companyNumber: 'Company registration number',
    deadline: 'Deadline',
    person: 'Contact person',
    phone: 'Phone',
    email: 'E-mail',
    comment: 'Comment',
    price: 'Price excluding VAT',
    orderedBy: 'Ordered by',
    subscriber: 'Subscriber',
    language: 'Language',
    commands: 'To do: merleg orders show {{number}}, then answer, deliver or cancel.',
    question: 'If you have any questions, reply to this e-mail quoting the order number.',
  },
}
