/** A file that a command writes and the house test compares. */
export type GeneratedFile = { path: string; text: string }

/** A file of `npm run lists`, made from what `source` names. */
export function generatedFile(path: string, source: string, ...lines: readonly string[]): GeneratedFile {
  const head = `/** Written by \`npm run lists\` from ${source}; not by hand. */`
  return { path, text: `${[head, '', ...lines].join('\n')}\n` }
}

/** `company-data` and `report/company-data` as names of exports. */
export function toCamelCase(name: string): string {
  return name.replaceAll(/[-/](\w)/g, (_, letter: string) => letter.toUpperCase())
}
