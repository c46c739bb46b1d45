/**
 * Pictures of every screen, to look at:
 * `node e2e/support/look.ts --base http://localhost:3000 --out /tmp/looks [--only report] [--company 10738885]`
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { autocomplete } from '@merleg/contract/search.contract'
import { type Browser, chromium } from 'playwright-core'
import { findChromium } from './find-chromium.ts'
import { demoAccounts, fetchToken, storageOf } from './sign-in.ts'

type Look = {
  readonly name: string
  readonly path: string
  readonly width: number
  readonly locale: string
  readonly colorScheme: 'light' | 'dark'
}

/** Screens by the name of their picture; `:id` stands for a company. */
const routes = {
  home: '/',
  'quick-search': '/quick/search?query=kft',
  'quick-search-nothing': '/quick/search?query=qqqqqqqq',
  'geo-search': '/geo/search',
  'report-summary': '/report/:id/summary',
  'report-company-data': '/report/:id/company-data',
  'report-company-data-earlier': '/report/:id/company-data?asOf=2022-06-30&knownAt=2020-01-01',
  'report-changes': '/report/:id/changes?from=2019-01-01',
  'report-changes-knowledge': '/report/:id/changes?from=2019-01-01&view=knowledge',
  'report-changes-none': '/report/:id/changes?from=1900-01-01&to=1900-12-31',
  'report-financial-report': '/report/:id/financial-report',
  'report-not-found': '/report/99999999/summary',
  'profile-edit': '/profile-edit',
  'profile-settings': '/profile-settings',
  'send-message': '/send-message',
  'error-module': '/error/module/Monitoring',
  'error-traffic': '/error/traffic',
  'not-found': '/no-such-page',
  login: '/login',
}
const widths = [1440, 390]
const locales = ['hu', 'de']
const colorSchemes = ['light', 'dark'] as const

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'http://localhost:3000' },
    out: { type: 'string', default: 'e2e/results/looks' },
    only: { type: 'string', default: '' },
    company: { type: 'string' },
  },
})
const token = await fetchToken(values.base, demoAccounts.full)
const company = values.company ?? (await findSomeCompany())
await mkdir(values.out, { recursive: true })
const browser = await chromium.launch(await findChromium())
try {
  for (const look of listLooks()) console.log(await takePicture(browser, look))
} finally {
  await browser.close()
}

function listLooks(): Look[] {
  const chosen = Object.entries(routes).filter(([name]) => name.includes(values.only))
  return chosen.flatMap(([name, path]) =>
    widths.flatMap((width) =>
      locales.flatMap((locale) => colorSchemes.map((colorScheme) => ({ name, path, width, locale, colorScheme }))),
    ),
  )
}

/** Tells the picture's file and what the page complained of. */
async function takePicture(inBrowser: Browser, { name, path, width, locale, colorScheme }: Look): Promise<string> {
  const context = await inBrowser.newContext({
    baseURL: values.base,
    viewport: { width, height: width > 600 ? 900 : 844 },
    colorScheme,
    reducedMotion: 'reduce',
    storageState: storageOf(values.base, name === 'login' ? null : token, locale),
  })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  await page.goto(path.replace(':id', company), { waitUntil: 'networkidle' })
  const file = join(values.out, `${name}-${width}-${locale}-${colorScheme}.png`)
  await page.screenshot({ path: file, fullPage: true, animations: 'disabled' })
  await context.close()
  return [file, ...complaints].join('\n    ')
}

async function findSomeCompany(): Promise<string> {
  const url = new URL(`${autocomplete.path}?query=kft`, values.base)
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}`, accept: 'application/json' } })
  const [first] = autocomplete.answer.parse(await answer.json()).results
  if (first === undefined) throw new Error('The server knows no company called "kft": name one with --company')
  return first.companyId
}
