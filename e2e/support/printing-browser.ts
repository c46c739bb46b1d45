import { chromium } from 'playwright-core'
import { findChromium } from './find-chromium.ts'
import { storageOf } from './sign-in.ts'

/** A headless browser that opens a page as a signed-in reader and prints it. */
export type PrintingBrowser = {
  /** The PDF of a page, once its document is there. */
  print(path: string): Promise<Buffer>
  close(): Promise<void>
}

/** Starts it; pages are opened one after the other in one tab, whose cache is warm after the first. */
export async function startPrintingBrowser(at: { address: string; token: string }): Promise<PrintingBrowser> {
  const browser = await chromium.launch(await findChromium())
  const context = await browser.newContext({
    baseURL: at.address,
    storageState: storageOf(at.address, at.token, 'hu'),
  })
  const page = await context.newPage()
  return {
    print: async (path) => {
      await page.goto(path)
      await page.locator('article[aria-busy=false] section').first().waitFor()
      return page.pdf({ preferCSSPageSize: true, printBackground: true })
    },
    close: () => browser.close(),
  }
}
