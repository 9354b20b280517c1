const WHEN =
  "(?: (?:at all|whatsoever|anymore|any longer|now|today|these days|that i know(?: of)?|i know of|i'm aware of))*";
const DANGERS = '(?:allerg(?:y|ies)|fears?|phobias?|intolerances?)';
const SUFFERS = '(?:allergic|afraid|scared|intolerant)';
const IT = "(?:it|that|they|they're|it's|that's|all of (?:it|them)|(?:the|my|all my) (?:allerg(?:y|ies)|fears?))";

/** Whole thoughts that deny: a thought that is only like one of these may say something else. */
const DENIALS = [
  '(?:no|nope|nah|none|nothing|not anymore|not any longer|no longer|nothing to worry about)',
  `(?:none|nothing)${WHEN}`,
  `(?:(?:i have|i've|i've got|there are|there's) )?(?:no|zero|no known) ${DANGERS}${WHEN}`,
  `(?:i have|i've got|there is|there's) (?:none|nothing)${WHEN}`,
  `i (?:don't|do not|no longer) have (?:any|any ${DANGERS}|an allergy|it|them|one|${DANGERS})${WHEN}`,
  `(?:(?:i'm|i am) )?(?:not|no longer) ${SUFFERS}(?: (?:to|of) anything)?${WHEN}`,
  `nothing (?:scares|frightens) me${WHEN}`,
  `${IT} (?:(?:is|are) )?(?:all )?(?:gone|over)${WHEN}`,
  `(?:all )?gone${WHEN}`,
  `i(?:'ve| have)? out(?:grew|grown) (?:it|them|that|all of (?:it|them))`,
].map((thought) => new RegExp(`^${thought}$`));

const SAYS_LITTLE = /^(?:thank god|thankfully|luckily|fortunately|happily|really|honestly|thanks)$/;

/** What else she is allergic to: 'nothing' says nothing of what she named before. */
export const asksOnlyForMore = (question: string): boolean =>
  /\b(?:else|new|newly|other|others|another|more|besides|changed?|since|still|apart|added?|additional)\b/i.test(
    question,
  );

/**
 * Asked for dangers, she says that there are none, and nothing else. "No, same as before" and "nothing new" are not of the
 * kind: what is not understood word for word denies nothing.
 */
export function deniesOutright(answer: string): boolean {
  const thoughts = answer
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .split(/[,.;:!\n()…–—]| - |\b(?:and|so)\b/)
    .map((thought) => thought.trim().replace(/\s+/g, ' '))
    .filter((thought) => thought !== '' && !SAYS_LITTLE.test(thought));
  return thoughts.length > 0 && thoughts.every((thought) => DENIALS.some((denial) => denial.test(thought)));
}
