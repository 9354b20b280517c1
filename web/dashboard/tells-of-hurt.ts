/**
 * Whether a text speaks of death and grief, illness, fear, or a quarrel. What looks so and is not costs a memory on one
 * day; what is so and passes may cost her the day. So whole families of words stand here, not only the plainest.
 */
export function tellsOfHurt(text: string): boolean {
  return families.some((family) => family.test(text.replace(/[‘’]/g, "'")));
}

const words = (...parts: string[]) => new RegExp(`\\b(?:${parts.join('|')})`, 'i');

const somebody =
  '(?:mum|mom|mother|dad|father|parent|sister|brother|twin|son|daughter|baby|babies|child|boy|girl|gran|nan|grandm|grandf|aunt|uncle|cousin|niece|nephew|friend|husband|wife|dog|cat|puppy|horse|pet|him|her\\b|them)';
const whose = '(?:(?:my|our|his|her|their|the|a|an|both|dear|best|old|little|only|first|late|beloved)\\s+)*';

const families = [
  // Death and grief.
  words(
    '(?:died|dies|dying|dead|death|deceased|fatal)\\b',
    'pass(?:ed|es|ing)\\s+away',
    'funeral|burial|bur(?:y|ied)\\b|graves?\\b|graveside|gravestone|cemeter|coffin|cremat|obituar|hospice|eulog',
    'mourn|grief|griev|bereave|widow|orphan|condolenc',
    'suicid|overdos|killed\\b|murder|drown(?:ed|ing)\\b',
    'miscarr|still-?born|stillbirth|abort|infertil',
    `(?:lost|lose|losing|loss of|without|bury|late)\\s+${whose}${somebody}`,
    `miss(?:ed|ing|es)?\\s+${whose}${somebody}`,
    'no longer with us|not with us any|rest in peace|put (?:him|her|it) (?:down|to sleep)|said goodbye to|took (?:his|her) own life',
    'heart-?br(?:oken|eak)|broke my heart',
  ),
  // Illness and what wears down.
  words(
    'cancer|tumou?r|chemo|leuk|diagnos|biops|terminal|stroke\\b|heart attack|dementia|alzheimer|intensive care|ambulance|hospital',
    'depress|trauma|ptsd|panic|breakdown|burn(?:t|ed)?[ -]?out|self-harm|anorexi|bulimi|eating disorder|addict|alcoholic',
    'abus(?:e|ed|er|ive)|assault|rape|molest|bull(?:y|ied|ying)\\b|beaten|violen|humiliat|ashamed|shame\\b|worthless',
  ),
  // Fear.
  words(
    'afraid|fear(?:s|ed|ful|ing)?\\b|scare[ds]?\\b|scary|scaring|terrif|terror|frighten|fright\\b|dread|horrif|horror|nightmare|phobi|anxi|haunt',
    'worr(?:y|ied|ies|ying)|petrified|claustrophob',
  ),
  // Quarrels, and what two people do to each other.
  words(
    'quarrel|argu(?:e|ed|es|ing|ment)|f(?:ight|ights|ighting|ought)\\b|bicker|shout|yell(?:ed|ing|s)?\\b|scream|slamm',
    'angry|anger\\b|furious|fury|rage\\b|cross with|mad at|resent|bitter about|jealous|hostil',
    'betray|cheat(?:ed|ing|s)?\\b|unfaithful|infidel|affair\\b|lied to|lying to|broke(?:n)? (?:my|your|her) trust',
    'divorc|separated|separation|br(?:oke|eak|eaking|oken) up|break-?up|walk(?:ed)? out|left (?:me|him|her|us)\\b|leave (?:me|you)\\b',
    'hurt(?:s|ful|ing)?\\b|wound(?:ed|s)\\b|let me down|disappoint|upset|forg(?:ive|ave|iven|iveness)\\b|apolog|regret|guilt',
    'cr(?:y|ied|ies|ying)\\b|tears\\b|tearful|sob(?:bed|bing|s)\\b|we(?:ep|pt|eping)\\b|lonel|unloved|abandon|reject|silent treatment|ignored me',
  ),
];
