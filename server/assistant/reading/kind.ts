import { begins, ends, listed, says, withoutPhrases } from '../language/phrases';
import { isAboutGiven } from './occasion';
import type { Kind } from './reading';

const POLITE = listed(
  'hey, hi, hello, please, and, so, but, also, quick question, can you tell me, could you tell me, tell me, do you know, i need to know, i forgot, remind me, i wonder, just',
);
const AVOID = listed(
  `avoid, avoiding, steer clear, stay away, keep away, never, not to, i not, we not, what not, who not, which not, one not, not buy, not get, not give, not say, not do, not like, not have, not eat, not cook, not put, not bring, not mention, shouldnt, doesnt like, doesnt eat, doesnt want, doesnt she, wont eat, cant eat, cannot eat, cant have, cannot have, leave out, leave off, insult, offend, bad for her, makes her angry, make her angry, angry about, hate, hates, hated, dislike, dislikes, cant stand, cannot stand, cant bear,
  allergic, allergy, allergies, intolerant, intolerance, intolerances, afraid, scared, scares, scare, fear, fears, phobia, phobias, terrified, annoy, annoys, bother, bothers, off limits,
  dealbreaker, dealbreakers, deal breaker, deal breakers, turn off, turn offs, pet peeve, pet peeves, mad, crazy, gross, disgust, disgusts, worst, least favorite, least favourite, no go, upsets, skip, on her nerves, drives her, keep off, no longer likes, gone off`,
);
/** "Why don't we" and "I don't know" avoid nothing. */
const NO_AVOIDING = listed(
  'we not had, i not had, we not been, i not been, why dont i, why dont we, i dont know, dont know, i do not know, not sure, doesnt matter, dont have much, not too expensive, not expensive, is mad, mad at me, shes mad about, mad for, crazy about, crazy for, go crazy, never been, never tried, never seen, never done, never happens, gone mad, why not, never forget, not forget, dont forget, never buy herself, never buys herself, never buy for herself, never buys for herself, never get herself, never treat herself, never treats herself, never ask for',
);
const WHEN = listed(
  'when, whens, since when, what days, which days, due date, what day, which day, what date, which date, what was the date, whats the date, what is the date, what year, which year, what month, which month, what time, how long ago, date of, what is her birthday, whats her birthday',
);
/** A day trip is no day. */
const OF_A_DAY = listed('trip, trips, out, spa, cream, pass, bag').flatMap((thing) =>
  listed('what day, which day, what days, which days').map((day) => `${day} ${thing}`),
);
/** Nor is an evening for two. */
const AN_EVENING = listed(
  'what date could, what date can, what date would, what date might, what date night, what date idea, what date ideas, which date could, which date would',
);
/** "When does she like to be left alone" asks for no day. */
const NO_DAY = listed(
  'when does she like, when does she want, when does she need, when does she feel, when does she prefer, when does she enjoy, when does she love, when does she hate, when does she get, when should i, when can i, when do i, when is she happiest, when is she most',
);
/** "When she is angry, does she want to talk": it is asked what to do then, and for no day. */
const WHENEVER = listed('when she, when shes, when my wife, when i, when im, when we, whenever');
const MAIN_CLAUSE = / (?=(?:what|how|where|which|does she|would she|is it|should i|can i|do i|shall i|could i) )/;
/** "Her birthday?" and no more. */
const BARE_DAY = /^ (?:her|our|my wifes|wifes) (?:birthday|bday|anniversary|wedding anniversary) $/;
const WHO = listed(
  'who, whos, whom, name of, whose, whats the name, what is the name, what was the name, the name of, whats her name, first name, called, which friend, which friends, which of her friends, which of our friends',
);
const WHO_ANYWHERE = listed(
  'name of, called, boss name, bosses name, sister name, teacher name, mother name, mom name, mum name, father name, dad name, brother name, aunt name, uncle name, friend name',
);
/** "She gets called up to the mic" asks for no name, and "what is that spa called in Vermont" does. */
const NO_NAME = listed(
  'gets called, get called, got called, getting called, being called, called up, called out, called off, called me, called us',
);
const WHAT_TO_DO = listed('should i, should we, shall i, shall we, can i, can we, could i, could we, i buy, i get');
const LIST = listed('list, name, all the, all of, everything, what are all, which ones, what all');
/** First words of a question that is answered by yes or no. */
const YES_OR_NO = listed(
  'can i, can we, can my wife, can she, could she, may i, may we, could i, could we, should i, should we, shall i, shall we, is it ok, is it okay, is it fine, is it alright, is it a good idea, is it safe, would it be, ok to, ok if, okay to, okay if, is she, would she, will she, does she, do i, do we, is a, is an, are, is the, would a, would an, am i allowed, alright if, safe to, good idea to, does my wife, would my wife, is my wife, will my wife, would her, ist it ok',
);
/** Or its last. */
const OK = listed('ok, okay, alright, fine, a good idea, good idea, ok too, ok for her, ok with her');
/** No other thing is named there. */
const OR_NOT = listed(
  'or not, or no, or should i, or shall i, or do i, or am i, or is it, or is that, or what, or something else, or better not, or rather not',
);
const NO_VERDICT = listed(
  'is there, are there, do i have any, do you have any, is she still, is she happy, is she happier, is she mad, is she angry, is she upset, is she close, is she stressed, is she worried, does she still, was she',
);
const ADVICE = listed(
  `idea, ideas, suggest, suggestion, suggestions, recommend, recommendation, recommendations, tips, tip, advice, help, inspiration, inspire, what should, what can, what could, what do i, what do we, what shall, what might, what would make,
  should i, should we, shall i, what to, where to, how to, where should, where can, where could, how do i, how do we, how can, how could, how should, how would i, could i do, can i do, should i do, which should, would mean the most, would mean a lot, what kind of, planning, plan, plans, need a, need to, need something, want to, looking for, surprise her, surprise for, gift, gifts, present, presents, treat, cheer, feel better,
  make up, spoil, something nice, something special, romantic, date night, wants, what helps, what now, now what, makes her happy, makes her feel, make her`,
);
/** "What flowers do I grab": but "what ring size do I order" and "where do I pick up her dress" want to know what is so. */
const DOES = listed('get, grab, pick, buy, bring, give, order, choose, send, take, cook, bake').map(
  (one) => `do i ${one}`,
);
const NO_CHOICE = listed('size, sizes, where, how, when, time');
const LIKES = listed(
  'favorite, favourite, favorites, favourites, fav, fave, like, likes, love, loves, loved, prefer, prefers, enjoy, enjoys, into, fond, taste, best, want, wants, rather, go to, craves, obsessed',
);
/** Whatever he names behind it: "may I touch her phone or read her messages" is no choice between the two. */
const PERMISSION = listed('may i, may we, am i allowed, are we allowed');
const WHICH = listed('what, which, whats, what kind of, what sort of, what type of, any');

/** @param asked as it is spoken @param namesSubject whether a word of it names something particular */
export function kindOf(asked: string, namesSubject: boolean): Kind {
  const text = mainClause(withoutPoliteness(asked));
  if (says(withoutPhrases(text, NO_AVOIDING), AVOID)) return 'avoid';
  if (begins(text, NO_DAY)) return 'fact';
  if ((begins(text, WHEN) && !begins(text, [...OF_A_DAY, ...AN_EVENING])) || BARE_DAY.test(text)) return 'when';
  // "A place called Nopi, should I take her" asks for no name.
  const asksName = says(withoutPhrases(text, NO_NAME), WHO_ANYWHERE) && !says(text, WHAT_TO_DO);
  if (begins(text, WHO) || asksName) return 'who';
  if ((begins(text, YES_OR_NO) || ends(text, OK)) && !begins(text, NO_VERDICT))
    return says(text, ['or']) && !says(text, OR_NOT) && !begins(text, PERMISSION) ? 'likes' : 'may-i';
  if (begins(text, LIST)) return 'list';
  if (isAboutGiven(text)) return says(text, LIKES) ? 'likes' : 'fact';
  const isAdvice = says(text, ADVICE) || (says(text, DOES) && !says(text, NO_CHOICE));
  // "Which flowers should I buy" wants to know which she likes; "what should I buy" wants an idea.
  if (isAdvice && !(namesSubject && begins(text, WHICH))) return 'advice';
  if (isAdvice || says(text, LIKES)) return 'likes';
  return 'fact';
}

function mainClause(text: string): string {
  const at = begins(text, WHENEVER) ? text.slice(1).search(MAIN_CLAUSE) : -1;
  return at < 0 ? text : text.slice(at + 1);
}

function withoutPoliteness(asked: string): string {
  const polite = POLITE.find((phrase) => asked.startsWith(` ${phrase} `));
  return polite ? withoutPoliteness(asked.slice(polite.length + 1)) : asked;
}
