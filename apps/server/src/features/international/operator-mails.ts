import type { Tx } from '@merleg/db/connect'
import { formatCredit } from '@merleg/domain/credits/credit-money'
import { DEFAULT_LOCALE } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import { sendMailJob } from '../../shared/mail.ts'
import type { ForeignOrder } from './foreign-orders.repository.ts'
import type { InternationalDeps } from './international-deps.ts'
import { describeStep } from './order-words.ts'

/**
 * `undecided`: only a person can end it; `terms`: the provider would deliver it for another price only; `late`: the provider
 * has an order that was ended here.
 */
type Told = { order: ForeignOrder; what: 'undecided' | 'terms' | 'late' }

/**
 * Writes to our own staff about an order, with what changed it, in the transaction of the change: the moment tells one from
 * another, as an order that was resumed counts its attempts anew.
 */
export async function tellOperator(
  tx: Tx,
  { jobs, config, clock }: Pick<InternationalDeps, 'jobs' | 'config' | 'clock'>,
  { order, what }: Told,
): Promise<void> {
  const { orderId, orderNo, providerId, companyName, variant, price, state, cause } = order
  const t = getTranslator(DEFAULT_LOCALE, 'international/answers')
  const w = getTranslator(DEFAULT_LOCALE, 'international/words')
  const rows = [
    [t('mail.order'), orderId],
    [t('mail.provider'), orderNo === null ? providerId : `${providerId}, ${orderNo}`],
    [t('mail.report'), `${w(`variants.${variant}`)}, ${companyName}`],
    [t('mail.price'), formatCredit(DEFAULT_LOCALE, price, { currency: 'EUR' })],
    [t('mail.state'), describeStep(DEFAULT_LOCALE, { state, cause, isHeld: order.holdId !== null })],
  ]
  await jobs.enqueue(tx, sendMailJob, {
    id: `foreign-order.${orderId}.${what}.${clock.now().getTime()}`,
    to: config.MERLEG_CUSTOMER_SERVICE_EMAIL,
    subject: t(`mail.subjects.${what}`, { company: companyName }),
    text: [
      t(`mail.texts.${what}`),
      rows.map(([name, value]) => `${name}: ${value}`).join('\n'),
      t('mail.commands', { orderId }),
    ].join('\n\n'),
  })
}
