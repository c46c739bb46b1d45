import { Modal, Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { type ShortcutPlace, SHORTCUTS } from '../../shared/shortcuts/shortcuts.ts'
import { useSingleKeys } from '../../shared/shortcuts/single-keys.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import classes from './shortcuts-dialog.module.css'

const PLACES: readonly ShortcutPlace[] = [
  'everywhere',
  'alerts',
  'listMatching',
  'connections',
  'charts',
  'activities',
  'arrange',
]

/** All shortcuts of the product by where they work, and the switch of those that are a single letter. */
export function ShortcutsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('shortcuts/page')
  const { t: tUi } = useTranslation('ui/page')
  const [areOn, setAreOn] = useSingleKeys()
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('title')}
      size="xl"
      closeButtonProps={{ 'aria-label': tUi('actions.close') }}
    >
      <Switch
        label={t('single')}
        description={t('singleHint')}
        checked={areOn}
        onChange={(event) => setAreOn(event.currentTarget.checked)}
      />
      <div className={classes.places}>
        {PLACES.map((place) => (
          <section key={place} aria-labelledby={`shortcuts-${place}`}>
            <h3 id={`shortcuts-${place}`} className={classes.place}>
              {t(`places.${place}`)}
            </h3>
            <dl className={classes.list}>
              {SHORTCUTS[place].map(({ does, keys }) => (
                <div key={does}>
                  <dt>
                    {keys.map((key) => (
                      <Key key={key} name={key} />
                    ))}
                  </dt>
                  <dd>{t(`does.${does}`)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  )
}

const ARROWS = {
  ArrowUp: 'chevron-up',
  ArrowDown: 'chevron-down',
  ArrowLeft: 'chevron-left',
  ArrowRight: 'chevron-right',
} as const
const NAMED = ['Ctrl', 'Space', 'Delete', 'Backspace', 'Home', 'End', 'Enter', 'Esc'] as const

/** A key as it is written on the keyboard of the reader; the font has no arrows. */
function Key({ name }: { name: string }) {
  const { t } = useTranslation('shortcuts/page')
  if (name === '…') return <span>–</span>
  if (isArrow(name))
    return (
      <kbd>
        <Icon name={ARROWS[name]} size={13} />
        <span className="visually-hidden">{t(`keys.${name}`)}</span>
      </kbd>
    )
  const parts = name.split(' ').map((part) => {
    const named = NAMED.find((one) => one === part)
    return named === undefined ? part : t(`keys.${named}`)
  })
  return <kbd>{parts.join(' ')}</kbd>
}

function isArrow(name: string): name is keyof typeof ARROWS {
  return name in ARROWS
}
