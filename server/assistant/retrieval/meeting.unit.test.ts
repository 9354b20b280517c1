import { describe, expect, it } from 'vitest';
import type { Note } from '../notes';
import { readQuestion } from '../reading/read-question';
import { dangerMark } from './danger-mark';
import { mayBeInIt, meetingWith } from './meeting';

function said(answer: string, question = 'What should I know about you?'): Note {
  const note = { id: 'a', questionId: 'q', question, answer, category: null, createdAt: '2026-01-01T00:00:00.000Z' };
  return { ...note, dangers: dangerMark(note) };
}
const meeting = (typed: string, note: Note) => meetingWith(readQuestion(typed), note);

const WALNUTS = said('I am allergic to walnuts.');
const HEIGHTS = said('I am terrified of heights.');
const COCONUT = said('Coconut. Eating it, or in lotion, both make me break out.', 'What are you allergic to?');
const PENICILLIN = said('Penicillin. I am allergic to it.');

describe('what makes her ill may be in whatever he is about to do', () => {
  it.each([
    'What should I give her for her birthday?',
    'What souvenir should I bring her from my work trip?',
    "What's a fun night out in the city Friday?",
    'Find a weekend retreat that would refresh her',
    'Any family shows we could see this month?',
    'What class could we take together?',
    "What's a classy little luxury for Mother's Day?",
    'thinking of doing something big for her birthday',
    'A fun getaway for two, any thoughts?',
    'Winter escape for the two of us, where',
    "I'm hosting a little backyard lunch for her. Menu?",
    "What's a hearty dinner for a cold Sunday?",
    'What day trip would be special for her?',
    'weekend date in July',
    'Advent date for the two of us',
    'a starter that feels like a week on the coast',
    'sweet treats for movie night',
    "It's date night on Wednesday and I fancy Spanish, what shall we have?",
    'her favorite band is in town, what do i do',
  ])('%s', (typed) => {
    expect(meeting(typed, WALNUTS)).toBe('possible');
  });

  it.each([
    "her sister's birthday",
    'our first date',
    'she works Saturdays',
    'What do we do that she loves most?',
    'what do i do that stresses her',
    'What nice message should I write her on Monday?',
    'what can I text her friday',
    'Which chores should I do on Saturday?',
    'what nickname should I call her tonight',
  ])('but not where he plans nothing, or only what he says or does at home: %s', (typed) => {
    expect(meeting(typed, WALNUTS)).toBeNull();
  });

  it('and is touched where he names what holds it', () => {
    expect(meeting('Can I make her a Waldorf salad with walnuts?', WALNUTS)).toBe('touched');
  });

  it('at table too, where her words of it stand beside what warns', () => {
    expect(meeting('What summer drinks should I make for her?', COCONUT)).toBe('possible');
  });

  it('but medicine only where she is ill or away', () => {
    expect(meeting("She's home with a bad cough. What can I bring her?", PENICILLIN)).toBe('possible');
    expect(meeting('What smoothie should I make for her?', PENICILLIN)).toBeNull();
    expect(meeting('Which necklace should I buy her?', PENICILLIN)).toBeNull();
  });
});

describe('what frightens her may be met wherever they go', () => {
  it.each([
    'Give me a big surprise for her 50th birthday',
    'What should we do when we visit London?',
    'Where should I take her for our silver wedding?',
    'What unusual dinner date could I surprise her with?',
  ])('%s', (typed) => {
    expect(meeting(typed, HEIGHTS)).toBe('possible');
  });

  it.each(['What dessert should I make her?', 'Which necklace should I buy her?', 'still or sparkling water for her?'])(
    'and not in what he names: %s',
    (typed) => {
      expect(meeting(typed, HEIGHTS)).toBeNull();
    },
  );
});

it('what lies nowhere that is known may be anywhere', () => {
  const balsam = said('Balsam of Peru.', 'What are you allergic to?');
  expect(meeting('What lotion should I get her?', balsam)).toBe('possible');
});

it('a needle is in no dessert, and no comfort needs penicillin', () => {
  const needles = said('I am terrified of needles.');
  expect(meeting('What dessert should I make her?', needles)).toBeNull();
  expect(meeting('What unusual thing could we do for our anniversary?', needles)).toBe('possible');
  expect(meeting('Her back hurts, is there some treatment I could gift her', needles)).toBe('possible');
  expect(meeting('We had a fight, what can I bring her?', PENICILLIN)).toBeNull();
  expect(meeting('I hurt her feelings, what can I bring her?', PENICILLIN)).toBeNull();
  expect(meeting('What souvenir should I bring her from my work trip?', PENICILLIN)).toBeNull();
  expect(meeting('planning a far away trip for us, what should i think of', PENICILLIN)).toBe('possible');
});

it('a present is no height, unless it takes her somewhere', () => {
  expect(meeting("What should I get her for Mother's Day?", HEIGHTS)).toBeNull();
  expect(meeting('What big surprise could I give her?', HEIGHTS)).toBe('possible');
  expect(meeting('at an antique mall, what should i get her', said('Dolls terrify me.'))).toBe('possible');
  expect(meeting('What should I get her?', said('Clowns terrify me.'))).toBe('possible');
  expect(meeting("What should I get her for Mother's Day?", said('I am terrified of flying.'))).toBeNull();
});

it('who says what he is about to do is told, whatever he tells of her beside it', () => {
  expect(meeting('She loves to travel. Where should I take her this summer?', WALNUTS)).toBe('possible');
  expect(meeting('What should I get her? She said she wants nothing.', WALNUTS)).toBe('possible');
});

it('goes on with what he had asked before, and no longer where he asks something else', () => {
  const after = (before: string, typed: string) => readQuestion(typed, before);
  const gift = 'What romantic gift could I give her?';
  expect(meetingWith(after(gift, 'anything cheaper?'), HEIGHTS)).toBe('possible');
  expect(meetingWith(after(gift, "and what's her favorite color?"), WALNUTS)).toBeNull();
});

it('a size rules out nothing, unless he asks for no more', () => {
  const feathers = said('I am allergic to feathers.');
  expect(meeting("What warm coat should I get her? She's a size 8", feathers)).toBe('possible');
  expect(meetingWith({ ...readQuestion('I need her dress size'), planned: 0.9 }, feathers)).toBeNull();
  const cabin = 'I want to build her a little cabin with benches. What size would be cosy for two?';
  expect(meetingWith({ ...readQuestion(cabin), planned: 0.9 }, feathers)).toBe('possible');
});

it('what makes her look well in pictures is no picture', () => {
  const needles = said('I have to be sedated, needles terrify me.');
  expect(meeting('What could I get her so she feels good in the wedding photos?', needles)).toBe('possible');
});

it('a restaurant that he cannot find is still one to go to', () => {
  expect(meeting('Where can I find a romantic restaurant for our anniversary?', HEIGHTS)).toBe('possible');
});

describe('what his words mean decides where that is known', () => {
  const meantSo = (typed: string, planned: number) => meetingWith({ ...readQuestion(typed), planned }, WALNUTS);
  it.each([
    ['october, the two of us and a blanket', 0.46, 0.44],
    ['What should I plan for Friday?', 0.1, 0.08],
    ['she said she wants to feel better, gift basket', 0.86, 0.84],
    ['We avoid the crowds. Plans for Friday?', 0.66, 0.64],
    ['Which gift ideas did she like last year?', 0.86, 0.84],
    ['Present idea: something she told me about', 0.1, 0.08],
  ])('%s', (typed, yes, no) => {
    expect(meantSo(typed, yes)).toBe('possible');
    expect(meantSo(typed, no)).toBeNull();
  });

  it('who surely goes out with her asks nothing of her, though he says what she loves', () => {
    const typed = "Standing tickets, right in the pit. She loves the band so it's a yes?";
    const meantSo = (frightening: number) =>
      meetingWith({ ...readQuestion(typed), planned: 0.7, frightening }, WALNUTS);
    expect(meantSo(0.91)).toBe('possible');
    expect(meantSo(0.89)).toBeNull();
  });

  it('but who says that he brings her something does so', () => {
    expect(meantSo('We had a fight and I want to bring home a little something', 0.01)).toBe('possible');
    expect(meantSo('What did I give her last year?', 0.01)).toBeNull();
  });
});

describe('nothing is met', () => {
  it.each([
    'When is her birthday?',
    'What is her shoe size?',
    "What's her favorite color?",
    "What's on her wish list right now?",
    'Does she like jazz?',
    'Who is her best friend?',
    'Which novel should I buy her?',
    'Where can I buy her a novel?',
    'I need her dress size',
    'What do I do when she cries?',
    'What movie should we watch tonight?',
    'What nickname does she like?',
    'Which photo of us should I frame?',
    'thanks!',
  ])('where he does nothing, or nothing that could hold it: %s', (typed) => {
    expect(meeting(typed, WALNUTS)).toBeNull();
  });
});

describe('what makes her ill is told unless it surely is not in it', () => {
  const isTold = (typed: string, note: Note) => mayBeInIt(readQuestion(typed), note);

  it.each([
    ['a word for it that stands on no list', "I'm allergic to buckwheat. Two bites and my mouth was on fire."],
    ['what she takes forbids it', "I take thyroid tablets and I can't have iodine, so no seaweed, it makes me ill."],
  ])('%s', (_, answer) => expect(isTold('What noodles could I cook for us tonight?', said(answer))).toBe(true));

  it('the question says of what', () => {
    const milk = said('One glass and I get hives.', "What's your relationship with milk?");
    expect(isTold('What comforting dessert can I make her?', milk)).toBe(true);
  });

  it.each([
    ['Which flowers should I buy her?', said('Shellfish. I am allergic to it.')],
    ['Which dessert should I order for her?', PENICILLIN],
    ['What is her ring size?', WALNUTS],
    ['What should I cook tonight?', said('I do not like milk chocolate.')],
  ])('not: %s', (typed, note) => expect(isTold(typed, note)).toBe(false));
});
