import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useInThousands } from './amount-unit.tsx'
import { usePreferences } from '../storage/preferences.ts'
import { formatAmount, formatAmountNumber, getAmountScale } from '@merleg/domain/format/amount'
import { formatDate, formatDateTime, formatDay } from '@merleg/domain/format/date'
import { formatNumber, formatPercent } from '@merleg/domain/format/number'

/** The formats in the reader's language and with forints in thousands where the page or the preference says so. */
export function useFormat() {
  const { locale } = usePreferences()
  const inThousandHUF = useInThousands()
  const { t } = useTranslation('ui/page')
  return useMemo(() => {
    /** `eFt`, `Ft`, `EUR`: the short unit behind an amount. */
    const unit = (currency: string): string => {
      if (currency !== 'HUF') return currency
      return t(inThousandHUF ? 'units.hufThousand' : 'units.huf')
    }
    /** `ezer Ft`: the unit in the head of a panel; pass a scale where it is not the preference's. */
    const unitLong = (currency: string, scale = getAmountScale(currency, inThousandHUF)): string => {
      if (scale === 1) return currency === 'HUF' ? t('units.hufLong') : currency
      return currency === 'HUF' ? t('units.hufThousandLong') : t('units.thousandLong', { currency })
    }
    return {
      locale,
      unit,
      unitLong,
      number: (value: number | null | undefined, style?: Parameters<typeof formatNumber>[2]) =>
        formatNumber(locale, value, style),
      percent: (ratio: number | null | undefined, style?: Parameters<typeof formatPercent>[2]) =>
        formatPercent(locale, ratio, style),
      /** Amount in whole units of the currency, with unit. */
      amount: (value: number | null | undefined, currency: string) =>
        formatAmount(locale, value, { scale: getAmountScale(currency, inThousandHUF), unit: unit(currency) }),
      /** The same without unit: for tables and charts that name it in their head. */
      amountNumber: (value: number | null | undefined, currency: string) =>
        formatAmountNumber(locale, value, getAmountScale(currency, inThousandHUF)),
      date: (isoDate: string | null | undefined) => formatDate(locale, isoDate),
      /** By the Hungarian clock, as what is counted by Hungarian days is filtered and filed. */
      dateTime: (isoDateTime: string | null | undefined) => formatDateTime(locale, isoDateTime),
      day: (isoDateTime: string | null | undefined) => formatDay(locale, isoDateTime),
    }
  }, [locale, inThousandHUF, t])
}
