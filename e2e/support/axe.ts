import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import { AFTER_MOTION } from './page-scripts.ts'

type Violation = { readonly rule: string; readonly impact: string; readonly help: string; readonly places: string[] }

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Every rule of these tags runs. Only what nobody reads is left out: the elements that keep a rule, and the source of
 * those that are looked at, which for the outer ones is the whole page time and again.
 */
const LIST_VIOLATIONS = `(async () => {
  axe.configure({ noHtml: true })
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  })
  return violations.map(({ id, impact, help, nodes }) => (
    { rule: id, impact, help, places: nodes.map((node) => node.target.join(' ')) }))
})()`

/** Fails with rule, explanation and places when the page as it is now breaks WCAG 2.2 A or AA or a best practice. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // What is still fading in has too little contrast.
  await page.evaluate(AFTER_MOTION)
  // The page is judged from within, which reaches into no frame of another origin.
  expect(page.frames().map((frame) => frame.url())).toEqual([page.url()])
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(AXE)
  expect(await page.evaluate<Violation[]>(LIST_VIOLATIONS)).toEqual([])
}
