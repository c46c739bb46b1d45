import { Modal } from '@mantine/core'
import { SEARCH_TEXT_MAX_LENGTH } from '@merleg/contract/search.contract'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../shared/http/use-error-text.ts'
import { ComboboxOption } from '../../shared/ui/combobox-option.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import classes from './command-palette.module.css'
import { arrangeEntries, PALETTE_GROUPS, type PaletteEntry } from './palette-entries.ts'
import { useRecentEntries } from './recent-entries.ts'
import { usePaletteEntries } from './use-palette-entries.ts'

/** Companies, pages, what the page can do, and settings, by a few letters of their names. */
export function CommandPalette({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('palette/page')
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      size="lg"
      yOffset="10dvh"
      transitionProps={{ duration: 0 }}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={t('title')}>
        <Modal.Body p={0}>
          <PaletteContent onClose={onClose} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

function PaletteContent({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('palette/page')
  const { t: tUi } = useTranslation('ui/page')
  const errorText = useErrorText()
  const id = useId()
  const [text, setText] = useState('')
  const [recent, remember] = useRecentEntries()
  const { entries, error, isSearching } = usePaletteEntries(text)
  const shown = arrangeEntries(entries, { text, recent })
  const optionId = (index: number): string => `${id}-option-${index}`
  const run = (entry: PaletteEntry): void => {
    if (entry.group !== 'companies') remember(entry.id)
    // The dialog gives the focus back first: what is opened may want it.
    onClose()
    setTimeout(entry.run)
  }
  const { active, setActive, onKeyDown } = useActive(shown, run)
  return (
    <>
      <div className={classes.field}>
        <Icon name="search" size={18} />
        <input
          data-autofocus
          className={classes.input}
          type="text"
          role="combobox"
          aria-label={t('title')}
          aria-autocomplete="list"
          aria-expanded={shown.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={shown.length > 0 ? optionId(active) : undefined}
          placeholder={t('placeholder')}
          autoComplete="off"
          spellCheck={false}
          maxLength={SEARCH_TEXT_MAX_LENGTH}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className={classes.close} aria-label={tUi('actions.close')} onClick={onClose}>
          <Icon name="close" size={16} />
        </button>
      </div>
      <div id={`${id}-list`} role="listbox" aria-label={t('title')} className={classes.list}>
        {PALETTE_GROUPS.filter((group) => shown.some((entry) => entry.group === group)).map((group) => (
          <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <div id={`${id}-${group}`} className={classes.group} role="presentation">
              {t(group === 'companies' && text.trim() === '' ? 'groups.opened' : `groups.${group}`)}
            </div>
            {shown.map((entry, index) =>
              entry.group === group ? (
                <Option
                  key={entry.id}
                  id={optionId(index)}
                  entry={entry}
                  isActive={index === active}
                  onChoose={() => run(entry)}
                  onPoint={() => setActive(index)}
                />
              ) : null,
            )}
          </div>
        ))}
      </div>
      <div aria-live="polite" className={classes.told}>
        {error !== null && <p>{errorText(error)}</p>}
        {error === null && shown.length === 0 && <p>{t(isSearching ? 'searching' : 'nothing')}</p>}
        <span className="visually-hidden">{shown.length > 0 && t('found', { count: shown.length })}</span>
      </div>
    </>
  )
}

/** Which entry Enter would choose, and the keys that change it; the focus stays in the field (combobox pattern). */
function useActive(shown: readonly PaletteEntry[], choose: (entry: PaletteEntry) => void) {
  const [chosen, setActive] = useState(0)
  const active = Math.min(chosen, Math.max(shown.length - 1, 0))
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    const last = Math.max(shown.length - 1, 0)
    const steps: Record<string, number | undefined> = {
      ArrowDown: active === last ? 0 : active + 1,
      ArrowUp: active === 0 ? last : active - 1,
      PageDown: Math.min(active + 8, last),
      PageUp: Math.max(active - 8, 0),
    }
    const to = steps[event.key]
    const entry = shown[active]
    if (to !== undefined) setActive(to)
    else if (event.key === 'Enter' && entry !== undefined) choose(entry)
    else return
    event.preventDefault()
  }
  return { active, setActive, onKeyDown }
}

type OptionProps = {
  id: string
  entry: PaletteEntry
  isActive: boolean
  onChoose: () => void
  onPoint: () => void
}

function Option({ id, entry, isActive, onChoose, onPoint }: OptionProps) {
  return (
    <ComboboxOption id={id} className={classes.option} isActive={isActive} onChoose={onChoose} onPoint={onPoint}>
      <Icon name={entry.icon} size={16} />
      <span className={classes.label}>{entry.label}</span>
      {entry.note !== undefined && <span className={classes.note}>{entry.note}</span>}
    </ComboboxOption>
  )
}
