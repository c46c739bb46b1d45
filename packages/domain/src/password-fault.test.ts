import { expect, test } from 'vitest'
import { findPasswordFault } from './password-fault.ts'

const commonPasswords = new Set(['password', 'sunshine', 'jelszo', 'abc123', 'p@ssw0rd1'])
const owner = {
  name: 'Kovács Éva',
  email: 'eva.kovacs@penzugy.proba.com',
  phone: '+36 30 987 2154',
  subscriberName: 'Minta Mérnöki Kft.',
}
const find = (password: string) => findPasswordFault(password, { commonPasswords, owner })

test.each([
  'password',
  'PassWord',
  'Password1!',
  '!!password2026',
  'P@ssw0rd',
  'p@55w0rd99',
  'Jelszó2026!',
  'abc123',
  'aaaaaaaaaa',
  'abababababab',
  '12345678',
  '87654321',
  'qwertzuiop',
  'lkjhgfdsa',
  'abcdefgh',
])('%s is one that many choose', (password) => {
  expect(find(password)).toBe('common')
})

test.each([
  'kovacseva1985',
  'Kovács.Éva.1985!',
  'K0vacs-3va',
  'eva.kovacs@proba.com',
  '06309872154',
  'minta-kft-2026',
  'MintaMernoki',
  'merleg-demo',
])('%s is made of what others know of the user', (password) => {
  expect(find(password)).toBe('own-data')
})

test.each(['zöld-teknős-8', 'kovacs-9f8Jq2mX', 'sunshine-monkey-31', 'correct horse battery staple', 'compress9'])(
  '%s is taken',
  (password) => {
    expect(find(password)).toBeNull()
  },
)
