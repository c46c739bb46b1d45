import type { Texts } from '../texts.ts'
import type { correctionsAnswersHu } from './answers.hu.ts'

export const correctionsAnswersEn: Texts<typeof correctionsAnswersHu> = {
  reported: 'Your report was recorded under number {{number}}. Until it is decided the value is marked as “disputed”.',
  print: {
    title: 'Disputed or wrong data in this chapter',
    intro:
      'Reported by users of your subscription; the values are given unchanged, as their source has them. What was found to be wrong the source may have corrected since.',
    field: 'Item',
    shown: 'Value as given',
    expected: 'According to the report',
    state: 'State',
    reportedOn: 'Reported',
    disputed: 'disputed, not decided yet',
    disputedShort: 'disputed',
    accepted: 'found to be wrong',
  },
  mail: {
    reporter: 'Reported by',
    subscriber: 'Subscriber',
    language: 'Language',
    company: 'Company',
    section: 'Chapter',
    field: 'Item',
    shown: 'Value as given',
    fault: 'What is wrong',
    expected: 'What it should be',
    evidence: 'Evidence',
    serviceSubject: 'Report of a wrong value, number {{number}}',
    commands:
      'To see it: merleg corrections show {{number}}\nTo answer: merleg corrections answer {{number}} --text "…"',
    receivedSubject: 'We have received your report, number {{number}}',
    received:
      'Your report of a wrong value was recorded under number {{number}}. We will look into it with the source and answer by e-mail. The data stay unchanged, as their source has them.',
    toList: 'Your reports:',
    answeredSubject: 'Answer to your report number {{number}}',
    answered: '{{company}} – {{field}}: our answer to your report number {{number}}:',
    forwardedSubject: 'Your report number {{number}} was forwarded',
    forwarded: '{{company}} – {{field}}: we have asked the source about your report number {{number}}.',
    acceptedSubject: 'Your report number {{number}} was accepted',
    accepted:
      '{{company}} – {{field}}: we have accepted your report number {{number}}. Beside the value we say that it was found to be wrong until the source publishes a newer one.',
    refusedSubject: 'Your report number {{number}} was not accepted',
    refused: '{{company}} – {{field}}: we have not accepted your report number {{number}}. The reason:',
    withheldSubject: 'Your report number {{number}} was upheld',
    withheld:
      '{{company}} – {{field}}: we have upheld your report number {{number}}. Reports of the company no longer show the address, the mother’s name and the date of birth of the person concerned; the name and the role stay, as the register has them.',
  },
}
