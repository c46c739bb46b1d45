/** What a member of a supervisory board is called in statements, which know boards of one kind alone. */
export const SUPERVISORY_BOARD = 'Supervisory board'

/** Posts that the standard has a code of its own for, in the words of its list. */
export const BOARD_POSTS = [
  { type: 'boardMember', text: 'Board member' },
  { type: 'boardChair', text: 'Board chair' },
] as const
