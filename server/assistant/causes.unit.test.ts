import { describe, expect, it } from 'vitest';
import { answered, notebook } from '../testing/assistant/answered';

const WISHES = 'What are three things on your wish list right now?';
/** What she wishes for in general, and what she said in particular. */
const hers = notebook(
  [WISHES, 'A cello on hire, a linen gown, and a weekend without plans.'],
  ['Is there anything that you must not eat?', 'I am allergic to hazelnuts. My throat swells up.'],
  ['Which flower could you do without?', 'Lilies. They smell of funerals.'],
  ['Which flower would you love to find on the table?', 'Peonies, the pale pink ones.'],
  ['Which scent makes you turn your head?', 'Jo Malone, the fig one.'],
  ['Which of your sizes should I know by heart?', 'Ring size 6, shoes 38.'],
  ['Would you like a surprise party one day?', 'No surprise party. I hate it when people jump out at me.'],
  ['What do you nibble on at night?', 'Licorice, the salty kind from the pharmacy.'],
  ['How did the rainy Sunday go?', 'Ticket to Ride, three rounds, and I won them all.'],
  ['What do you drink first in the morning?', 'Earl Grey with oat milk.'],
  ['Whose books would you read next?', 'Everything by Elizabeth Strout.'],
  ['Which jewelry do you wear?', 'Small silver earrings. Gold makes me look ill.'],
  ['Which restaurant would you go back to?', 'The little Thai place by the canal.'],
  ['Which cake do you want?', 'Carrot cake, without raisins.'],
  ['What do you never have enough of?', 'Wool scarves that do not scratch, in mustard.'],
);

describe('cause 1: a specific question is answered with what she said about it, not with the wish list', () => {
  it.each([
    ['Can I buy her lilies?', 'Lilies. They smell of funerals.'],
    ['Which flowers should I buy for her?', 'Peonies, the pale pink ones.'],
    ['which perfume should I give her', 'Jo Malone'],
    ['what ring size does she have, want to give her a ring', 'Ring size 6'],
    ['what candy should i get her', 'Licorice'],
    ['which board game could i buy for her', 'Ticket to Ride'],
    ['what tea should i bring home for her', 'Earl Grey'],
    ['which book should i buy her', 'Elizabeth Strout'],
    ['can i get her gold earrings for christmas', 'Gold makes me look ill'],
    ['which restaurant should i take her to for her birthday', 'Thai place'],
    ['what cake should i order for her birthday', 'Carrot cake'],
    ['which scarf should i buy for her', 'Wool scarves'],
  ])('%s', async (query, words) => {
    const { lead } = await answered(query, hers);
    expect(lead).toContain(words);
    expect(lead).not.toContain('cello');
  });

  it('and an open question with the wish list', async () => {
    const { quotes } = await answered('what should I give her for her birthday', hers);
    expect(quotes.join('\n')).toContain('A cello on hire');
  });
});

const unrelated = notebook(
  ['What did you dream last night?', 'That we lived in a lighthouse and nobody wrote.'],
  ['What annoyed you today?', 'The neighbor with the leaf blower.'],
);

describe('cause 2: it is known what belongs to what, whatever she was asked', () => {
  it.each([
    ['which flowers does she like', 'Peonies, and ranunculus when they are in season.'],
    ['what sweets can i bring her', 'Liquorice, as salty as the sea.'],
    ['what board games does she like', 'Ticket to Ride, every rainy Sunday.'],
    ['which gemstone does she like', 'Opals, because they look like weather.'],
    ['what wine should i get', 'A cold Riesling on the balcony.'],
    ['which dessert should i make', 'Tiramisu, I would cross a motorway for it.'],
    ['what kind of dog does she want', 'A greyhound, an old one that nobody takes.'],
    ['what instrument did she play', 'The cello, until I was fourteen.'],
    ['which fruit should i pick up', 'Mangoes, in May, by the box.'],
    ['what color does she like', 'Teal, like the door of the bookshop.'],
    ['what sport does she like to watch', 'Tennis. I shout at the television.'],
    ['which cheese should i buy', 'Gruyère, older than our marriage.'],
  ])('%s: %s', async (query, answer) => {
    const notes = notebook(
      ['What made you smile this week?', answer],
      ...unrelated.map((note): [string, string] => [note.question, note.answer]),
    );
    const { lead, evidence } = await answered(query, notes);
    expect(lead).toContain(answer);
    expect(evidence).not.toBe('none');
  });
});

describe('cause 3: in a notebook of three the right answer is shown', () => {
  it.each([
    ['is she allergic to anything', 'Are there things you cannot eat?', 'Shellfish puts me in hospital.'],
    ['where does she want to travel', 'Where would you like to wake up?', 'Lisbon, with the window open.'],
    ['what music does she like', 'What could play all evening?', 'Old jazz, Ella Fitzgerald above all.'],
    ['what is her shoe size', 'Which size do you wear?', 'I take a 38, a 39 in boots.'],
    ['how does she take her coffee', 'Coffee, and how?', 'Black, in the blue mug.'],
    ['what helps her when she is sad', 'On a bad day, please just…', 'run me a bath and take my phone away.'],
    ['what is her favorite season', 'When do you like the garden best?', 'Autumn, when the maples go red.'],
    ['which chore does she hate', 'What would you give away for good?', 'The bins, and ironing your shirts.'],
    ['what does she want for breakfast', 'How should a Sunday begin?', 'Soft eggs and sourdough with butter.'],
    ['who is her best friend', 'Who do you miss?', 'Noor, since she moved to Utrecht.'],
    ['when is her mothers birthday', 'What do we celebrate in March?', "My mother's birthday, on the 9th."],
  ])('%s', async (query, question, answer) => {
    const notes = notebook(
      [question, answer],
      ...unrelated.map((note): [string, string] => [note.question, note.answer]),
    );
    const { lead } = await answered(query, notes);
    expect(lead).toContain(answer);
  });
});
