import type { Texts } from '../texts.ts'
import type { vatChecksAnswersHu } from './answers.hu.ts'

export const vatChecksAnswersEn: Texts<typeof vatChecksAnswersHu> = {
  titles: {
    asking: 'The check is under way',
    valid: 'Valid when it was checked',
    invalid: 'Not valid when it was checked',
    unanswered: 'No answer was given',
  },
  texts: {
    asking: 'VIES was asked on {{at}}; the answer of the member state may take up to two minutes.',
    valid:
      'According to VIES the number was valid when it was checked ({{at}}). Of the time after that this says nothing: check again before each transaction.',
    invalid:
      'When it was checked ({{at}}), VIES did not know the number as valid for transactions within the EU. The company may be in business and have a domestic tax number all the same: several member states enter only those in VIES who asked for it, and members of a VAT group use the number of the group.',
  },
  proof: {
    with: 'The consultation number proves to a tax authority that the holder of the EU VAT number {{requester}} made the check; for anybody else it is no proof.',
    without:
      'Without a consultation number this is no more than our own record of the check: VIES gives one only to those who state their own EU VAT number.',
    withheld:
      'VIES gave no consultation number, although it was given the requester’s EU VAT number ({{requester}}): this is no more than our own record of the check.',
  },
  causes: {
    'member-state':
      'The service of the member state did not answer. It follows neither that the number is valid nor that it is not: check again later.',
    busy: 'VIES or the service of the member state was overloaded. This says nothing about the number: check again later.',
    service:
      'VIES could not be reached, or its answer could not be read. This says nothing about the number: check again later.',
    blocked:
      'VIES accepts no questions from us at present. This says nothing about the number; please tell customer service.',
    requester:
      'VIES did not accept the requester’s EU VAT number. This says nothing about the number; please tell customer service.',
    input: 'VIES did not accept the number in this form and has therefore not checked it.',
    'given-up': 'The check was interrupted. This says nothing about the number: check again.',
  },
  rows: {
    number: 'EU VAT number',
    askedAt: 'Asked',
    answeredAt: 'Answered',
    askedBy: 'Asked by',
    requester: 'VAT number of the requester',
    consultationNumber: 'Consultation number',
    toldDate: 'Time of the check according to VIES',
    traderName: 'Name according to the member state',
    traderAddress: 'Address according to the member state',
  },
  notTold: 'not disclosed by the member state',
  origins: {
    told: 'the number in the register',
    'tax-number': 'composed from the tax number; whether the company has such a number, VIES tells',
    'register-number': 'composed from the registration number; whether the company has such a number, VIES tells',
  },
  obstacles: {
    off: 'The VIES check is switched off. To switch it on: MERLEG_VIES=on, and MERLEG_VIES_REQUESTER with your own EU VAT number.',
    'made-up': 'This company is made up, therefore VIES is not asked about its number.',
    unknown: 'The EU VAT number of the company is not known and cannot be checked.',
    format: 'The number in the register does not have the form of an EU VAT number and cannot be checked.',
    'not-eu': 'VIES knows numbers of the member states of the European Union and of Northern Ireland only.',
    'check-digit': 'The check digit of the number in the register is wrong, so that it cannot be checked.',
  },
  print: {
    title: 'VIES checks',
    note: 'Asked for by users of your subscription; source: European Commission, VIES',
    more: 'The latest {{count}} checks; there were earlier ones.',
  },
}
