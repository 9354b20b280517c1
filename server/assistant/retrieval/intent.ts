import type { Intent } from '../notes';
import { foldAccents } from './words';

type Advice = Extract<Intent, 'gift' | 'date' | 'food' | 'comfort' | 'avoid'>;

/** What he asks for so plainly that it decides before anything else: what must not happen. */
const AVOIDING =
  /\b(?:avoid\w*|steer clear|(?:stay|keep) away|can't stand|allerg\w*|intoleran\w*|off limits|deal ?breakers?|annoys?|bothers?|drives? (?:her|my wife) (?:mad|crazy)|turn ?offs?)\b|\b(?:should|must|can|do|may) (?:i|we) (?:not|never)\b|\bshouldn't (?:i|we)\b|\b(?:what|which \w+) (?:not|never) to\b|\bdoes(?:n't| not)? (?:she|my wife) (?:not (?:like|want)|hate|dislike|fear|dread)\b|\b(?:is|what's) (?:she|my wife) (?:afraid|scared)\b|\bhates\b|\bdislikes\b/;

/** The first that fits decides: a gift may be eaten, and a date may be a dinner. */
const TOPICS: [Advice, RegExp][] = [
  ['avoid', AVOIDING],
  [
    'comfort',
    /\b(?:cheer\w*|comfort\w*|consol\w*|sad|stress\w*|upset|calm\w*|sick|ill|unwell|(?:feel\w*|is) (?:down|low|blue)|(?:bad|hard|rough|long|rotten|terrible|awful) (?:day|week|time|night|shift)|tired|exhaust\w*|overwhelm\w*|anxious|nervous|worried|lonely|cry\w*|crie[sd]|feels? (?:better|loved|appreciated|special|safe|seen|valued)|relax\w*|unwind|angry|mad|fight|fought|argu\w*|quarrel\w*|apolog\w*|sorry|forgive\w*|support\w*|encourag\w*|reassur\w*|can(?:no|')t sleep|grie\w*|heartbroken|love language|show (?:her|my wife) (?:that )?i)\b/,
  ],
  [
    'gift',
    /\b(?:gifts?|presents?|wish ?list|stocking|bouquets?|flowers?|jewel\w*|necklaces?|earrings?|perfume|(?:give|buy|bring|send) (?:for )?(?:her|my wife|home)|(?:get|order|make) (?:for )?(?:her|my wife) (?:for|as|an?|some)|could i get (?:her|my wife)|surpris\w*|birthday|christmas|valentine\w*|mother's day|something (?:nice|small|special)|spoil|pamper)\b/,
  ],
  [
    'food',
    /\b(?:cook\w*|eat\w*|dinner|breakfast|brunch|lunch|supper|restaurants?|meals?|foods?|desserts?|snacks?|drinks?|bak(?:e|ing)|cakes?|recipes?|wine|coffee|tea|takeout|takeaway|dish(?:es)?|groceries|hungry|cuisine|picnic|serve|menu|grill|barbecue|ice cream|bakery|pastr(?:y|ies)|pralines?|chocolates?|cocktails?|caf[eé])\b/,
  ],
  [
    'date',
    /\b(?:date ?nights?|dates?|(?:take|taking|invite|bring) (?:her|my wife)|go(?:ing)? out|night out|days? out|outings?|weekends?|trips?|travel\w*|vacation|holidays?|getaway|evening|anniversary|celebrat\w*|movie|film|concert|together|visit|spend time|good (?:plan|idea)|tickets?|honeymoon|destination|cruise|hike)\b/,
  ],
];

/** He asks what to do, not what she said. */
const ASKS_ADVICE =
  /\b(?:should|could|can|shall|may|might|must|would) (?:i|we)\b|\bhow do (?:i|we)\b|\bideas?\b|\bgood (?:plan|idea|choice)\b|\bsuggest\w*|\brecommend\w*|\bhelp me\b|\btips?\b|\badvice\b|\b(?:what|how|where|which \w+) to\b|(?<!(?:she|wife|to) )\bplan(?:ning)?\b|\bi(?:'m| am| want| need| would|'d| have|'ve| forgot)\b|\bwould (?:she|my wife|her)\b.*\b(?:like|love|enjoy|want|appreciate|prefer)\b|\bmakes? (?:her|my wife)\b|\bwould (?:be|make) a\b|\bwhat helps\b/;

const WHEN = /^(?:and )?(?:when|since when)\b|\b(?:what|which) (?:day|date|year|month|time)\b|\bhow long ago\b/;
const LIST =
  /\b(?:what|which|name|list)\b.*\b(?:all|\w{3,}(?:ies|[^s]s)) (?:does|has|did|do|is|are|has|have|would)\b|^(?:list|name)\b/;
const FACT =
  /^(?:and )?(?:what|who|whom|whose|where|which|how|why|does|did|do|is|are|was|were|has|have|had|would|will|can|could|tell me|list|name)\b/;

const ALSO_AS_FACTS: ReadonlySet<Intent> = new Set(['food', 'gift']);
/** The topics of a present fact ("what food does she like") are answered as advice is: with what to keep in mind. */
const PRESENT_LIKING = /\b(?:does|do|is|are|would|will|can) (?:she|her|my wife)\b|\bfavou?rite\b|\bher\b.*\bsize\b/;

export function intentOf(query: string): Intent {
  const asked = foldAccents(query).trim();
  if (WHEN.test(asked)) return 'when';
  const asksAdvice = ASKS_ADVICE.test(asked) || !FACT.test(asked);
  const topic = TOPICS.find(([, pattern]) => pattern.test(asked))?.[0];
  const isLiking = topic !== undefined && ALSO_AS_FACTS.has(topic) && PRESENT_LIKING.test(asked);
  if (topic && (asksAdvice || topic === 'avoid' || isLiking)) return topic;
  if (asksAdvice) return 'other';
  return LIST.test(asked) ? 'list' : 'fact';
}

/** With an intent of these his words are only the occasion: what she said is found by what it means. */
export function isAdvice(intent: Intent): boolean {
  return TOPICS.some(([topic]) => topic === intent);
}
