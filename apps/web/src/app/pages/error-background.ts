import { parseClaim, type Claim } from '@merleg/domain/claims'
import type { IconName } from '../../shared/ui/icon-map.ts'

const BY_CLAIM: Partial<Record<Claim, IconName>> = {
  MarketingAdatok: 'phone',
  Reszleteskereso: 'filter',
  Monitoring: 'bell',
  Kedvencek: 'star',
  Nemzetkozi: 'foreign',
  Osszehasonlitas: 'scale',
  Cegriport: 'company',
  GazdasagiAdatok: 'coin',
  Beszamolok: 'statement',
  Mutatok: 'chart',
  KapcsolatiHalo: 'people',
  Idovonal: 'timeline',
  AgazatiMutatok: 'percent',
  TenylegesTulajdonos: 'owner',
  NegativInfo: 'warning',
  PozitivInfo: 'award',
}
const BY_TYPE: Record<string, IconName> = { traffic: 'status-procedure', company: 'company', module: 'lock' }

/** The drawing behind an error page: of the module it names, else of the type of the error (spec part 2 §8). */
export function getErrorBackground(type: string, name: string | undefined): IconName {
  const claim = parseClaim(name ?? '')
  return (claim === null ? undefined : BY_CLAIM[claim]) ?? BY_TYPE[type] ?? 'scale'
}
