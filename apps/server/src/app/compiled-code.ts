import { enableCompileCache } from 'node:module'
import { resolve } from 'node:path'

/** Beside the packages: whoever may change it may change the program, and installing anew empties it. */
const FOLDER = resolve(import.meta.dirname, '../../../../node_modules/.cache/merleg')

/**
 * Of what a process has read of the program the next one finds the compiled code, by the content of each file: without it a
 * third of a start is taking types out and compiling. Written when the process ends; where the folder cannot be written,
 * or `NODE_COMPILE_CACHE` names another one, nothing is done.
 */
export function keepCompiledCode(): void {
  enableCompileCache(FOLDER)
}
