import { Button } from '@mantine/core'
import { NETWORK_FILES, type NetworkFileFormat } from '@merleg/contract/table-files'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { FileMenu } from '../../../../shared/ui/file-menu.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { showError } from '../../../../shared/ui/toasts.ts'
import { type SavedPicture, savePicturePng, savePictureSvg } from '../save-picture.ts'
import type { PictureActions } from '../use-picture.ts'
import classes from './network-toolbar.module.css'

type NetworkToolbarProps = {
  picture: Omit<SavedPicture, 'kinds'>
  /** Where the data of the picture are as a file. */
  fileUrlOf: (format: NetworkFileFormat) => string
  isList: boolean
  toggleButton: RefObject<HTMLButtonElement | null>
  isFull: boolean
  actions: PictureActions
  onToggleList: () => void
  onToggleFull: () => void
}

/** List or picture, full screen, undo, and the picture as a file. */
export function NetworkToolbar(props: NetworkToolbarProps) {
  const { picture, fileUrlOf, isList, toggleButton, isFull, actions, onToggleList, onToggleFull } = props
  const { t } = useTranslation('report/connections/page')
  const kinds = {
    owner: t('legend.owner'),
    beneficial: t('legend.beneficial'),
    leader: t('legend.leader'),
    succession: t('legend.succession'),
  }
  const saved = { ...picture, kinds }
  const hasRemoved = picture.shown.removedCount > 0
  return (
    <div className={classes.toolbar} role="group" aria-label={t('picture.view')}>
      <Button
        size="xs"
        variant="default"
        leftSection={<Icon name={isList ? 'chart' : 'table'} />}
        ref={toggleButton}
        onClick={onToggleList}
        onKeyDown={({ key }) => key.toLowerCase() === 'l' && onToggleList()}
      >
        {t(isList ? 'picture.picture' : 'picture.list')}
      </Button>
      <Button size="xs" variant="default" aria-pressed={isFull} onClick={onToggleFull}>
        {t(isFull ? 'picture.leaveFullScreen' : 'picture.fullScreen')}
      </Button>
      {hasRemoved && (
        <>
          <Button size="xs" variant="default" onClick={actions.undo}>
            {t('picture.undo')}
          </Button>
          <Button size="xs" variant="default" onClick={actions.restore}>
            {t('picture.restore')}
          </Button>
        </>
      )}
      <Button
        size="xs"
        variant="default"
        leftSection={<Icon name="download" />}
        onClick={() => void savePicturePng(saved).catch(() => showError(t('picture.failed')))}
      >
        {t('picture.png')}
      </Button>
      <Button size="xs" variant="default" leftSection={<Icon name="download" />} onClick={() => savePictureSvg(saved)}>
        {t('picture.svg')}
      </Button>
      <FileMenu formats={NETWORK_FILES} urlOf={fileUrlOf} />
    </div>
  )
}
