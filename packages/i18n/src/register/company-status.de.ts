import type { registerCompanyStatusHu } from './company-status.hu.ts'
import type { Texts } from '../texts.ts'

export const registerCompanyStatusDe: Texts<typeof registerCompanyStatusHu> = {
  working: 'aktiv',
  unknown: 'unbekannt',
  'under-registration': 'Eintragung beantragt',
  'under-procedure': 'Verfahren anhängig',
  'under-enforcement': 'Zwangsvollstreckung anhängig',
  suspended: 'Geschäftstätigkeit ausgesetzt',
  'voluntary-liquidation': 'in freiwilliger Liquidation',
  bankruptcy: 'im Sanierungsverfahren',
  'forced-deletion': 'im Zwangslöschungsverfahren',
  'under-liquidation': 'in Insolvenzliquidation',
  ceased: 'erloschen',
}
