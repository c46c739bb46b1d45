import type { profilePageHu } from './page.hu.ts'
import type { Texts } from '../texts.ts'

export const profilePageEn: Texts<typeof profilePageHu> = {
  title: 'Edit profile',
  personal: 'Personal data',
  name: 'Name',
  email: 'E-mail address',
  emailHint: 'The e-mail address is the user name; ask customer service to change it.',
  phone: 'Phone number',
  password: 'Change password',
  passwordHint: 'Fill this in only if you want a new password. Your other devices will then have to sign in again.',
  currentPassword: 'Current password',
  newPassword: 'New password',
  newPasswordPlaceholder: 'at least 8 characters',
  passwordConfirmation: 'New password again',
  credit: 'Prepaid credit',
  creditHint: 'The credit belongs to the subscriber; purchases and top-ups change it.',
  creditHeld: 'held {{amount}}',
  creditStatement: 'Statement',
}
