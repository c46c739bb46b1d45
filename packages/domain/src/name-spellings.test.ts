import { describe, expect, it } from 'vitest'
import { isLegalFormWord, listNameSpellings } from './name-spellings.ts'

describe('listNameSpellings', () => {
  it.each([
    ['alma kft', ['alma kft', 'kft alma']],
    ['ou alma', ['ou alma', 'alma ou']],
    ['alma nonprofit kft', ['alma nonprofit kft', 'nonprofit kft alma']],
    ['alma gmbh co kg', ['alma gmbh co kg', 'gmbh co kg alma']],
  ])('%s has its form at either end', (name, expected) => {
    expect(listNameSpellings(name)).toEqual(expected)
  })

  it.each(['alma', 'alma korte', 'kft'])('%s gets every form', (name) => {
    const spellings = listNameSpellings(name)
    expect(spellings[0]).toBe(name)
    expect(spellings).toEqual(expect.arrayContaining([`${name} zrt`, `mtu ${name}`, `${name} srl`]))
  })
})

it.each([
  ['kft', true],
  ['osauhing', true],
  ['felelossegu', true],
  ['alma', false],
  ['', false],
])('%s is a form: %s', (word, expected) => {
  expect(isLegalFormWord(word)).toBe(expected)
})
