import { expectTypeOf, test } from 'vitest'
import type { TextKey, TextValues } from './text-keys.ts'

type Texts = {
  readonly title: 'Riasztások'
  readonly views: { readonly open: 'Nyitott'; readonly mine: 'Saját' }
  readonly assigned: 'Felelős: {{name}}, {{line, article}} {{line}}. sor'
  readonly more: { readonly events_one: '{{count}} esemény'; readonly events_other: '{{count}} esemény' }
}
type Filled<Key> = Exclude<TextValues<Texts, Key>[0], undefined>
type Anything = Readonly<Record<string, unknown>>

test('keys are paths; texts in several numbers go by what is common to their names', () => {
  expectTypeOf<TextKey<Texts>>().toEqualTypeOf<
    'title' | 'views.open' | 'views.mine' | 'assigned' | 'more.events' | 'more.events_one' | 'more.events_other'
  >()
})

test('a text without places asks for nothing; the others ask for each of theirs', () => {
  expectTypeOf<[]>().toExtend<TextValues<Texts, 'title'>>()
  expectTypeOf<[]>().not.toExtend<TextValues<Texts, 'assigned'>>()
  expectTypeOf<{ name: string; line: string } & Anything>().toExtend<Filled<'assigned'>>()
  expectTypeOf<{ name: string } & Anything>().not.toExtend<Filled<'assigned'>>()
  expectTypeOf<{ name: boolean; line: string } & Anything>().not.toExtend<Filled<'assigned'>>()
  expectTypeOf<{ count: number } & Anything>().toExtend<Filled<'more.events'>>()
  expectTypeOf<{ count: string } & Anything>().not.toExtend<Filled<'more.events'>>()
  // Of one of several texts it is not known which: it asks for the places of all.
  expectTypeOf<{ count: number } & Anything>().not.toExtend<Filled<'assigned' | 'more.events'>>()
})
