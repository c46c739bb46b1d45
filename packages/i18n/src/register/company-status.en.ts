import type { registerCompanyStatusHu } from './company-status.hu.ts'
import type { Texts } from '../texts.ts'

export const registerCompanyStatusEn: Texts<typeof registerCompanyStatusHu> = {
  working: 'working',
  unknown: 'unknown',
  'under-procedure': 'under procedure',
  'under-enforcement': 'under enforcement',
  'voluntary-liquidation': 'in voluntary liquidation',
  bankruptcy: 'in bankruptcy proceedings',
  'forced-deletion': 'under forced deletion',
  'under-liquidation': 'under liquidation',
  ceased: 'ceased',
}
