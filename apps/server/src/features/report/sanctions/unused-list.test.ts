import { getPrint } from '@merleg/contract/report/print.contract'
import { SanctionScreening } from '@merleg/contract/report/sanctions.contract'
import { expect, test } from 'vitest'
import { useTestApp } from '../../../app/testing-app.ts'
import { MADE_UP_SANCTIONS } from '../../generate/made-up-sanctions.ts'
import { designationOf, importEdition } from '../../sanctions/testing-designations.ts'
import { factOf, merge, OWNER } from '../testing-report.ts'

const server = useTestApp()
const COMPANY = '10738885'
const url = `/api/report/${COMPANY}/sanctions`
const [STAYS, GOES] = ['Vladimir Petrovich KRYLATOV', 'Zebulon Aurelius QUINTERO']

test('a match with a made-up list ends as its list does; one that the list itself has left out was delisted', async () => {
  const owner = (name: string, slot: string) =>
    factOf(COMPANY)('member', { ...OWNER, name }, { slot, partyId: `p-${slot}` })
  await merge(server.deps.db, [
    factOf(COMPANY)('name', { name: 'Krilátov Kft.' }),
    owner('Vladimir Petrovich Krylatov', '1'),
    owner('Zebulon Aurelius Quintero', '2'),
  ])
  const entries = [STAYS, GOES].map((name, at) => designationOf(`${at}`, name, { designationId: `demo/${at}` }))
  const edition = (observedOn: string) => ({ observedOn, source: MADE_UP_SANCTIONS })
  await importEdition(server.deps, entries, edition('2024-01-01'))
  const { headers } = await server.signIn({ claims: ['Cegriport'] })
  const read = async () => SanctionScreening.parse((await server.app.inject({ url, headers })).json()).matches
  for (const { id } of await read()) {
    const payload = { verdict: 'dismissed', reason: 'Más személy.' }
    await server.app.inject({ method: 'POST', url: `${url}/${id}/decision`, headers, payload })
  }
  await importEdition(server.deps, entries.slice(0, 1), edition('2024-02-01'))
  await importEdition(server.deps, [designationOf('9', 'Someone ELSE')], '2024-03-01')
  const matches = await read()
  const told = matches.map(({ designation, endedAt }) => ({
    name: designation.name,
    hasEnded: endedAt !== null,
    isInUse: designation.list.isInUse,
    delistedOn: designation.delistedOn,
  }))
  expect(told).toEqual([
    { name: STAYS, hasEnded: true, isInUse: false, delistedOn: null },
    { name: GOES, hasEnded: true, isInUse: false, delistedOn: '2024-02-01' },
  ])
  const printed = await server.app.inject({ url: `/api/report/${COMPANY}/print?components=sanctions`, headers })
  const text = JSON.stringify(getPrint.answer.parse(printed.json()).sections)
  expect(text.match(/a jegyzék már nincs használatban/g)).toHaveLength(1)
  expect(text.match(/már nem egyezik/g)).toHaveLength(1)
  const changes = server.deps.db.selectFrom('designation_changes').where('kind', '=', 'delisted')
  expect(await changes.select('designation_id').execute()).toEqual([{ designation_id: 'demo/1' }])
})
