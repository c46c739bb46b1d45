import { readFile } from 'node:fs/promises'
import { getConnections } from '@merleg/contract/report/connections.contract'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { SEEDED } from '../support/seed/seeded-companies.ts'
import { read } from '../support/server-call.ts'

type Network = Awaited<ReturnType<typeof readNetwork>>

const readNetwork = (access: { baseUrl: string; token: string }, id: string) =>
  read(getConnections, { ...access, params: { id } })

/** The name of a node's button begins with that of its party. */
const startOf = (name: string) => new RegExp(`^${name.slice(0, 30).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`)

async function openNetwork(page: Page, network: Network, search = '') {
  const id = network.nodes[0]?.id ?? ''
  await page.goto(`/report/${id}/connections${search}`)
  const picture = page.getByRole('group', { name: /^(Kapcsolati ábra|Verflechtungen|Network)/ })
  return { picture, middle: picture.getByRole('button', { name: startOf(network.nodes[0]?.name ?? '') }).first() }
}

const linesOf = (text: string): unknown[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line))

test('a network is walked, asked, thinned out and told as a list by keyboard alone', async ({
  page,
  companies,
  baseUrl,
  tokens,
}) => {
  const network = await readNetwork({ baseUrl, token: tokens.full }, companies.rich.companyId)
  const owner = network.nodes.find(({ coord, depth }) => depth === 1 && coord.y < 0)
  expect(owner).toBeDefined()
  const { picture, middle } = await openNetwork(page, network)
  await expect(picture.getByRole('button')).toHaveCount(network.nodes.length)
  await middle.focus()
  await page.keyboard.press('ArrowUp')
  const focused = picture.locator(':focus')
  const name = (await focused.textContent())?.split(',')[0] ?? ''
  expect(network.nodes.some((node) => node.coord.y < 0 && node.name.startsWith(name))).toBe(true)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/node=/)
  await expect(page.getByRole('complementary').getByText(name).first()).toBeVisible()
  await expectNoAxeViolations(page)

  await page.keyboard.press('Delete')
  await expect(page).toHaveURL(/removed=/)
  await expect(picture.getByRole('button', { name: startOf(name) })).toHaveCount(0)
  await expect(picture.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await expect(picture.getByRole('button')).toHaveCount(network.nodes.length)

  await page.keyboard.press('l')
  const table = page.getByRole('table', { name: 'Kapcsolatok listája' })
  await expect(table.getByRole('row')).toHaveCount(network.links.length + 1)
  await expectNoAxeViolations(page)
})

test('the days of change are stepped through, and what changed is told', async ({
  page,
  companies,
  baseUrl,
  tokens,
}) => {
  const network = await readNetwork({ baseUrl, token: tokens.full }, companies.rich.companyId)
  await openNetwork(page, network)
  const slider = page.getByRole('slider', { name: 'A hálózat változásainak napjai' })
  await slider.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(new RegExp(`asOf=${network.days.at(-1)?.day ?? ''}`))
  await page.keyboard.press('Home')
  await expect(page).toHaveURL(new RegExp(`asOf=${network.days[0]?.day ?? ''}`))
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    new RegExp(network.days[0]?.text.slice(0, 8).replace('+', String.raw`\+`) ?? ''),
  )
})

test('the picture is saved as it is drawn, with name, day, source and that it is made up', async ({
  page,
  companies,
  baseUrl,
  tokens,
}) => {
  const network = await readNetwork({ baseUrl, token: tokens.full }, companies.rich.companyId)
  await openNetwork(page, network)
  const [svg] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'SVG' }).click()])
  const text = await readFile(await svg.path(), 'utf8')
  for (const line of [network.picture.title, ...network.picture.lines]) {
    expect(text).toContain(line.replaceAll('&', '&amp;').replaceAll('"', '&quot;'))
  }
  expect(text.match(/<rect [^>]*width="200"/g)).toHaveLength(network.nodes.length)
  const [png] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'PNG' }).click()])
  const bytes = await readFile(await png.path())
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
})

test('the file says as much as the picture and what it leaves out, by keyboard', async ({
  page,
  companies,
  baseUrl,
  tokens,
}) => {
  const network = await readNetwork({ baseUrl, token: tokens.full }, companies.rich.companyId)
  await openNetwork(page, network)
  const openMenu = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Letöltés' }).press('Enter')
    // The menu listens to keys once it has taken the focus to its first item: one pressed before is lost.
    await expect(page.getByRole('menuitem', { name: 'XLSX' })).toBeFocused()
  }
  const saveAs = async (format: string): Promise<{ name: string; text: string }> => {
    await openMenu()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: format }).press('Enter'),
    ])
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
  }
  await openMenu()
  await expect(page.getByRole('menuitem')).toHaveText(['XLSX', 'CSV', 'JSON', 'BODS 0.4', 'FollowTheMoney'], {
    useInnerText: true,
  })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menuitem')).toHaveCount(0)
  await expectNoAxeViolations(page)
  const csv = await saveAs('CSV')
  expect(csv.name).toMatch(/kapcsolati-halo-.*\.csv$/)
  for (const note of network.notes) expect(csv.text).toContain(note)
  const json = await saveAs('JSON')
  expect(JSON.parse(json.text)).toMatchObject({
    drawn: { parties: network.counts.parties, connections: network.counts.connections },
    leftOut: network.counts.leftOut,
  })
  const [statements, entities] = [await saveAs('BODS 0.4'), await saveAs('FollowTheMoney')]
  expect(statements.name).toMatch(/kapcsolati-halo-.*-bods\.jsonl$/)
  expect(linesOf(statements.text)).toContainEqual(
    expect.objectContaining({ recordId: companies.rich.companyId, recordType: 'entity' }),
  )
  expect(linesOf(entities.text)).toContainEqual(
    expect.objectContaining({ id: `merleg-${companies.rich.companyId}`, schema: 'Company' }),
  )
})

test.describe('in German, on a phone, in the dark', () => {
  test.use({ language: 'de', viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
  test('a hundred connections stay within the page; the card is closed until it is asked for', async ({
    page,
    baseUrl,
    tokens,
  }) => {
    const network = await readNetwork({ baseUrl, token: tokens.full }, SEEDED.overLong)
    const { picture, middle } = await openNetwork(page, network)
    await expect(picture.getByRole('button')).toHaveCount(network.nodes.length)
    await expect(page.getByRole('complementary').getByRole('button', { name: 'Schließen' })).toHaveCount(0)
    await middle.click()
    await expect(page.getByRole('button', { name: 'Schließen' })).toBeVisible()
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
    // What the bar at the top half covers would be taken for too small.
    await page.evaluate('scrollTo(0, 0)')
    await expectNoAxeViolations(page)
  })
})

test.describe('without the module', () => {
  test.use({ account: 'basic' })
  test('the page is refused, and the module offered', async ({ page, companies }) => {
    await page.goto(`/report/${companies.rich.companyId}/connections`)
    await expect(page).toHaveURL(/error\/KapcsolatiHalo/)
  })
})
