import { Popover } from '@mantine/core'
import { useTimeout } from '@mantine/hooks'
import type { Provenance, ValueOrigin } from '@merleg/contract/fields'
import { findFieldKey } from '@merleg/domain/corrections/field-key'
import { useContext, useId, useRef, useState, type HTMLAttributes, type PointerEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from './icon.tsx'
import classes from './provenance-hint.module.css'
import { ProvenanceList } from './provenance-list.tsx'
import { readShownValue, SourceActionsContext } from './source-actions.ts'

type ProvenanceHintProps = {
  provenance: Provenance | ValueOrigin
  /** Which value it is about: read out with the button, so that each of many is told from the others. */
  label?: string | undefined
  /** Of accounts: which of their figures it is, by its code; `whole` for the accounts themselves. */
  figure?: string | undefined
  /** Shown above the sources, such as the value itself where it is not beside the button. */
  lead?: ReactNode
  /** What is pressed; a small "i" unless told. */
  children?: ReactNode
  /** For a button with a look and a place of its own. */
  button?: HTMLAttributes<HTMLButtonElement>
}

/** Time to move the pointer from the value to what it opened. */
const LEAVE_MS = 150

/** Open while pointed at; open until told otherwise once pressed: then the keyboard goes into it. */
function useHover() {
  const [state, setState] = useState<'closed' | 'hovered' | 'pressed'>('closed')
  const { start: startLeaving, clear: stay } = useTimeout(
    () => setState((now) => (now === 'hovered' ? 'closed' : now)),
    LEAVE_MS,
  )
  const onPointerEnter = (event: PointerEvent): void => {
    stay()
    if (event.pointerType === 'mouse' && state === 'closed') setState('hovered')
  }
  return {
    isOpen: state !== 'closed',
    isPressed: state === 'pressed',
    close: () => setState('closed'),
    press: () => setState(state === 'pressed' ? 'closed' : 'pressed'),
    hover: { onPointerEnter, onPointerLeave: startLeaving },
  }
}

/**
 * Where a value comes from, of which days it is and when we learnt of it, and how it is worked out where no register
 * publishes it: on hover, tap or Enter.
 */
export function ProvenanceHint({ provenance, label, figure, lead, children, button }: ProvenanceHintProps) {
  const { t } = useTranslation('ui/page')
  const contentId = useId()
  const { isOpen, isPressed, close, press, hover } = useHover()
  const { derivation, sources } = 'sources' in provenance ? provenance : { derivation: null, sources: [provenance] }
  const actions = useContext(SourceActionsContext)
  const target = useRef<HTMLButtonElement>(null)
  const fieldKey = findFieldKey({ figure, isDerived: derivation !== null, sources })
  const value = { label: label ?? '', fieldKey, sources }
  const dispute = sources.length === 0 ? null : (actions?.tellDispute(value) ?? null)
  const report = (): void => {
    close()
    actions?.report?.({ ...value, shown: readShownValue(target.current) })
  }
  const own = label === undefined ? t('provenance.label') : t('provenance.labelOf', { label })
  const hint = (
    <Popover
      opened={isOpen}
      onDismiss={close}
      width={300}
      position="bottom-start"
      shadow="md"
      trapFocus={isPressed}
      returnFocus
    >
      <Popover.Target>
        <button
          ref={target}
          type="button"
          data-aside
          className={classes.target}
          aria-label={children == null || label !== undefined ? own : undefined}
          {...button}
          onClick={press}
          onKeyDown={(event) => {
            if (event.key === 'Escape') close()
            button?.onKeyDown?.(event)
          }}
          {...hover}
        >
          {children ?? <Icon name="source" size={14} />}
        </button>
      </Popover.Target>
      <Popover.Dropdown {...hover} aria-describedby={contentId}>
        <div id={contentId} className={classes.content}>
          {lead}
          {dispute !== null && <p className={classes.dispute}>{dispute.text}</p>}
          {derivation !== null && <p className={classes.derivation}>{derivation}</p>}
          {sources.length > 0 && <ProvenanceList sources={sources} />}
        </div>
        {actions?.report != null && sources.length > 0 && (
          <button type="button" className={classes.report} onClick={report}>
            {t('provenance.report')}
          </button>
        )}
      </Popover.Dropdown>
    </Popover>
  )
  // A button with a place of its own has no room beside it: what opens says it.
  if (dispute === null || button !== undefined) return hint
  return (
    <>
      {hint}
      <span className={classes.mark} data-aside>
        {dispute.word}
      </span>
    </>
  )
}
