import type { Texts } from '../texts.ts'
import type { correctionsPageHu } from './page.hu.ts'

export const correctionsPageEn: Texts<typeof correctionsPageHu> = {
  form: {
    title: 'Report a wrong value',
    intro:
      'We look into it with the source and answer by e-mail. Until then the value stays as it is, marked as “disputed”; other subscribers do not see the report.',
    field: 'Item',
    shownValue: 'The value as you see it',
    fault: 'What is wrong?',
    expected: 'What should it be?',
    evidence: 'Evidence',
    evidenceHint: 'Optional: how you know, where it can be seen.',
    file: 'File',
    fileHint: 'Optional: PDF, PNG or JPEG, at most 5 MB.',
    filePlaceholder: 'Choose a file',
    clearFile: 'Discard the file',
    fileTooLarge: 'The file is larger than 5 MB.',
    fileFailed: 'The report was recorded under number {{number}}, but the file could not be sent.',
    submit: 'Send the report',
    sendFile: 'Send the file',
  },
  marks: {
    disputed: 'disputed',
    disputedText:
      'Disputed: on {{date}} it was reported that “{{shown}}” should be: {{expected}}. It is not decided yet.',
    wrong: 'found to be wrong',
    wrongText:
      'Found to be wrong. According to the report of {{date}} “{{shown}}” should be: {{expected}}. The source has published nothing newer since.',
    unknown: 'We cannot tell at the moment which values were reported as wrong.',
  },
  section: {
    title: 'Disputed or wrong data in this chapter',
    expected: 'according to the report of {{date}} it should be: {{expected}}',
    note: 'Reported by users of your subscription; the values are given unchanged, as their source has them. What was found to be wrong the source may have corrected since.',
    toList: 'My reported errors',
  },
  list: {
    title: 'My reported errors',
    reported: 'What you reported as wrong',
    reportedAt: 'Reported',
    sources: 'Sources as they were given then',
    answers: 'Answers',
    emptyTitle: 'You have not reported a wrong value yet',
    emptyText: 'Beside the values of a report, where their source is told, you can report that one is wrong.',
    demoTitle: 'In the demo no wrong value can be reported',
    demoText: 'The demo account is open to everybody: what one visitor reports all others would read.',
  },
  states: {
    reported: 'Waiting for a decision',
    forwarded: 'With the source, waiting for a decision',
    accepted: 'Accepted',
    refused: 'Not accepted',
    withheld: 'Personal details withheld',
  },
  notices: {
    answered: 'Answer',
    forwarded: 'The source was asked',
    accepted: 'Accepted',
    refused: 'Not accepted',
    withheld: 'Withheld',
  },
}
