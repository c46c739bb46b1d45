import { useMemo } from 'react'
import { useStored, writeStored } from '../../../shared/storage/stored.ts'
import { applyCardLayout, moveCard, StoredCardLayout, toggleCard, type CardLayout } from './card-layout.ts'
import { HIDDEN_BY_DEFAULT, type CardId } from './summary-cards.ts'

export type CardLayoutControl = CardLayout & {
  move: (card: CardId, to: number) => void
  toggle: (card: CardId) => void
  reset: () => void
}

const Stored = StoredCardLayout.nullable()

/** The reader's cards for a group of reports (company, each simple kind, foreign), kept in the browser. */
export function useCardLayout(group: string, known: readonly CardId[]): CardLayoutControl {
  const key = `summary-cards.${group}`
  const [stored, store] = useStored(key, Stored, null)
  return useMemo(() => {
    const layout = applyCardLayout(stored, known, HIDDEN_BY_DEFAULT)
    const hidden = [...layout.hidden]
    return {
      ...layout,
      move: (card, to) => store({ order: moveCard(layout.order, card, to), hidden }),
      toggle: (card) => store({ order: [...layout.order], hidden: toggleCard(layout.hidden, card) }),
      reset: () => writeStored(key, undefined),
    }
  }, [stored, known, store, key])
}
