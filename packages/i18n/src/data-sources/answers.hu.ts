/** What the server says of the sources of the data. */
export const dataSourcesAnswersHu = {
  statements: 'Beszámolók',
} as const
