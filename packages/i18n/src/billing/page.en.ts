import type { Texts } from '../texts.ts'
import type { billingPageHu } from './page.hu.ts'

export const billingPageEn: Texts<typeof billingPageHu> = {
  title: 'To whom is it billed?',
  hint: 'The details are kept with the subscription: next time you only look them through.',
  company: 'Company name',
  taxNumber: 'Tax number',
  taxNumberHint: 'Hungarian tax number (12345678-1-42), or a foreign VAT number with its country code (ATU12345678)',
  zip: 'Postal code',
  city: 'City',
  street: 'Street and number',
  contact: 'Contact person',
  phone: 'Phone number',
  email: 'E-mail address',
  emailHint: 'The confirmation, the fee request and the documents are sent here.',
  faultCount_one: 'One field needs correcting.',
  faultCount_other: '{{count}} fields need correcting.',
  faults: {
    'too-long': 'At most {{limit}} characters.',
    'tax-number': 'This is no tax number. Write 12345678-1-42, or a foreign VAT number with its country code.',
    'tax-number-check-digit': 'The tax number is wrong: its check digit does not fit.',
    zip: 'A Hungarian postal code has four digits.',
    phone: 'Enter a phone number of 6 to 15 digits.',
    email: 'Enter a valid e-mail address.',
  },
  name: 'Name',
  address: 'Address',
}
