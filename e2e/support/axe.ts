import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import { AFTER_MOTION } from './page-scripts.ts'

type Violation = { readonly rule: string; readonly impact: string; readonly help: string; readonly places: string[] }

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Those whose verdict depends on colours, which are all that light and dark differ in. */
const RULES_OF_COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/**
 * Every one of these rules runs. Only what nobody reads is left out: the elements that keep a rule, and the source of
 * those that are looked at, which for the outer ones is the whole page time and again.
 */
function listViolations(runOnly: object): string {
  return `(async () => {
  axe.configure({ noHtml: true })
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    runOnly: ${JSON.stringify(runOnly)},
  })
  return violations.map(({ id, impact, help, nodes }) => (
    { rule: id, impact, help, places: nodes.map((node) => node.target.join(' ')) }))
})()`
}

/** Fails with rule, explanation and places when the page as it is now breaks WCAG 2.2 A or AA or a best practice. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await judge(page, ALL_RULES)
}

/** The same page, already judged as it was, in the other colours; it is left as it was. */
export async function expectNoAxeViolationsInOtherColours(page: Page): Promise<void> {
  const isDark = await page.evaluate<boolean>(`matchMedia('(prefers-color-scheme: dark)').matches`)
  await setColours(page, isDark ? 'light' : 'dark')
  await judge(page, RULES_OF_COLOURS)
  await setColours(page, isDark ? 'dark' : 'light')
}

async function setColours(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
}

async function judge(page: Page, runOnly: object): Promise<void> {
  // What is about to be replaced is dim.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  // What is still fading in has too little contrast.
  await page.evaluate(AFTER_MOTION)
  // From its top: what the page was scrolled half under its header is no target too small.
  const scrolled = await page.evaluate<number>('scrollY')
  await page.evaluate('scrollTo({ top: 0, behavior: "instant" })')
  // The page is judged from within, which reaches into no frame of another origin.
  expect(page.frames().map((frame) => frame.url())).toEqual([page.url()])
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(AXE)
  expect(await page.evaluate<Violation[]>(listViolations(runOnly))).toEqual([])
  await page.evaluate(`scrollTo({ top: ${scrolled}, behavior: 'instant' })`)
}
