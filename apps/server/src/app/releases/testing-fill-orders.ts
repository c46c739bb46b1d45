import { randomUUID } from 'node:crypto'
import type { Signed } from '../../features/corrections/testing-corrections.ts'
import { findMadeUp, withSandbox } from '../../features/international/testing-international.ts'
import { purchaseReport } from '../../features/international/purchase-report.usecases.ts'
import { ORDER, placeOrder } from '../../features/international-orders/testing-international-orders.ts'
import {
  BILLING,
  placeOrder as placeRegisterOrder,
  saveBilling,
} from '../../features/report/register-order/testing-orders.ts'
import { askVatCheck, keepVatCheck } from '../../features/vat-checks/check-vat-number.usecases.ts'
import { QUICK_LIMITS, startTestingVies } from '../../features/vat-checks/testing-vies.ts'
import { createVies } from '../../features/vat-checks/vies.ts'
import type { TestApp } from '../testing-app.ts'
import { ALMA, callsOf } from './testing-fill-work.ts'

/** A foreign report bought, one and a document of the register ordered with a key of the browser, and a VAT number checked. */
export async function fillOrders(server: TestApp, user: Signed): Promise<void> {
  const deps = withSandbox(server)
  const company = await findMadeUp(deps, 'Alvenor Bau')
  const purchase = { company, variant: 'small', language: 'hu', key: randomUUID(), shownPrice: null } as const
  await purchaseReport(deps, user, purchase)
  const order = await placeOrder(server, user, { ...ORDER, key: randomUUID() })
  await saveBilling(server, user, BILLING)
  const wanted = { id: ALMA, publications: 'copy', key: randomUUID() }
  const document = await placeRegisterOrder(server, user, wanted)
  for (const { statusCode, body } of [order, document]) if (statusCode !== 200) throw new Error(body)
  await checkVatNumber(server, user)
}

async function checkVatNumber(server: TestApp, user: Signed): Promise<void> {
  const service = await startTestingVies()
  try {
    const { get, post } = callsOf(server, user)
    const url = `/api/report/${ALMA}/vat-checks`
    const { number } = await get<{ number: string }>(url)
    await post(url, { number })
    const [check] = (await get<{ checks: { id: string }[] }>(url)).checks
    const vies = createVies({ fetch: service.fetch, logger: server.deps.logger, limits: QUICK_LIMITS })
    await askVatCheck({ ...server.deps, vies }, check?.id ?? '')
    await keepVatCheck(server.deps, check?.id ?? '')
  } finally {
    service.close()
  }
}
