import { HER_AS_OBJECT, WIFE } from './turned';

const ONE_QUESTION =
  /^(?:what|whats|which|who|whose|when|where|how|why|do|does|did|is|are|was|were|has|have|can|could|may|should|shall|would|will)(?:n['’]t)?\b[^.!?;"“”«»]{4,110}\??$/i;
/** As he types to a machine, and would not speak to her. */
const TYPED = /,|\b(?:lol|haha|btw|pls|plz|idk|wat|wot|u|ur|im|n)\b/i;
/** Whether she said it, he has written down himself. */
const SAID = /\bdid she (?:\w+ )?(?:say|tell|mention)\b/i;
/** Where somebody else may be meant by "she". */
const ANOTHER = /\b(?:mom|mum|mother|sister|daughter|aunt|gran|grandma|grandmother|friend|boss|niece|cousin)\b/i;
const SHE = `(?:she|${WIFE})`;

/** What is of somebody with a name is most likely hers: "What is Anna's blood type?" */
const OF_HER_BY_NAME =
  /(?<=\b(?:does|did|is|was|are|were|can|could|would|will|should|about|at|for|from|in|of|on|to|with|know)\s|['’]s\s)(?!(?:Mother|Father|Valentine|Year|Saint)['’]s)\p{Lu}\p{Ll}+['’]s(?=\s\p{Ll})(?!\s(?:been|got)\b)/gu;
/** A name, a day or a place inside: nobody knows whether she is meant, or what would become of the sentence. */
const NAME_INSIDE = /[^\p{L}](?!I\b)\p{Lu}/u;

const TURNS: [RegExp, string][] = [
  [new RegExp(`\\b(?:${WIFE})['’]s\\b(?! (?:been|got)\\b)`, 'gi'), 'your'],
  [new RegExp(`\\bdoes(n['’]t)? ${SHE}\\b`, 'gi'), 'do$1 you'],
  [new RegExp(`\\bis(n['’]t)? ${SHE}\\b`, 'gi'), 'are$1 you'],
  [new RegExp(`\\bwas(n['’]t)? ${SHE}\\b`, 'gi'), 'were$1 you'],
  [new RegExp(`\\bhas(n['’]t)? ${SHE}\\b`, 'gi'), 'have$1 you'],
  [new RegExp(`\\b${SHE}['’]s (?=been\\b|got\\b)`, 'gi'), "you've "],
  [/\bshe['’]s\b|\bshe is\b/gi, "you're"],
  [/\bshe (?:has)\b/gi, 'you have'],
  [/\bshe was\b/gi, 'you were'],
  [/\bshe doesnt\b/gi, "you don't"],
  [/\bshe does(n['’]t)?\b/gi, 'you do$1'],
  [/\bshe ((?:always|really|usually|often|never|still|just) )?(\p{L}+?)ies\b/giu, 'you $1$2y'],
  [/\bshe ((?:always|really|usually|often|never|still|just) )?(\p{L}+?(?:sh|ch|x|ss|o))es\b/giu, 'you $1$2'],
  [/\bshe ((?:always|really|usually|often|never|still|just) )?(\p{L}+?[^s\s])s\b/giu, 'you $1$2'],
  [new RegExp(`\\b${SHE}\\b`, 'gi'), 'you'],
  [/\bherself\b/gi, 'yourself'],
  [/\bhers\b/gi, 'yours'],
  [HER_AS_OBJECT, 'you'],
  [/\bher\b/gi, 'your'],
];

/** His question as he could put it to her: "Does she eat fish" becomes "Do you eat fish?". Null where it is no plain question. */
export function putToHer(text: string): string | null {
  const asked = text.trim();
  if (
    !ONE_QUESTION.test(asked) ||
    TYPED.test(asked) ||
    SAID.test(asked) ||
    (ANOTHER.test(asked) && /\bshe\b/i.test(asked))
  )
    return null;
  const turned = TURNS.reduce(
    (rest, [pattern, becomes]) => rest.replace(pattern, becomes),
    asked.replace(OF_HER_BY_NAME, 'your'),
  );
  if (NAME_INSIDE.test(turned)) return null;
  const plain = turned
    .replace(/\s+/g, ' ')
    .replace(/\bi\b/g, 'I')
    .replace(/^whats\b/i, "What's")
    .replace(/\??$/, '?');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
