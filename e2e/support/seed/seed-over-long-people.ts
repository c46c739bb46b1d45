import type { SourceRecord } from '@merleg/domain/observation'
import { factOf, OWNER } from '../../../apps/server/src/features/report/testing-report.ts'
import { addressOf, LONG_NAME, personOf, pick, termOf, times } from './seed-over-long-words.ts'
import { SEEDED } from './seeded-companies.ts'

const fact = factOf(SEEDED.overLong)

/** Two hundred officers in every post. */
export function listOfficers(): SourceRecord[] {
  return [
    ...times(110, (index) =>
      fact(
        'signatory',
        {
          ...personOf(index),
          post: pick(
            [
              'vezérigazgató',
              'igazgatósági tag',
              'cégvezető, a pénzügyi és számviteli terület általános helyettese',
              'cégvezető',
            ],
            index,
          ),
          representation: pick(['independent', 'joint', 'none'] as const, index),
        },
        { slot: `o${index}`, ...termOf(index) },
      ),
    ),
    ...times(60, (index) =>
      fact(
        'supervisory-board',
        { ...personOf(index + 120), post: index % 6 === 0 ? 'elnök' : 'tag' },
        { slot: `f${index}`, ...termOf(index) },
      ),
    ),
    ...times(6, (index) =>
      fact(
        'auditor',
        {
          ...personOf(index + 190),
          partyKind: 'company',
          motherName: null,
          birthDate: null,
          name: `${LONG_NAME.slice(0, 80)} Könyvvizsgáló és Adótanácsadó Kft.`,
          registerNumber: `01-09-0${70_000 + index}`,
        },
        { slot: `a${index}`, ...termOf(index) },
      ),
    ),
    ...times(24, (index) =>
      fact(
        'representative',
        { ...personOf(index + 210), post: 'kézbesítési megbízott' },
        { slot: `v${index}`, ...termOf(index) },
      ),
    ),
  ]
}

/** Sixty owners, every third one a company. */
export function listOwners(): SourceRecord[] {
  return times(60, (index) => {
    const isCompany = index % 3 === 0
    const who = isCompany
      ? {
          ...OWNER,
          partyKind: 'company' as const,
          name: `${LONG_NAME.slice(0, 40 + index * 3)} Holding S.à r.l.`,
          address: addressOf(index).text,
          registerNumber: `B${100_000 + index}`,
        }
      : { ...OWNER, ...personOf(index + 240) }
    const share = index === 0 ? 50.5 : 0.75
    const contribution = {
      contribution: Math.round(share * 10_000_000_000),
      currency: 'HUF',
      shareMin: share,
      shareMax: index % 5 === 0 ? Math.min(100, share + 9) : share,
    }
    return fact(
      'member',
      { ...who, ...contribution, shareText: index % 10 === 0 ? 'minősített többségű befolyás' : null },
      { slot: `m${index}`, ...termOf(index * 2) },
    )
  })
}
