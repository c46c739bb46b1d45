import { expect, test } from 'vitest'
import { findMemberTerm } from './member-term.ts'

test.each([
  [{ code: '114', name: 'Nyilvánosan működő részvénytársaság' }, 'shareholders'],
  [{ code: '114', name: null }, 'shareholders'],
  [{ code: '573', name: 'Nonprofit zártkörűen működő részvénytársaság' }, 'shareholders'],
  [{ code: '226', name: null }, 'foundingEnterprise'],
  [{ code: '113', name: null }, 'members'],
  [{ code: '117', name: 'Betéti társaság' }, 'members'],
  [{ code: null, name: 'Naamloze vennootschap' }, 'members'],
  [{ code: null, name: null }, 'members'],
] as const)('those who hold a company of %j are its %s', (form, term) => expect(findMemberTerm(form)).toBe(term))
