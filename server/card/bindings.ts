import type { CardField } from '../../contract/card-fields';
import type { SubjectId } from '../subjects/catalogue';
import type { Wanted } from '../subjects/questions-about';
import type { AnswerKind } from '../subjects/tags';

/** Which questions of the pool speak of a field, and what he would ask to find it in other answers. */
export interface Binding extends Wanted {
  sought: string;
}

const asking = (asks: AnswerKind, about: SubjectId, sought: string, more: Partial<Binding> = {}): Binding => ({
  about: [about],
  asks,
  sought,
  ...more,
});
type Rest = [about: SubjectId, sought: string, more?: Partial<Binding>];
const size = (...rest: Rest) => asking('size', ...rest);
const likes = (...rest: Rest) => asking('likes', ...rest);
const dislikes = (...rest: Rest) => asking('dislikes', ...rest);

/** The subjects are those of the catalogue: no field has a list of words of its own. */
export const bindings: Readonly<Record<CardField, Binding>> = {
  allergy: asking('danger', 'allergy', 'What is she allergic to?'),
  skin: asking('danger', 'skin', 'What makes her skin itch?'),
  medicine: asking('danger', 'health', 'Which medicine or illness of hers should a doctor know about?'),
  fear: asking('danger', 'fear', 'What is she afraid of?'),

  shoe: size('shoe-size', 'What is her shoe size?'),
  ring: size('ring-size', 'What is her ring size?'),
  top: size('top-size', 'What is her sweater size?', { not: ['coat'] }),
  pants: size('pants-size', 'What is her pants size?'),
  dress: size('dress-size', 'What is her dress size?'),
  coat: size('top-size', 'What is her coat size?', { beside: ['coat'] }),
  bracelet: size('bracelet', 'What is her bracelet size?'),
  glove: size('glove-size', 'What is her glove size?'),
  hat: size('hat-size', 'What is her hat size?'),
  underwear: size('underwear-size', 'What is her bra size?'),
  brand: likes('brand', 'Which clothing brands fit her?'),

  'never-buy': dislikes('never-give', 'What should I never give her?'),
  'never-flower': dislikes('flower', 'Which flowers does she dislike?'),
  'never-scent': dislikes('scent', 'Which scents does she dislike?'),
  'never-color': dislikes('color', 'Which colors does she dislike?'),
  'never-clothes': dislikes('clothes', 'Which clothes does she dislike?', { beside: ['never-give'] }),
  'never-fabric': dislikes('fabric', 'Which fabrics does she dislike?'),
  'never-food': dislikes('disliked-food', 'Which food does she dislike?'),
  'never-surprise': dislikes('surprise', 'Which surprises does she dislike?'),

  flower: likes('flower', 'Which flowers does she like?'),
  color: likes('color', 'Which colors does she like?', { not: ['home'] }),
  scent: likes('scent', 'Which perfume does she like?', { not: ['our-memories'] }),
  chocolate: likes('chocolate', 'Which chocolate does she like?'),
  'hot-drink': likes('hot-drink', 'How does she take her coffee or tea?', { about: ['hot-drink', 'coffee'] }),
  'cold-drink': likes('cold-drink', 'Which cold drink does she like?'),
  meal: likes('meal', 'What does she like for dinner?', { beside: ['cooking'] }),
  cake: likes('cake', 'Which cake does she like?', { not: ['snack'] }),
  restaurant: asking('wish', 'restaurant', 'Which restaurant does she like?'),
  author: likes('book', 'Which author does she like?', { beside: ['gift'] }),
  music: likes('music', 'Which music does she like?', { about: ['singer', 'music'], beside: ['singer'] }),
  film: likes('movie', 'Which movies does she like?', { not: ['series', 'tired'] }),
  place: likes('place', 'Which place does she love?', { not: ['our-memories'] }),
  animal: likes('animal', 'Which animal does she like?', { about: ['animal', 'pet'], beside: ['animal'] }),
  metal: likes('metal', 'Does she like gold or silver?'),

  'bad-day': asking('treatment', 'bad-day', 'What helps her on a bad day?'),
  'comfort-food': likes('comfort-food', 'What is her comfort food?'),
  'when-ill': asking('treatment', 'when-ill', 'What does she want when she is sick?'),
  quarrel: asking('treatment', 'quarrel', 'What does she need after an argument?'),
  'never-say': dislikes('never-say', "What should I never say when she's upset?", { beside: ['crying', 'quarrel'] }),

  dates: asking('day', 'important-date', 'Which dates matter to her?'),
  birthday: likes('birthday', 'How does she like to spend her birthday?', { beside: ['celebration'] }),
  friend: asking('person', 'friend', 'Who is her best friend?', { beside: ['comfort'] }),
  helper: asking('person', 'helper', 'Whom should I call if she needs help?', { beside: ['family'] }),
  'gift-helper': asking('person', 'helper', 'Whom can I ask about a gift for her?', { beside: ['gift'] }),
};
