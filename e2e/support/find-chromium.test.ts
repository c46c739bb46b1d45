import { createServer } from 'node:http'
import { once } from 'node:events'
import { chromium } from 'playwright-core'
import { expect, test } from 'vitest'
import { findChromium } from './find-chromium.ts'

test('the browser that is found opens a page of this machine and paints it', { timeout: 120_000 }, async () => {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end('<title>Mérleg</title><h1 style="color: #123456">Árvíztűrő tükörfúrógép</h1>')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const browser = await chromium.launch(await findChromium())
  try {
    const page = await browser.newPage()
    await page.goto(`http://127.0.0.1:${address.port}/`)
    expect(await page.title()).toBe('Mérleg')
    const heading = await page.getByRole('heading', { name: 'Árvíztűrő tükörfúrógép' }).boundingBox()
    expect(heading?.height).toBeGreaterThan(0)
    expect((await page.screenshot()).byteLength).toBeGreaterThan(1000)
  } finally {
    await browser.close()
    server.close()
  }
})
