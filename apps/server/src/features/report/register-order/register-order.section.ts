import { hasPublications } from '@merleg/domain/publications'
import { defineSection } from '../report-section.ts'
import { registerRegisterOrder } from './register-order.routes.ts'

/** Ordering documents of the official register, of companies that it has any of. */
export const registerOrderSection = defineSection('register-order', {
  register: registerRegisterOrder,
  isShownFor: hasPublications,
})
