import type { Texts } from '../../texts.ts'
import type { reportRegisterOrderPageHu } from './page.hu.ts'

export const reportRegisterOrderPageEn: Texts<typeof reportRegisterOrderPageHu> = {
  intro: 'Official documents of the company, delivered electronically. Registration number: {{number}}',
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
    price: 'Price (HUF, excluding VAT)',
    accounts: 'Published annual accounts',
    nothing: 'No documents can be ordered at present',
    nothingText: 'Please contact customer service.',
    chosen_one: '{{count}} document',
    chosen_other: '{{count}} documents',
    none: 'No document chosen yet.',
    total: 'Total excluding VAT',
    order: 'Continue with the order',
    clear: 'Clear selection',
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
    dialogText_one: '{{count}} document of {{company}}, {{total}} in total excluding VAT.',
    dialogText_other: '{{count}} documents of {{company}}, {{total}} in total excluding VAT.',
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
    total: 'Total (HUF, excluding VAT)',
  },
  unavailable: {
    title: 'No documents can be ordered for this company',
    text: 'Official data can be ordered for Hungarian companies that have a company registration number.',
  },
}
