/**
 * Cents of a euro and the countries that cost so much: the price list to begin with. Made up, so that the module can be
 * tried; an operator sets prices of his own, and until then the form says whose they are.
 */
const PRICE_GROUPS: ReadonlyArray<readonly [number, string]> = [
  [4500, 'at ch cz de hr hu li pl ro si sk'],
  [5500, 'be bg cy dk ee es fi fr gb gr ie is it lt lu lv mt nl no pt se'],
  [6500, 'ad al am ax az ba by ca fo ge gg gi im je mc md me mk rs ru sj sm tr ua us va xk'],
  [8500, 'ae ar au bh br cl cn co eg hk id il in jp kr kw kz ma mo mx my nz om pe ph qa sa sg th tn tw vn za'],
  [
    11500,
    'af ag ai ao as aw bb bd bf bi bj bl bm bn bo bq bs bt bw bz cc cd cf cg ci ck cm cr cu cv cw cx dj dm do ' +
      'dz ec eh er et fj fk fm ga gd gf gh gl gm gn gp gq gt gu gw gy hn ht iq ir jm jo ke kg kh ki km kn kp ky ' +
      'la lb lc lk lr ls ly mf mg mh ml mm mn mp mq mr ms mu mv mw mz na nc ne nf ng ni np nr nu pa pf pg pk pm ' +
      'pn pr ps pw py re rw sb sc sd sh sl sn so sr ss st sv sx sy sz tc td tg tj tk tl tm to tt tv tz ug uy uz ' +
      'vc ve vg vi vu wf ws ye yt zm zw',
  ],
]

/** What a report of a country costs to begin with, in cents of a euro, by its two letters in lower case. */
export const STARTING_ORDER_PRICES: ReadonlyMap<string, number> = new Map(
  PRICE_GROUPS.flatMap(([amount, countries]) => countries.split(' ').map((country) => [country, amount] as const)),
)

/** The one kind of report that is ordered, as prices name it. */
export const ORDERED_VARIANT = 'report'
