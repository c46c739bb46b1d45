import type { Texts } from '../texts.ts'
import type { billingPageHu } from './page.hu.ts'

export const billingPageEn: Texts<typeof billingPageHu> = {
  title: 'Who should be invoiced?',
  hint: 'The details are saved with the subscription; next time you only need to check them.',
  onFile: 'On file now',
  company: 'Company name',
  taxNumber: 'Tax number',
  taxNumberHint: 'Hungarian tax number (12345678-1-42), or a foreign VAT number with its country code (ATU12345678)',
  zip: 'Postal code',
  city: 'City',
  street: 'Street and number',
  contact: 'Contact person',
  phone: 'Phone number',
  email: 'E-mail address',
  emailHint: 'The confirmation, the payment request and the documents are sent here.',
  emailHintDemo: 'Demo account: nothing is sent to this address.',
  faultCount_one: 'One field needs to be corrected.',
  faultCount_other: '{{count}} fields need to be corrected.',
  faults: {
    'too-long': 'At most {{limit}} characters.',
    'tax-number':
      'This is not a tax number. Use the form 12345678-1-42, or a foreign VAT number with its country code.',
    'tax-number-check-digit': 'The tax number is wrong: the check digit does not match.',
    zip: 'A Hungarian postal code has four digits.',
    'zip-short': 'A postal code has at least three characters.',
    phone: 'Enter a phone number of 6 to 15 digits.',
    email: 'Enter a valid e-mail address.',
  },
  name: 'Name',
  address: 'Address',
}
