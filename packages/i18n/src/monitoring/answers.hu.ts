/** What the server says of a change. */
export const monitoringAnswersHu = {
  more: '{{title}} és még {{number}} változás',
} as const
