import { type InfoItem, InfoPage } from '@merleg/contract/report/info.contract'
import type { InfoType } from '@merleg/domain/company-info/info-groups'
import type { Locale } from '@merleg/domain/locale'
import type { SourceInfo } from '@merleg/domain/observation'
import { expect } from 'vitest'
import type { TestApp } from '../../../app/testing-app.ts'
import { callAs, REGISTER } from '../testing-report.ts'

/** A source that tells everything of its companies that this page asks for. */
export const FULL_SOURCE: SourceInfo = {
  ...REGISTER,
  sourceId: 'full',
  title: 'Teljes nyilvántartás',
  covers: ['liquidation', 'tax-debt', 'statement', 'certificate'],
}

export const infoUrl = (id: string, type: InfoType, rest = '') => `/api/report/${id}/${type}-info${rest}`

export async function readInfo(
  server: TestApp,
  { id, type, query = '', locale = 'hu' }: { id: string; type: InfoType; query?: string; locale?: Locale },
): Promise<InfoPage> {
  const answer = await callAs(server, infoUrl(id, type, query), { claims: ['NegativInfo', 'PozitivInfo'], locale })
  expect(answer.statusCode).toBe(200)
  return InfoPage.parse(answer.json())
}

/** Texts with their no-break spaces made plain. */
export const plain = (text: string | null): string | null => text?.replaceAll('\u00A0', ' ') ?? null

/** `group: key | value | dates`, ended ones with a minus. */
export function listShown({ groups }: InfoPage): string[] {
  return groups.flatMap(({ id, items }) => items.map((item) => `${id}: ${describe(item)}`))
}

function describe({ key, value, dates, actual }: InfoItem): string {
  return plain([actual ? key : `-${key}`, value, dates ?? ''].join(' | ')) ?? ''
}
