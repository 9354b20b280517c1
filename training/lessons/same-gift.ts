import { stemsOf } from '../../server/assistant/language/words';
import { inOrder, writers } from '../near-pairs';
import { chance } from '../notebooks';
import { type Taught, teach } from './taught';

/** Writers think of what is near: most of what he gave has nothing to do with what he types, and that has to be taught too. */
const UNRELATED = 9_000;
/** So has that a title is the same as itself, wherever it leads. */
const EQUAL = 1_500;

const pairs = inOrder(writers());
const titles = pairs.flatMap(({ titles, writer }) => titles.map((title) => ({ title, writer })));
const some = (...words: (string | number)[]) =>
  titles[Math.floor(chance(...words) * titles.length)] ?? { title: '', writer: '' };

function unrelated(): Taught[] {
  const found: Taught[] = [];
  for (let at = 0; found.length < UNRELATED; at++) {
    const [one, other] = [some('one', at), some('other', at)];
    const stems = new Set(stemsOf(one.title));
    if (one.writer === other.writer || stemsOf(other.title).some((stem) => stems.has(stem))) continue;
    found.push({ one: one.title, other: other.title, isSo: false });
  }
  return found;
}

const equal = Array.from({ length: EQUAL }, (_, at): Taught => {
  const { title } = some('equal', at);
  return { one: title, other: title, isSo: true };
});

/** Teaches the model which two titles are the same gift. */
teach('same-gift', [
  ...pairs.map(({ titles: [one, other], isSame }) => ({ one, other, isSo: isSame })),
  ...unrelated(),
  ...equal,
]);
