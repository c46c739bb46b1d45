import { getCompanyData } from '@merleg/contract/report/company-data.contract'
import { getConnectionList } from '@merleg/contract/report/connection-list.contract'
import { getReportGroup } from '@merleg/contract/report/group.contract'
import { getReportHeader } from '@merleg/contract/report/header.contract'
import { getNegativeInfo, getPositiveInfo } from '@merleg/contract/report/info.contract'
import { getMarketing } from '@merleg/contract/report/marketing.contract'
import { reportPage } from '@merleg/contract/pages'
import { SECTION_NOUNS, sectionOf, type SectionNoun } from '@merleg/contract/report/report-sections'
import { getTimeline } from '@merleg/contract/report/timeline.contract'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { renderApp } from '../../../app/testing-app.tsx'
import { getPreferences } from '../../../shared/storage/preferences.ts'
import { mockEndpoint } from '../../../shared/testing/testing-api.ts'
import { testingCompanyData } from '../company-data/testing-company-data.ts'
import { testingInfo } from '../info/testing-info.ts'
import { testingMarketing } from '../marketing/testing-marketing.ts'
import { testingConnectionList } from '../connection-list/testing-connection-list.ts'
import { testingGroup } from '../group/testing-group.ts'
import { testingTimeline } from '../timeline/testing-timeline.ts'
import { testingHeader } from './testing-header.ts'

beforeEach(() => {
  mockEndpoint(getReportHeader, testingHeader)
  mockEndpoint(getCompanyData, testingCompanyData)
  mockEndpoint(getNegativeInfo, testingInfo)
  mockEndpoint(getPositiveInfo, testingInfo)
  mockEndpoint(getMarketing, testingMarketing)
  mockEndpoint(getTimeline, testingTimeline)
  // Of connections the server leaves out what has ended.
  mockEndpoint(getConnectionList, ({ url }) => {
    const isOnlyValid = url.searchParams.get('onlyValid') === 'true'
    const groups = testingConnectionList.groups.map((group) => ({
      ...group,
      items: group.items.filter(({ active }) => active || !isOnlyValid),
    }))
    return { ...testingConnectionList, groups }
  })
  mockEndpoint(getReportGroup, ({ url }) => {
    const items = url.searchParams.get('onlyValid') === 'true' ? [] : testingGroup.failures.items
    return { ...testingGroup, failures: { ...testingGroup.failures, items } }
  })
})

/** Of each section that knows of ended data: how much has ended in its testing answer, and a text of it. */
const ENDED = [
  ['company-data', 1, '1139 Budapest, Váci út 99.'],
  ['timeline', 1, 'Ügyvezető kijelölése'],
  ['marketing', 3, '+36 1 111 1111'],
  ['negative-info', 2, 'Hivatal 6'],
  ['positive-info', 2, 'Hivatal 6'],
  ['connection-list', 1, 'Tag 8'],
  ['group', 1, 'felszámolás, kezdete: 2012. 01. 01.'],
] as const
const open = (noun: SectionNoun, search: string, onlyValid: boolean) => {
  const more = noun.endsWith('info') ? '&more=tax-debt' : noun === 'connection-list' ? '&more=owner' : ''
  return renderApp({ url: `${reportPage('14562877', noun)}?${search}${more}`, me: { onlyValid } })
}
const checkbox = async () =>
  within(await screen.findByRole('complementary')).findByRole('checkbox', { name: 'Csak hatályos adatok' })

test('each section that knows of ended data is looked at here', () => {
  expect(ENDED.map(([noun]) => noun)).toEqual(SECTION_NOUNS.filter((noun) => sectionOf(noun).hasOnlyValid))
})

test.each(ENDED)('%s: one control in the side bar, one parameter, one rule, one wording', async (noun, ended, text) => {
  const { user, router } = open(noun, '', true)
  const note = await screen.findByText(`${ended} megszűnt tétel rejtve.`)
  expect(await checkbox()).toBeChecked()
  expect(screen.queryByText(text)).toBeNull()
  await user.click(within(note).getByRole('button', { name: 'Megszűntek mutatása' }))
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.queryByText(/rejtve/)).toBeNull()
  expect(await checkbox()).not.toBeChecked()
  expect([router.state.location.search, getPreferences().onlyValid]).toEqual([
    expect.objectContaining({ onlyValid: 'false' }),
    false,
  ])
  await user.click(await checkbox())
  await waitFor(() => expect(screen.queryByText(text)).toBeNull())
  expect([router.state.location.search, getPreferences().onlyValid]).toEqual([
    expect.objectContaining({ onlyValid: 'true' }),
    true,
  ])
})

test.each([
  ['onlyValid=true', false, true],
  ['onlyValid=false', true, false],
  ['', true, true],
  ['', false, false],
  ['onlyValid=perhaps', true, true],
])('the address (%s) goes before the last choice (%s)', async (search, last, isChecked) => {
  open('timeline', search, last)
  expect(await checkbox()).toHaveProperty('checked', isChecked)
})

test('what a link points at is shown although it has ended, and is not counted as hidden', async () => {
  const { unmount } = open('timeline', 'hl=signatory', true)
  expect(await screen.findByText('Ügyvezető kijelölése')).toBeVisible()
  expect(screen.queryByText(/rejtve/)).toBeNull()
  unmount()
  const ended = testingCompanyData.groups.map((group) => ({
    ...group,
    items: group.items.filter(({ id, valid }) => id !== 'seat:1' || !valid),
  }))
  mockEndpoint(getCompanyData, { ...testingCompanyData, groups: ended })
  open('company-data', 'hl=seat:1', true)
  expect(await screen.findByText('1139 Budapest, Váci út 99.')).toBeVisible()
  expect(screen.queryByText(/rejtve/)).toBeNull()
})
