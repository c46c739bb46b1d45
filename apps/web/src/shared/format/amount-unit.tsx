import { areWholeThousands } from '@merleg/domain/format/amount'
import { createContext, type ReactNode, useContext } from 'react'
import { z } from 'zod'
import { setPreference, usePreferences } from '../storage/preferences.ts'
import { useStored, writeStored } from '../storage/stored.ts'

const CHOICE = 'in-thousands'
const Choice = z.boolean().nullable()

const InThousands = createContext<boolean | null>(null)

/** Are forints shown in thousands here? As the page around says, else by the preference. */
export function useInThousands(): boolean {
  const { inThousandHUF } = usePreferences()
  return useContext(InThousands) ?? inThousandHUF
}

/** Shows the forints of a page in thousands or whole, whatever the preference says. */
export function AmountUnit({ isInThousands, children }: { isInThousands: boolean; children: ReactNode }) {
  return <InThousands value={isInThousands}>{children}</InThousands>
}

/**
 * The unit of a page of forint amounts, with its setter: as the reader last chose on such a page; else thousands where
 * the preference says so, or where nothing is lost by it, as all `amounts` end in zeros.
 */
export function useAmountUnit(
  amounts: readonly (number | null)[],
): [isInThousands: boolean, choose: (isInThousands: boolean) => void] {
  const { inThousandHUF } = usePreferences()
  const [chosen, choose] = useStored(CHOICE, Choice, null)
  return [
    chosen ?? (inThousandHUF || areWholeThousands(amounts)),
    (isInThousands) => {
      choose(isInThousands)
      setPreference('inThousandHUF', isInThousands)
    },
  ]
}

/** The same choice, made in the settings. */
export function storeAmountUnit(isInThousands: boolean): void {
  writeStored(CHOICE, isInThousands)
}
