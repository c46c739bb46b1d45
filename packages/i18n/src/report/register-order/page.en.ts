import type { Texts } from '../../texts.ts'
import type { reportRegisterOrderPageHu } from './page.hu.ts'

export const reportRegisterOrderPageEn: Texts<typeof reportRegisterOrderPageHu> = {
  intro: 'Official documents of the company, delivered electronically. Register number: {{number}}',
  madeUp: 'Demo data: this company does not exist. You can try ordering, but there is nothing we could deliver.',
  steps: {
    label: 'Steps of the order',
    select: 'Documents',
    billing: 'Billing details',
    confirm: 'Order',
    done: 'done',
    current: 'you are here',
  },
  select: {
    title: 'Choose the documents',
    document: 'Document',
    price: 'Price (HUF, without VAT)',
    accounts: 'Published annual accounts',
    nothing: 'No document can be ordered now',
    nothingText: 'Please ask customer service.',
    chosen_one: '{{count}} document',
    chosen_other: '{{count}} documents',
    none: 'No document chosen yet.',
    total: 'Total without VAT',
    order: 'Continue with the order',
    clear: 'Clear the choice',
    gone_one: 'A document chosen before can no longer be ordered.',
    gone_other: '{{count}} documents chosen before can no longer be ordered.',
    changed: 'New price: it was {{price}}.',
  },
  terms: {
    title: 'Delivery and payment',
  },
  billing: {
    next: 'Continue to the order',
    back: 'Back to the documents',
  },
  confirm: {
    title: 'Check the order',
    documents: 'Documents',
    billing: 'Billing details',
    edit: 'Change',
    send: 'Place the order',
    back: 'Back to the billing details',
    pricesChanged: 'The prices have changed since you chose the documents. The new ones are shown.',
    dialogTitle: 'Place the order?',
    dialogText_one: '{{count}} document of {{company}}, {{total}} in all without VAT.',
    dialogText_other: '{{count}} documents of {{company}}, {{total}} in all without VAT.',
    dialogBilled: 'Billed to {{company}}. The confirmation goes to {{email}}',
  },
  placed: {
    title: 'Your order was recorded',
    number: 'Order number',
    another: 'Another order for this company',
  },
  earlier: {
    title: 'Earlier orders for this company',
    number: 'Order number',
    date: 'When',
    by: 'Ordered by',
    documents: 'Documents',
    total: 'Total (HUF, without VAT)',
  },
  unavailable: {
    title: 'No document of this company can be ordered',
    text: 'Official data can be ordered of Hungarian companies that have a register number.',
  },
}
