import type { Texts } from '../texts.ts'
import type { vatChecksPageHu } from './page.hu.ts'

export const vatChecksPageEn: Texts<typeof vatChecksPageHu> = {
  title: 'Check of the EU VAT number (VIES)',
  check: 'Check in VIES now',
  checkAgain: 'Check again',
  asking: 'VIES was asked; waiting for the answer of the member state…',
  keeping: 'The answer is being taken into the company data.',
  never: 'Nobody of your subscription has had this number checked yet. Only a check tells whether it is valid.',
  earlier_one: '{{count}} earlier check',
  earlier_other: '{{count}} earlier checks',
  more: 'The latest are shown; there were earlier ones.',
  source:
    'Source: European Commission, VIES. Only users of your subscription see these checks; when the number was valid everybody sees among the company data.',
}
