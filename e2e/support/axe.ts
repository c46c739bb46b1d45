import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { AFTER_MOTION } from './page-scripts.ts'

/** Fails with rule, explanation and places when the page as it is now breaks WCAG 2.2 A or AA or a best practice. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // What is still fading in has too little contrast.
  await page.evaluate(AFTER_MOTION)
  // The way of judging below is many times faster, and reaches into no frame of another origin.
  expect(page.frames().map((frame) => frame.url())).toEqual([page.url()])
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    // Every rule runs; only what is said of the elements that keep them is cut short, and nobody reads that.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const found = violations.map((violation) => ({
    rule: violation.id,
    impact: violation.impact,
    help: violation.help,
    places: violation.nodes.map((node) => node.target.join(' ')),
  }))
  expect(found).toEqual([])
}
