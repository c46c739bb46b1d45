import type { Icon as TablerIcon } from '@tabler/icons-react'
import { createElement } from 'react'
import { ICONS, type IconName } from './icon-map.ts'

const BY_NAME = new Map<string, TablerIcon>(Object.entries(ICONS))

type IconProps = {
  /** A key of the icon map; one that the server sends and we do not know becomes a dot. */
  name: IconName | (string & {})
  size?: number
  className?: string | undefined
  color?: string | undefined
  /** Width of the lines; thinner for large drawings. */
  stroke?: number
}

/** A decorative icon: the word beside it carries the meaning. */
export function Icon({ name, size = 16, className, color, stroke = 1.7 }: IconProps) {
  return createElement(BY_NAME.get(name) ?? ICONS.dot, {
    size,
    stroke,
    'aria-hidden': true,
    ...(className === undefined ? {} : { className }),
    ...(color === undefined ? {} : { color }),
  })
}
