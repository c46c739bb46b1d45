/**
 * Pictures of every page and of every section of a report, to look at, of a server with the demo data:
 *
 *     node e2e/support/look.ts --base http://localhost:3000 --out /tmp/looks
 *         [--companies 10738885,overLong,tiny]       ids, or names of `seed/seeded-companies` (seed/seed-register first)
 *         [--path name=/connections/paths?parties=…]  a page by its address; may be told several times
 *         [--only company-data]                      screens whose name contains it
 *         [--widths 1440,390] [--languages hu,en,de] [--themes light,dark]
 *         [--fold]                                   what the window shows instead of the whole page
 *         [--demo-path]                              the path of the demo account, named for the README
 *
 * Prints each file, and below it what the page complained of and how far it is wider than the window.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { findChromium } from './find-chromium.ts'
import { findSomeCompany, listDemoPath, listReportScreens, type LookScreen, PAGES } from './look-screens.ts'
import { demoAccounts, fetchToken, storageOf } from './sign-in.ts'

type Look = { readonly width: number; readonly language: string; readonly theme: 'light' | 'dark' }

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'http://localhost:3000' },
    out: { type: 'string', default: 'e2e/results/looks' },
    companies: { type: 'string', default: '' },
    only: { type: 'string', default: '' },
    path: { type: 'string', multiple: true, default: [] },
    widths: { type: 'string', default: '1440,390' },
    languages: { type: 'string', default: 'hu,de' },
    themes: { type: 'string', default: 'light,dark' },
    fold: { type: 'boolean', default: false },
    'demo-path': { type: 'boolean', default: false },
  },
})
const token = await fetchToken(values.base, demoAccounts.full)
const access = { baseUrl: values.base, token }
const screens = (await listScreens()).filter(({ name }) => name.includes(values.only))
await mkdir(values.out, { recursive: true })
const browser = await chromium.launch(await findChromium())
try {
  for (const look of listLooks()) await takePictures(browser, look)
} finally {
  await browser.close()
}

async function listScreens(): Promise<readonly LookScreen[]> {
  if (values.path.length > 0) return values.path.map(readScreen)
  const named = values.companies.split(',').filter((name) => name !== '')
  const companies = named.length > 0 ? named : [await findSomeCompany(access)]
  if (values['demo-path']) return listDemoPath(access, companies[0] ?? '')
  const reports = await Promise.all(companies.map((company) => listReportScreens(access, company)))
  return [...(named.length > 0 ? [] : PAGES), ...reports.flat()]
}

function readScreen(text: string): LookScreen {
  const [name = '', ...path] = text.split('=')
  return { name, path: path.join('=') }
}

function listLooks(): Look[] {
  if (values['demo-path']) return [{ width: 1440, language: 'hu', theme: 'light' }]
  return values.widths
    .split(',')
    .flatMap((width) =>
      values.languages
        .split(',')
        .flatMap((language) =>
          values.themes
            .split(',')
            .map((theme) => ({ width: Number(width), language, theme: theme === 'dark' ? 'dark' : 'light' }) as const),
        ),
    )
}

async function takePictures(inBrowser: Browser, look: Look): Promise<void> {
  const asUser = await openContext(inBrowser, look, token)
  const asNobody = await openContext(inBrowser, look, null)
  for (const screen of screens) console.log(await takePicture(screen.isPublic ? asNobody : asUser, screen, look))
  await asUser.close()
  await asNobody.close()
}

function openContext(inBrowser: Browser, { width, language, theme }: Look, session: string | null) {
  return inBrowser.newContext({
    baseURL: values.base,
    viewport: { width, height: width > 600 ? 900 : 844 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    storageState: storageOf(values.base, session, language),
  })
}

async function takePicture(context: BrowserContext, { name, path }: LookScreen, look: Look): Promise<string> {
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  const { width, language, theme } = look
  const file = values['demo-path'] ? `${name}.png` : `${name}-${width}-${language}-${theme}.png`
  const isWhole = !values.fold && !values['demo-path']
  await page.screenshot({ path: join(values.out, file), fullPage: isWhole, animations: 'disabled' })
  const beyond = (await page.evaluate<number>('document.documentElement.scrollWidth')) - width
  await page.close()
  return [file, ...(beyond > 0 ? [`${beyond} px wider than the window`] : []), ...complaints].join('\n    ')
}
