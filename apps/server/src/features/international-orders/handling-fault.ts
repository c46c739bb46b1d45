import {
  DELIVERED_ENDINGS,
  type DeliveredFileFault,
  MOST_DELIVERED_BYTES,
} from '@merleg/domain/international-orders/delivered-file'
import type { OrderState } from '@merleg/domain/international-orders/order-states'
import type { HandlingFault } from './handle-order.usecases.ts'

const FILE_FAULTS: Readonly<Record<DeliveredFileFault, string>> = {
  type: `Only these can be delivered: ${DELIVERED_ENDINGS.join(', ')}.`,
  empty: 'The file is empty.',
  'too-large': `The file is larger than ${MOST_DELIVERED_BYTES / 1024 / 1024} MB.`,
  content: 'The file is not what its name says.',
  'cut-off': 'The end of the file is missing: it was not copied whole.',
}

const STATES: Readonly<Record<OrderState, string>> = {
  ordered: 'The order is not delivered yet: cancel it without --refund.',
  delivered: 'The order is delivered. To give its price back: cancel --refund.',
  cancelled: 'The order is cancelled already.',
  refunded: 'The price of the order was given back already.',
}

/** Why something cannot be done with an order, for the person at the terminal. */
export function describeHandlingFault(fault: HandlingFault): string {
  switch (fault.kind) {
    case 'not-found':
      return 'There is no order of this number.'
    case 'state':
      return STATES[fault.state]
    case 'file':
      return FILE_FAULTS[fault.fault]
    case 'text':
      return 'Write something, of at most 5000 characters.'
    case 'delivered-otherwise':
      return 'Another file was delivered for this order already. Nothing was changed.'
  }
}
