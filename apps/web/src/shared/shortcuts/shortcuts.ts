/**
 * Every shortcut of the product, by where it works: the list that readers are shown. A test holds the tables by which pages
 * read their keys against it. Keys are named as on the keyboard; several that do the same stand side by side.
 */
export const SHORTCUTS = {
  everywhere: [
    { does: 'palette', keys: ['Ctrl K', 'Cmd K'] },
    { does: 'search', keys: ['/'] },
    { does: 'shortcuts', keys: ['?'] },
    { does: 'close', keys: ['Esc'] },
  ],
  alerts: [
    { does: 'nextAlert', keys: ['j'] },
    { does: 'previousAlert', keys: ['k'] },
    { does: 'done', keys: ['e'] },
    { does: 'snooze', keys: ['s'] },
    { does: 'assign', keys: ['a'] },
    { does: 'comment', keys: ['c'] },
    { does: 'select', keys: ['x'] },
    { does: 'undoStep', keys: ['z'] },
    { does: 'inboxHelp', keys: ['?'] },
    { does: 'send', keys: ['Ctrl Enter'] },
  ],
  listMatching: [
    { does: 'row', keys: ['ArrowUp', 'ArrowDown'] },
    { does: 'candidate', keys: ['1', '…', '9'] },
    { does: 'noCandidate', keys: ['0'] },
    { does: 'undoDecision', keys: ['z', 'Backspace'] },
  ],
  connections: [
    { does: 'walkNetwork', keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] },
    { does: 'choose', keys: ['Enter'] },
    { does: 'expand', keys: ['Space'] },
    { does: 'remove', keys: ['Delete', 'Backspace'] },
    { does: 'undoRemoval', keys: ['Ctrl Z'] },
    { does: 'zoom', keys: ['+', '-'] },
    { does: 'list', keys: ['l'] },
    { does: 'rows', keys: ['r'] },
    { does: 'leaveFullScreen', keys: ['Esc'] },
  ],
  charts: [{ does: 'point', keys: ['ArrowLeft', 'ArrowRight'] }],
  activities: [
    { does: 'walkTree', keys: ['ArrowUp', 'ArrowDown', 'Home', 'End'] },
    { does: 'openBranch', keys: ['ArrowRight', 'ArrowLeft'] },
    { does: 'openAll', keys: ['*'] },
    { does: 'chooseActivity', keys: ['Space'] },
    { does: 'chooseAll', keys: ['Ctrl A'] },
    { does: 'find', keys: ['A', '…', 'Z'] },
    { does: 'submit', keys: ['Enter'] },
  ],
  arrange: [
    { does: 'pick', keys: ['Space', 'Enter'] },
    { does: 'move', keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] },
    { does: 'cancel', keys: ['Esc'] },
  ],
} as const satisfies Record<string, readonly { does: string; keys: readonly string[] }[]>

export type ShortcutPlace = keyof typeof SHORTCUTS
