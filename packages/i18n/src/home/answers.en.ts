import type { homeAnswersHu } from './answers.hu.ts'
import type { Texts } from '../texts.ts'

export const homeAnswersEn: Texts<typeof homeAnswersHu> = {
  basis_one:
    'We looked at what has come in about the company you opened last, since you opened it. Its sources: {{sources}}. What they do not cover, or have not published yet, is not known to us.',
  basis_other:
    'We looked at what has come in about the {{count}} companies you opened last, since you opened each of them. Their sources: {{sources}}. What they do not cover, or have not published yet, is not known to us.',
  basisUnknown_one:
    'None of our sources tells of the company you opened last: it is not known whether anything has happened to it since.',
  basisUnknown_other:
    'None of our sources tells of the {{count}} companies you opened last: it is not known whether anything has happened to them since.',
}
