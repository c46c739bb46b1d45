import { GRANTING_CLAIMS } from '@merleg/domain/claims'
import { z } from 'zod'
import { type TestApp } from '../../app/testing-app.ts'
import { callAs } from '../report/testing-report.ts'

const DataGroups = z.object({
  groups: z.array(
    z.object({
      id: z.string(),
      items: z.array(z.object({ rows: z.array(z.object({ value: z.string().nullable() })) })),
    }),
  ),
})
const Connections = z.object({
  groups: z.array(
    z.object({ id: z.string(), items: z.array(z.object({ title: z.string(), roles: z.array(z.string()) })) }),
  ),
})
const Figures = z.record(
  z.string(),
  z.object({ data: z.object({ datasets: z.array(z.object({ data: z.array(z.number().nullable()) })) }) }),
)

/** What the pages of a company are given, in English, by the endpoints that an import has to reach. */
export function showCompany(server: TestApp, companyId: string) {
  async function report(part: string): Promise<unknown> {
    const url = `/api/report/${companyId}/${part}`
    const answer = await callAs(server, url, { claims: GRANTING_CLAIMS, locale: 'en' })
    if (answer.statusCode !== 200) throw new Error(`${part}: ${answer.statusCode}`)
    // What holds numbers and days together does not matter here.
    return JSON.parse(answer.body.replaceAll(/[\u00A0\u202F]/g, ' '))
  }
  return {
    report,
    /** The first value of each group of the company data. */
    async values(): Promise<Record<string, string | null | undefined>> {
      const { groups } = DataGroups.parse(await report('data'))
      return Object.fromEntries(groups.map(({ id, items }) => [id, items[0]?.rows[0]?.value]))
    },
    /** `name: role; role` of everybody connected, by group. */
    async connections(): Promise<Record<string, string[]>> {
      const { groups } = Connections.parse(await report('connection-list'))
      const write = ({ title, roles }: { title: string; roles: string[] }) => `${title}: ${roles.join('; ')}`
      return Object.fromEntries(groups.map(({ id, items }) => [id, items.map(write)]))
    },
    /** Figures of the last year. */
    async figures(...keys: string[]): Promise<(number | null | undefined)[]> {
      const all = Figures.parse(await report('indicators2'))
      return keys.map((key) => all[key]?.data.datasets[0]?.data.at(-1))
    },
  }
}
