import { describe, expect, test } from 'vitest'
import { REPORT_ID_PATTERN } from '../report-id.ts'
import { findDeletionGround, findTransformation, readGermanRegisterEntry } from './german-register.ts'

test.each<[string, string, string | null, string | null]>([
  ['Amtsgericht München', 'HRB 233186', null, 'de-muenchen-hrb233186'],
  ['Amtsgericht Kempten (Allgäu)', 'HRA 11870', null, 'de-kemptenallgaeu-hra11870'],
  ['Amtsgericht Oldenburg (Oldenburg)', 'VR 12', null, 'de-oldenburg-vr12'],
  ['Amtsgericht Berlin (Charlottenburg)', 'HRB 3315 RD', null, 'de-berlincharlottenburg-hrb3315rd'],
  ['Amtsgericht Bad Homburg v.d.H.', 'GsR 1', null, 'de-badhomburgvdh-gsr1'],
  ['Amtsgericht Leipzig', 'HRB 7', 'Grimma', 'de-leipzig-hrb7-grimma'],
  ['Amtsgericht München', 'XYZ 1', null, null],
  ['Amtsgericht München', 'HRB', null, null],
  ['registergericht', 'HRB 1', null, null],
  ['Amtsgericht München', 'HRB 1', 'früher woanders', null],
])('%s %s (%s) is %s', (court, number, formerCourt, companyId) => {
  const entry = readGermanRegisterEntry({ court, number, formerCourt })
  expect(entry?.companyId ?? null).toBe(companyId)
  if (companyId !== null) expect(companyId).toMatch(REPORT_ID_PATTERN)
})

describe('what a notice is about', () => {
  test.each([
    ['wegen Vermögenslosigkeit von Amts wegen nach § 394 FamFG zu löschen', 'no-assets'],
    ['von Amts wegen nach § 31 Abs. 2 HGB zu löschen', 'expired'],
    ['gemäß § 31 Abs.2 HGB, § 393 FamFG', 'expired'],
    ['die Eintragung nach § 395 FamFG zu löschen', 'entry'],
    ['', 'unknown'],
  ])('%s: %s', (text, ground) => {
    expect(findDeletionGround(text)).toBe(ground)
  })

  test.each([
    ['der an der Verschmelzung beteiligten Rechtsträger', 'Verschmelzung'],
    ['der an der formwechselnden Umwandlung beteiligten', 'Formwechsel'],
    ['hat im Wege der Ausgliederung übernommen. Verschmelzung', 'Ausgliederung'],
    ['im Wege der Abspaltung', 'Abspaltung'],
    ['Spaltungs- und Übernahmevertrag', 'Spaltung'],
    ['Ein Entwurf ist eingereicht worden.', null],
  ])('%s: %s', (text, kind) => {
    expect(findTransformation(text)).toBe(kind)
  })
})
