import { expect, test } from 'vitest'
import { decideFourEyes, type FourEyes } from './four-eyes.ts'

const ME = 'me'
const off: FourEyes = { isOn: false, proposedBy: null, hasOthers: true }
const on: FourEyes = { ...off, isOn: true }

test.each([
  ['is switched on by one', off, true, 'switched-on'],
  ['is on already', on, true, null],
  ['is off already', off, false, null],
  ['is proposed to be switched off', on, false, 'off-proposed'],
  ['is not switched off by who proposed it', { ...on, proposedBy: ME }, false, null],
  ['is switched off by another', { ...on, proposedBy: 'other' }, false, 'switched-off'],
  ['is kept by another', { ...on, proposedBy: 'other' }, true, 'off-declined'],
  ['is kept by who proposed it', { ...on, proposedBy: ME }, true, 'off-declined'],
  ['is switched off where there is nobody else', { ...on, hasOthers: false }, false, 'switched-off'],
  ['of a proposal of who is alone by now', { ...on, proposedBy: ME, hasOthers: false }, false, 'switched-off'],
] as const)('a second pair of eyes %s', (_title, standing, isOn, action) => {
  expect(decideFourEyes(standing, { userId: ME, isOn })).toBe(action)
})
