import { LEGAL_FORMS } from '@merleg/domain/legal-forms'
import { LOCALES } from '@merleg/domain/locale'
import { expect, test } from 'vitest'
import { nameLegalForm } from './search-prefill.views.ts'

test.each(LOCALES)('a legal form tells its short name once (%s)', (locale) => {
  const twice = LEGAL_FORMS.map((form) => nameLegalForm(form, locale)).filter((name) => /(\([^)]+\)).*\1/.test(name))
  expect(twice).toEqual([])
})
