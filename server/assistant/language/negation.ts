import { foldAccents } from './words';

const NEGATIVE =
  /\b(?:no|not|never|none|nothing|nobody|neither|nor|without|hardly|barely|cannot|hates?|hated|dislik\w*|loath\w*|detest\w*|dread\w*|avoid\w*|allerg\w*|intoleran\w*|afraid|scared?|scares|terrif\w*|phobi\w*|worst|awful|horrible|boring|bored|annoy\w*|overrated|ruin\w*|tired of|sick of|give up|gave up|live without|stop|quit|less|enough|instead of|rather than|too (?:much|many|sweet|loud)|unless|used to|anymore|any more)\b|n't\b/;

/** Small and strict: an idea too few is better than one built on what she will not have. */
export function isNegative(sentence: string): boolean {
  return NEGATIVE.test(foldAccents(sentence));
}
