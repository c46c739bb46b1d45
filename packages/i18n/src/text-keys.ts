/**
 * Which texts there are, and what each asks for, as the compiler knows it. The types that i18next brings say the same of all
 * namespaces at once: they took half of each check (docs/adr/0112).
 */

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

type Stem<Key> = Key extends `${infer Name}_${PluralForm}` ? Name : never

/** The keys of a tree of texts, as `a.b.c`; a text in several numbers (`_one`, `_other`) goes by the name before them. */
export type TextKey<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Key | Stem<Key> : `${Key}.${TextKey<Texts[Key]>}`
}[keyof Texts & string]

type TextAt<Texts, Key> = Key extends keyof Texts
  ? Texts[Key]
  : Key extends `${infer Head}.${infer Rest}`
    ? Head extends keyof Texts
      ? TextAt<Texts[Head], Rest>
      : never
    : Texts[keyof Texts & `${Key & string}_${PluralForm}`]

type Place<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Place<Rest> : never

type Values<Names> = {
  readonly [Name in Names as Name extends `${infer Value},${string}` ? Value : Name & string]: Name extends 'count'
    ? number
    : Name extends `${string},${string}`
      ? string
      : string | number
} & Readonly<Record<string, unknown>>

/** What stands for each `{{name}}` of a text; where it may be one of several texts, for those of all of them. */
export type TextValues<Texts, Key> = [Place<TextAt<Texts, Key>>] extends [never]
  ? [values?: Readonly<Record<string, unknown>>]
  : [values: Values<Place<TextAt<Texts, Key>>>]
