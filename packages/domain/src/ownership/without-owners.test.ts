import { expect, test } from 'vitest'
import { findWithoutOwners } from './without-owners.ts'

const entity = { legalForm: null, legalFormCode: null }

test.each([
  ['company', entity, null],
  ['foreign', entity, null],
  ['selfemployed', entity, 'person'],
  ['budgetary', entity, 'institution'],
  ['educational', entity, 'institution'],
  ['nonprofit', { ...entity, legalFormCode: 'alapitvany' }, 'foundation'],
  ['nonprofit', { ...entity, legalFormCode: '569' }, 'foundation'],
  ['nonprofit', { ...entity, legalForm: 'Közalapítvány' }, 'foundation'],
  ['nonprofit', { ...entity, legalFormCode: 'egyesulet' }, 'association'],
] as const)('%s %j', (kind, form, expected) => expect(findWithoutOwners({ kind, ...form })).toBe(expected))
