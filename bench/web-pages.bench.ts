import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { reportPage } from '@merleg/contract/pages'
import { chromium, type LaunchOptions, type Page } from 'playwright-core'
import { z } from 'zod'
import { findChromium } from '../e2e/support/find-chromium.ts'
import { noteSight, SCRIPTS_BEFORE_SIGHT } from '../e2e/support/page-scripts.ts'
import { storageOf } from '../e2e/support/sign-in.ts'
import { findFreePort } from '../e2e/support/test-server.ts'
import type { BenchContext, BenchEntry, Limit, ProductLine } from './bench-entry.ts'
import { REPOSITORY, runNode } from './merleg-process.ts'
import type { Product } from './product.ts'
import { listOpenedReports } from './sample.ts'
import { findPercentile } from './statistics.ts'

/** A score differs from run to run: of so many the median. */
const LIGHTHOUSE_RUNS = 3
const LANGUAGE = 'hu'

type Opened = {
  readonly name: string
  readonly path: (companyId: string) => string
  readonly isPublic?: true
  /** The page shows what it is about. */
  readonly sight: string
  /** Kilobytes of scripts; null where nothing is promised. */
  readonly most: number | null
}

const PAGES: readonly Opened[] = [
  { name: 'login', path: () => '/login', isPublic: true, sight: 'form', most: 200 },
  { name: 'home', path: () => '/', sight: 'main section', most: null },
  { name: 'results', path: () => '/quick/search?query=kft', sight: 'main table', most: null },
  { name: 'report, summary', path: (id) => reportPage(id, 'summary'), sight: 'svg[data-chart]', most: 350 },
  {
    name: 'report, company data',
    path: (id) => reportPage(id, 'company-data'),
    sight: 'main [role=tabpanel] section',
    most: 350,
  },
]

/** The pages that Lighthouse looks at. */
const JUDGED: readonly string[] = ['login', 'report, summary']

export const webPagesBench: BenchEntry = {
  name: 'web-pages',
  title: 'Pages in the browser',
  goal: {
    text:
      'scripts of the login page ≤ 200 kB, of a report page ≤ 350 kB; layout shift ≤ 0.05 on a hard load of any page; ' +
      'Lighthouse: performance ≥ 95, accessibility 100',
    companies: null,
  },
  method:
    'Headless Chromium, each page opened by somebody who never was there, in Hungarian, 1440 pixels wide. Scripts: those asked for ' +
    'before the page shows what it is about, each gzipped. Layout shift: all that is pushed until the network rests. Lighthouse: ' +
    `median of ${LIGHTHOUSE_RUNS} runs, as a desk and as a telephone with its simulated slow network and processor.`,
  measure,
  quick: [],
}

async function measure(context: BenchContext): Promise<ProductLine[]> {
  const product = await context.startProduct()
  const [companyId = ''] = await listOpenedReports(context, product)
  const options = await findChromium()
  const lines: ProductLine[] = []
  for (const page of PAGES) lines.push(await openOnce(page, { options, product, companyId }))
  for (const form of ['desk', 'telephone'] as const)
    for (const page of PAGES.filter(({ name }) => JUDGED.includes(name))) {
      context.say(`Lighthouse: ${page.name}, ${form}`)
      lines.push(await judge(page, { options, product, companyId, form }))
    }
  return lines
}

type Opening = { readonly options: LaunchOptions; readonly product: Product; readonly companyId: string }

/** Adds up every push that no key or click asked for. */
const ADD_SHIFTS = `window.shift = 0
new PerformanceObserver((list) => {
  for (const { hadRecentInput, value } of list.getEntries()) if (!hadRecentInput) window.shift += value
}).observe({ type: 'layout-shift', buffered: true })`

const SEEN = `({ seenAt: window.seenAt, shift: window.shift, scripts: ${SCRIPTS_BEFORE_SIGHT} })`
const Seen = z.object({ seenAt: z.number().positive(), shift: z.number(), scripts: z.array(z.string()).min(1) })

async function openOnce(
  { name, path, isPublic, sight, most }: Opened,
  { options, product: { address, token }, companyId }: Opening,
): Promise<ProductLine> {
  const browser = await chromium.launch(options)
  try {
    const browserContext = await browser.newContext({
      baseURL: address,
      viewport: { width: 1440, height: 900 },
      storageState: storageOf(address, isPublic ? null : token, LANGUAGE),
    })
    const page = await browserContext.newPage()
    await page.addInitScript(noteSight(sight))
    await page.addInitScript(ADD_SHIFTS)
    await page.goto(path(companyId))
    await page.locator(sight).first().waitFor()
    await page.waitForLoadState('networkidle')
    const { seenAt, shift, scripts } = Seen.parse(await page.evaluate(SEEN))
    const limits: Limit[] = [{ metric: 'layoutShift', atMost: 0.05 }]
    if (most !== null) limits.push({ metric: 'scriptKilobytes', atMost: most })
    return {
      name,
      figures: { scriptKilobytes: await weigh(page, scripts), layoutShift: shift, seenAfterMs: seenAt },
      limits,
      baselines: [],
    }
  } finally {
    await browser.close()
  }
}

async function weigh(page: Page, scripts: readonly string[]): Promise<number> {
  let bytes = 0
  for (const url of scripts) bytes += gzipSync(await (await page.request.get(url)).body()).length
  return bytes / 1000
}

type Judging = Opening & { readonly form: 'desk' | 'telephone' }

const LighthouseReport = z.object({
  categories: z.object({
    performance: z.object({ score: z.number() }),
    accessibility: z.object({ score: z.number() }),
  }),
})

async function judge(page: Opened, judging: Judging): Promise<ProductLine> {
  const scores: z.infer<typeof LighthouseReport>['categories'][] = []
  for (let run = 0; run < LIGHTHOUSE_RUNS; run += 1) scores.push(await runLighthouse(page, judging))
  return {
    name: `Lighthouse, ${page.name}, ${judging.form}`,
    figures: {
      performanceScore:
        100 *
        findPercentile(
          scores.map(({ performance }) => performance.score),
          0.5,
        ),
      accessibilityScore: 100 * Math.min(...scores.map(({ accessibility }) => accessibility.score)),
    },
    limits: [
      { metric: 'performanceScore', atLeast: 95 },
      { metric: 'accessibilityScore', atLeast: 100 },
    ],
    baselines: [],
  }
}

/** In a browser of its own, in which somebody has signed in and which has nothing else in its cache. */
async function runLighthouse(
  { path, isPublic }: Opened,
  { options, product: { address, token }, companyId, form }: Judging,
): Promise<z.infer<typeof LighthouseReport>['categories']> {
  const folder = await mkdtemp(join(tmpdir(), 'merleg-lighthouse-'))
  const port = await findFreePort()
  const browserContext = await chromium.launchPersistentContext(join(folder, 'profile'), {
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
  })
  try {
    const page = await browserContext.newPage()
    await page.goto(new URL('/favicon.svg', address).href)
    const [origin] = storageOf(address, isPublic ? null : token, LANGUAGE).origins
    await page.evaluate(
      `for (const { name, value } of ${JSON.stringify(origin?.localStorage)}) localStorage.setItem(name, value)`,
    )
    await page.close()
    const reportFile = join(folder, 'report.json')
    await runNode([
      join(REPOSITORY, 'node_modules/lighthouse/cli/index.js'),
      new URL(path(companyId), address).href,
      `--port=${port}`,
      '--output=json',
      `--output-path=${reportFile}`,
      '--only-categories=performance,accessibility',
      '--disable-storage-reset',
      '--no-enable-error-reporting',
      '--quiet',
      ...(form === 'desk' ? ['--preset=desktop'] : []),
    ])
    return LighthouseReport.parse(JSON.parse(await readFile(reportFile, 'utf8'))).categories
  } finally {
    await browserContext.close()
    await rm(folder, { recursive: true, force: true })
  }
}
