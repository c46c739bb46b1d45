import { describe, expect, test } from 'vitest'
import { findEstonianForm, findEstonianRole, findEstonianStatus } from './estonian-register.ts'
import {
  findLatvianClosing,
  findLatvianForm,
  findLatvianProceeding,
  findLatvianRepresentation,
  findLatvianRole,
} from './latvian-register.ts'

describe('the Estonian register', () => {
  test.each([
    ['R', 'registered', null],
    ['L', 'registered', 'procedure'],
    ['N', 'registered', 'liquidation'],
    ['K', 'ceased', null],
  ])('status %s', (code, registration, proceeding) => {
    expect(findEstonianStatus(code)).toEqual({ registration, proceeding })
  })

  test('an unknown status, form or role is none', () => {
    expect(findEstonianStatus('X')).toBeNull()
    expect(findEstonianForm('Euroopa ühistu')).toBeNull()
    expect(findEstonianForm('Osaühing')?.key).toBe('ee-ou')
    expect(findEstonianRole('XYZ')).toBeUndefined()
    expect(findEstonianRole('KISIK')).toBeNull()
    expect(findEstonianRole('JUHL')).toEqual({ section: 'signatory', post: 'board-member' })
    expect(findEstonianRole('TOSAN')).toEqual({ section: 'member', post: 'general-partner' })
  })
})

describe('the Latvian register', () => {
  test('forms, closings and proceedings; others are none', () => {
    expect(findLatvianForm('Akciju sabiedrība')?.key).toBe('lv-as')
    expect(findLatvianForm('Partija')).toBeNull()
    expect([findLatvianClosing('L'), findLatvianClosing('?')]).toEqual(['likvidēts', null])
    expect(['INSOLVENCY', 'LEGAL_PROTECTION', 'OTHER'].map(findLatvianProceeding)).toEqual([
      'liquidation',
      'bankruptcy',
      null,
    ])
    expect(['INDIVIDUALLY', 'WITH_AT_LEAST', ''].map(findLatvianRepresentation)).toEqual(['independent', 'joint', null])
  })

  test.each([
    ['CHAIR_OF_BOARD', 'EXECUTIVE_BOARD', { section: 'signatory', post: 'board-chair' }],
    ['', 'SUPERVISORY_BOARD', { section: 'supervisory-board', post: 'supervisory-member' }],
    ['NEW_POSITION', 'EXECUTIVE_BOARD', { section: 'signatory', post: null }],
    ['OWNER', '', { section: 'member', post: null }],
    ['NEW_POSITION', 'NEW_BODY', null],
    ['', '', null],
  ])('%s in %s', (position, body, expected) => {
    expect(findLatvianRole(position, body)).toEqual(expected)
  })
})
