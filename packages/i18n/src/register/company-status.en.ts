import type { registerCompanyStatusHu } from './company-status.hu.ts'
import type { Texts } from '../texts.ts'

export const registerCompanyStatusEn: Texts<typeof registerCompanyStatusHu> = {
  working: 'active',
  unknown: 'unknown',
  'under-registration': 'registration pending',
  'under-procedure': 'subject to proceedings',
  'under-enforcement': 'subject to enforcement',
  suspended: 'business activity suspended',
  'voluntary-liquidation': 'in voluntary liquidation',
  bankruptcy: 'in bankruptcy proceedings',
  'forced-deletion': 'subject to compulsory strike-off',
  'under-liquidation': 'in insolvent liquidation',
  ceased: 'ceased',
}
