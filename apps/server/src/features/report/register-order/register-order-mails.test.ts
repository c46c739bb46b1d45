import { LOCALES } from '@merleg/domain/locale'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { useTestApp } from '../../../app/testing-app.ts'
import { registerMailJobs } from '../../mails/mail.jobs.ts'
import { listMailFiles } from '../../../shared/mail-files.ts'
import { factOf, merge, REGISTER } from '../testing-report.ts'
import { renderOrderMails } from './register-order.mails.ts'
import { BILLING, placeOrder, signInBillable } from './testing-orders.ts'

const server = useTestApp({ MERLEG_CUSTOMER_SERVICE_EMAIL: 'service@test.example' })
const COMPANY = '10738885'
const HOSTILE = 'Gonosz <script>alert(1)</script> {{number}} $t(signature) Kft.'

beforeAll(async () => {
  await registerMailJobs(server.deps)
  await merge(
    server.deps.db,
    [
      factOf(COMPANY)('name', { name: HOSTILE }),
      factOf(COMPANY)('register-number', { value: '01-10-041585' }, { slot: '1' }),
    ],
    { source: { ...REGISTER, sourceId: 'demo', isMadeUp: true } },
  )
})

test('goes to whoever ordered, to whoever is billed, and to customer service, once', async () => {
  const signed = await signInBillable(server)
  const listed = { id: COMPANY, publications: 'extract,copy', locale: 'en' }
  const { orderNumber } = (await placeOrder(server, signed, listed)).json<{ orderNumber: string }>()
  await placeOrder(server, signed, listed)
  const mails = await vi.waitFor(
    async () => {
      const found = await listMailFiles(server.deps.config.dataDir)
      expect(found.length).toBeGreaterThanOrEqual(3)
      return found
    },
    { timeout: 25_000, interval: 200 },
  )
  expect(mails.map(({ to }) => to).toSorted()).toEqual([
    expect.stringMatching(/^[\da-f-]{36}@test\.example$/),
    BILLING.email,
    'service@test.example',
  ])
  const confirmation = mails.find(({ to }) => to === BILLING.email)
  expect(confirmation?.subject).toBe(`Order of official register data: ${orderNumber}`)
  expect(confirmation?.text).toContain(`Dear ${BILLING.contact},`)
  expect(confirmation?.text).toContain(HOSTILE)
  expect(confirmation?.text).toContain('Full register copy (cégmásolat): 5\u00A0500\u00A0HUF')
  expect(confirmation?.text).toContain('Total excluding VAT: 9\u00A0000\u00A0HUF')
  expect(confirmation?.text).toContain('this company is made up')
  expect(confirmation?.text).toContain('30\u00A0HUF per kilobyte')
  const task = mails.find(({ to }) => to === 'service@test.example')
  expect(task?.subject).toBe(`Hivatalos cégadatok rendelése: ${orderNumber}`)
  expect(task?.text).toMatch(
    /^Megrendelő: Teszt Elek <.+@test\.example>\nElőfizető: Teszt Előfizető .+\nNyelv: en\nMegrendelve: /,
  )
  expect(task?.text).toContain('Cégmásolat: 5\u00A0500\u00A0Ft')
  for (const line of [BILLING.company, BILLING.taxNumber, '1051 Budapest, Fő utca 1.', BILLING.phone])
    expect(task?.text).toContain(line)
})

describe('the mails of an order', () => {
  const order = {
    orderId: 'a1',
    orderNumber: 'IM-2026-000001',
    company: { name: 'Cég Kft.', registrationNumber: '01-10-041585', isMadeUp: false },
    chosen: [{ kind: 'extract', year: null, id: 'extract', priceHuf: 3500 } as const],
    totalHuf: 3500,
    billing: BILLING,
    now: new Date('2026-11-20T23:30:00Z'),
  }

  test('are two where whoever ordered is the one who is billed', () => {
    const user = { name: 'Minta Anna', email: 'Penzugy@Minta.example', subscriberName: 'Minta' }
    const mails = renderOrderMails({ order, user, locale: 'hu', serviceAddress: 's@test.example' })
    expect(mails.map(({ to }) => to)).toEqual([user.email, 's@test.example'])
    expect(mails[1]?.replyTo).toEqual({ name: user.name, address: user.email })
    expect(mails[1]?.text.replaceAll('\u00A0', ' ')).toContain('Megrendelve: 2026. 11. 21.')
    expect(mails.map(({ text }) => text).join('\n')).not.toContain('kitalált')
  })

  test.each(LOCALES)('in %s leave no placeholder', (locale) => {
    const user = { name: 'Minta Anna', email: 'a@test.example', subscriberName: 'Minta' }
    for (const mail of renderOrderMails({ order, user, locale, serviceAddress: 's@test.example' }))
      expect(`${mail.subject}\n${mail.text}`).not.toMatch(/\{\{|\}\}|undefined|null|mail\./)
  })
})
