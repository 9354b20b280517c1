const listed = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** Said with a "no" and meant as a "yes", or the other way round. Each is read as the one word behind it. */
export const IDIOMS: readonly [phrase: RegExp, meant: string][] = [
  [/\b(?:can't|cannot|couldn't|could not|can not) (?:live|be|do) without\b/g, 'love'],
  [/\b(?:can't|cannot|never) (?:get|have) enough(?: of)?\b/g, 'love'],
  [/\b(?:had|have|has) enough of\b/g, 'hate'],
  [/\b(?:would|happily|gladly) leave behind\b/g, 'refuse'],
  // Who skips work does not refuse it.
  [/\bskip(?:s|ped)?\b(?! (?:work|school|class|church|town|breakfast|lunch|dinner))/g, 'refuse'],
  [/\b(?:can't|cannot|can never) resist\b/g, 'love'],
  [/\b(?:can't|cannot) wait\b/g, 'love'],
  [/\bnothing (?:beats|is better than|like)\b/g, 'love'],
  [/\bnever (?:gets? |been )?(?:tires?|tired|bored)(?: of| by)\b/g, 'love'],
  [/\b(?:never|wouldn't|won't) say no to\b/g, 'love'],
  [/\b(?:do not|does not|don't|doesn't|did not|didn't|wouldn't|would not|not) mind(?:s)?\b/g, 'accept'],
  [/\b(?:not only|no matter|no doubt|for no reason|no wonder|why not|not to mention)\b/g, ' '],
  [/\b(?:can't|cannot|can not|could not|couldn't) (?:stand|bear|take|abide)\b/g, 'hate'],
  [/\b(?:used to|no longer|any ?more|once loved|gone off|went off)\b/g, 'not'],
  [/\b(?:gave|given|give|gives) up\b/g, 'stop'],
  [/\b(?:tired|sick) of\b/g, 'hate'],
  [/\b(?:returned|did you return)\b(?! (?:to|home|from|by)\b)/g, 'refused'],
  [/\b(?:is|are) (?:out|off limits|a no|no good)\b/g, 'hate'],
  [/\btoo (?=\w)/g, 'bad '],
  [/\b(?:makes?|made) (?:me|her|him) (?:sick|ill)\b/g, 'sicken'],
  [/\b(?:leave|leaving|left) (?:it|them|that|those)? ?out\b/g, 'avoid'],
  [/\b(?:put|puts|putting) (?:me|her) off\b/g, 'hate'],
];

/** Turns round what it stands before. */
export const NEGATORS = listed(
  `no not never none nothing nobody neither nor without cannot hardly barely nowhere fewer`,
);

/** General words of liking: which of them is used does not matter, only the side. */
export const FOR = listed(
  `love loved loves like likes liked enjoy enjoys enjoyed adore adores prefer
  prefers preferred want wants wanted wish wishes appreciate appreciates delight
  dream dreams crave craves welcome accept welcomes rather treasure treasures hope hopes`,
);

/** The same, without a verb. */
export const PRAISE = listed(`favorite favorites favourite favourites happy glad fond fan best`);

/** Weaker: "a good pen" may be told of anything that she is not against. */
export const GOOD = listed(`please pleased good right perfect fine better`);

/** In a question, these ask for what she would welcome. */
export const ASKS_FOR = listed(
  `should would need needs help helps calm calms calming smile comfort comforts choose pick order keep relax cheer cheers relaxes
  suits suit proud laugh wear read watch play`,
);

/** And of dislike. */
export const AGAINST = listed(
  `hate hates hated dislike dislikes disliked detest detests loathe loathes avoid avoids avoided refuse refuses refused sicken
  reject rejects stop stops stopped worst wrong bad awful horrible terrible unbearable unwanted quit less`,
);

/** Against it as well, and a matter of its own: it must stand in her answer, or in what she was asked. */
export const AGAINST_IN_ITSELF = listed(
  `allergic allergy intolerant intolerance afraid scared scares scare fear fears fearful terrified frightened panic panics phobia
  phobic dread dreads ashamed annoy annoys annoyed annoying bore bores bored boring ruin ruins ruined worse nervous sad
  disappointment disappoint disappointed headache migraine nausea itch itches swell swells cruelty cruel fight fights
  disgust disgusts disgusting hurt hurts ugly overrated drop drops dropped
  pretend pretends regret regrets complain complains drain drains stress stresses stressed upset upsets angry irritate irritates
  irritated worry worries`,
);

/** One fear by another name. */
export const SAME: readonly ReadonlySet<string>[] = [
  `afraid scared scare fear fearful terrified frightened dread phobia phobic panic`,
  `allergic allergy intolerant intolerance`,
  `headache migraine`,
  `present gift`,
  `film movie cinema`,
  `vacation holiday trip travel`,
  `quarrel argument argue fight fought row`,
  `ill sick unwell`,
  `smell scent fragrance perfume`,
  `sofa couch`,
  `start begin`,
  `small little tiny`,
  `big large huge`,
  `quiet calm silence silent peaceful peace`,
  `home house`,
  `photo picture photograph`,
  `remind memory remember memories`,
  `sleep asleep slept`,
  `clean cleaning`,
  `cook cooking cooked`,
  `annoy annoying`,
  `disappointment disappoint disappointed`,
  `woken wake waking woke`,
  `eat ate eating eaten`,
  `give gave given giving`,
  `drink drank`,
  `buy bought`,
  `take took taken`,
  `read reading`,
  `hour hours`,
  `dream dreamt wish`,
  `drive drove driven`,
  `write wrote written`,
  `sing sang sung`,
  `swim swam swum`,
  `run ran`,
  `fly flew flown`,
  `grow grew grown`,
  `know knew known`,
  `speak spoke spoken`,
  `break broke broken`,
  `lose lost`,
  `win won`,
  `teach taught`,
  `hear heard`,
  `sit sat seat`,
  `sell sold`,
  `build built`,
  `meet met`,
  `ride rode ridden`,
  `hide hid hidden`,
  `send sent`,
  `fall fell fallen`,
  `forget forgot forgotten`,
  `throw threw thrown`,
  `draw drew drawn`,
  `die dead death`,
  `rain rainy rained`,
].map(listed);

/** People whose facts are not hers. By the form in which words are compared: mother is mom. */
export const PEOPLE = listed(
  `mom dad parent sister brother sibling grandma grandpa grandparent aunt auntie uncle cousin niece nephew daughter son child kid
  baby twin friend roommate boss colleague coworker teacher neighbor neighbour ex stepmother stepfather stepsister stepbrother
  family mrs mr dr doctor girlfriend boyfriend bestie godmother godfather`,
);

/** Words that bring no matter of their own. Everything else must stand in her answer. */
export const FRAME = listed(
  `a an the and or but nor so yet as at by for from in into of off on onto out over per than then to toward under up upon via
  with within about above across after against along among around before behind below beneath beside besides between beyond
  down during except inside near outside since through throughout till until while
  i me my mine myself you your yours yourself she her hers herself he him his himself it its itself we us our ours ourselves
  they them their theirs themselves who whom whose which what that this these those there here where when why how if whether
  because though although however therefore whereas unless
  is am are was were be been being do does did doing done have has had having can could may might must shall should will would
  get gets getting got go goes going gone went come comes coming came let lets make makes making made
  give gives giving gave given take takes taking took taken keep keeps put puts use uses used
  say says said saying tell tells told telling mention mentions mentioned answer answered answers call calls called ask asked
  describe describes described name named names think thinks thought feel feels felt find finds found mean means
  meant seem seems see sees consider considers choose chooses chose pick picks need needs needed look looks try tries
  something anything everything someone somebody anybody anyone everyone everybody thing things one ones kind sort type way
  bit lot lots all any both each every either some such same other others another own more most much many few several enough
  very really truly quite too just only even also still again already always often usually sometimes mostly especially
  particularly generally rather ever almost simply certainly definitely clearly actually indeed perhaps maybe likely probably
  well yes okay ok please now today back away together whenever
  idea choice option example instance case answer word words point matter reason result
  great nice lovely wonderful special important particular certain sure safe happy able happens happen happened turn turns
  wife person people woman times long quick quickly soon late later early earlier first last next
  cost costs spent serve serves served bring brings brought get plan plans planned hold holds held stay stays start starts reserve spend
  remind reminds remember remembers remembered eat eats ate drink drinks drank wear wears wore order orders include includes included involve involves come like likes regard regards mind minds care cares leave
  help helps helping pack packs packing play plays playing read reads reading pretty fairly absolutely completely entirely total totally least half part plenty once`,
);

/** Those of them that are verbs count in all their forms. */
export const VERBS = listed(
  `get go come let make give take keep use say tell mention answer describe think feel find mean seem see consider choose pick
  need look try happen turn serve bring plan hold stay start reserve spend remind remember eat drink wear order include involve
  mind leave ask call name`,
);

const UNITS =
  `zero two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen twenty`.split(/\s+/);
const TENS = 'thirty forty fifty sixty seventy eighty ninety'.split(' ');

export const NUMBERS: ReadonlyMap<string, string> = new Map([
  ...UNITS.map((word, at): [string, string] => [word, String(at === 0 ? 0 : at + 1)]),
  ...TENS.map((word, at): [string, string] => [word, String(10 * at + 30)]),
  ['hundred', '100'],
  ['thousand', '1000'],
]);
