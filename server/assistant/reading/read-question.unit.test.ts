import { describe, expect, it } from 'vitest';
import { readQuestion } from './read-question';

describe('a question of his is read once', () => {
  it('knows a date to remember from an evening for two, and a cheap evening from money', () => {
    expect(readQuestion('which date should I never forget')).toMatchObject({ kind: 'when', occasion: null });
    expect(readQuestion('a cheap date idea')).toMatchObject({ occasion: 'date', isOpen: true });
    expect(readQuestion('how much should I spend on a present').subjects[0]).toBe('money');
  });

  it.each([
    ['which present that i gave her did she like most', 'likes'],
    ['what did i get her last year', 'fact'],
    ['the best gift i ever gave her', 'likes'],
  ])('is for nothing new where he asks about what he gave: %s', (typed, kind) => {
    expect(readQuestion(typed)).toMatchObject({ kind, occasion: null });
  });

  it.each([
    'I bought her earrings last year. Which gift would she love, anything but jewelry?',
    'She broke the necklace i gave her, help me pick a birthday present',
    'i gave up, gift for her please',
    'i gave her a scarf, what should i buy her this time',
    'small surprise for her today, under 20 bucks',
  ])('looks for a present, whatever he gave before: %s', (typed) => {
    expect(readQuestion(typed)).toMatchObject({ occasion: 'gift' });
  });

  it.each([
    ['hi', 'small-talk'],
    ['thanks!!', 'small-talk'],
    ['Good morning', 'small-talk'],
    ['what can you do', 'small-talk'],
    ['Can I buy her lilies?', 'may-i'],
    ['Is she ok with lilies or should I pick something else', 'may-i'],
    ['does she like lilies or roses', 'likes'],
    ['may i touch her phone or read her messages', 'may-i'],
    ['ok to get her pearls?', 'may-i'],
    ['air fryer for xmas ok?', 'may-i'],
    ['Should I throw her a surprise party?', 'may-i'],
    ['Does she like surprises?', 'may-i'],
    ['would she come camping with me', 'may-i'],
    ['when is her moms birthday', 'when'],
    ['whens her birthday', 'when'],
    ['what days is her pilates', 'when'],
    ['when does she like to be left alone', 'fact'],
    ['when does she need a hug', 'fact'],
    ['When she is angry with me, does she want to talk at once or does she need time first?', 'likes'],
    ['when is she happiest', 'fact'],
    ['What ring size do I order?', 'fact'],
    ['where do I pick up her dress', 'fact'],
    ['When we got engaged, what was the date?', 'when'],
    ['when she was born', 'when'],
    ['what makes her angry about me', 'avoid'],
    ['who is her best friend from school', 'who'],
    ['name of her new boss', 'who'],
    ['the cousin from Leeds, what is he called', 'who'],
    ['what is that spa called in Vermont', 'who'],
    ['they called off our trip, what could I plan for her', 'advice'],
    ['she gets called up to the mic for her 30th. how do i do it', 'advice'],
    ['which of her friends could i ask to help plan a surprise', 'who'],
    ['what should I NOT cook', 'avoid'],
    ['which flowers to avoid', 'avoid'],
    ['What is she allergic to?', 'avoid'],
    ['what does she hate about her job', 'avoid'],
    ["We've never been to a Thai place, what should I avoid?", 'avoid'],
    ['we have never done sushi, is she allergic to anything', 'avoid'],
    ["I don't know what she doesn't like", 'avoid'],
    ['What does she get mad about?', 'avoid'],
    ['list all the books she mentioned', 'list'],
    ['gift under 20 dollars', 'advice'],
    ['ideas for our anniversary', 'advice'],
    ['what to get her for xmas', 'advice'],
    ['How do I cheer her up?', 'advice'],
    ['Which flowers should I buy for her?', 'likes'],
    ['what flowers do i grab', 'likes'],
    ['Our anniversary is in June. What would mean the most to her?', 'advice'],
    ['what is her favorite color', 'likes'],
    ['does she prefer gold or silver', 'likes'],
    ['What is her ring size?', 'fact'],
    ['where does she work', 'fact'],
  ])('%s: %s', (text, kind) => {
    expect(readQuestion(text).kind).toBe(kind);
  });

  it('takes no ordinary word for a slip, and no day for what he asks leave for', () => {
    expect(readQuestion('What calms her?').things).toEqual([]);
    expect(readQuestion('Does she like Christmas?').things).toEqual(['Christmas']);
    expect(readQuestion('can i post a pic of her for her birthday')).toMatchObject({ kind: 'may-i', things: [] });
  });

  it.each([
    ["I don't know what to get her", 'advice'],
    ['valentines day idea that isnt lame', 'advice'],
    ['why dont we go camping', 'fact'],
    ["tickets to the ballet, she'll go mad for it", 'fact'],
    ['we have never been to Italy, what could we see', 'advice'],
  ])('%s avoids nothing', (text, kind) => {
    expect(readQuestion(text).kind).toBe(kind);
  });

  it.each([
    ['Which flowers should I buy for her?', 'flower'],
    ['Can I buy her lilies?', 'flower'],
    ['What is her ring size?', 'ring-size'],
    ['which wine for dinner', 'wine'],
    ['what bored games does she like', 'game'],
    ['what did her sister study', 'siblings'],
    ['the book her favorite author wrote', 'book'],
    ['a book the two of us could read', 'book'],
  ])('%s is about %s', (text, subject) => {
    expect(readQuestion(text).subjects).toContain(subject);
    expect(readQuestion(text).isOpen).toBe(false);
  });

  it.each([
    'Gift ideas for her birthday',
    'what to get wife for xmas',
    'gift under 20 dollars',
    'what can i do for her',
  ])('%s is open: anything may be meant', (text) => {
    expect(readQuestion(text).isOpen).toBe(true);
  });

  it.each(['gonna book the two of us in somewhere', 'a spa day, book it or not', 'a massage on friday, i should book'])(
    'who books has nothing to read in mind: %s',
    (text) => {
      expect(readQuestion(text).subjects).not.toContain('book');
    },
  );

  it('names the very thing as he wrote it', () => {
    expect(readQuestion('Can I buy her lilies?').things).toEqual(['lilies']);
    expect(readQuestion('which flowers does she like').things).toEqual(['flowers']);
    expect(readQuestion('can i just buy the saw, its 480 and on sale til sunday').things).toEqual([]);
  });

  it.each([
    ['what flwoers does she like', 'flower'],
    ['wich choclate does she like', 'chocolate'],
    ['what parfume does she wear', 'scent'],
    ['favorite restaraunt?', 'restaurant'],
    ['is she alergic to peanuts', 'allergy'],
  ])('mends the slip in %s, for its meaning too', (text, subject) => {
    expect(readQuestion(text).subjects).toContain(subject);
  });

  it.each([
    'stocking stuffers for her',
    'what did Heath say',
    'does she like the Beatles',
    'what about her dentist',
    'planes or trains',
  ])('leaves %s as it is', (text) => {
    expect(readQuestion(text).turned.replace(/\bI\b|\bmy\b/g, '')).not.toMatch(
      /scuffers|health|dentin|beetles|planets/i,
    );
  });

  it.each([
    'What does she want?',
    'What did she say she wants this year?',
    'anything she wants right now?',
    "what's something she's been wanting",
    'Is there something she wants to own?',
  ])('looks for a present where he asks what she wants, and names nothing: %s', (text) => {
    const { occasion, subjects, isOpen } = readQuestion(text);
    expect([occasion, subjects, isOpen]).toEqual(['gift', ['wish', 'gift'], true]);
  });

  it.each(['What does she want from me?', 'she wants to be left alone, why', 'What does she want me to say?'])(
    'looks for none where she wants no thing: %s',
    (text) => {
      expect(readQuestion(text).occasion).not.toBe('gift');
    },
  );

  it('takes nothing said in passing for what he asks about', () => {
    expect(readQuestion('something small on the way home from work').subjects).not.toContain('home');
    expect(readQuestion('What bugs her most about me?').subjects).not.toContain('animal');
    expect(readQuestion('What bugs does she like?').subjects).toContain('animal');
  });
});

describe('a question that follows another', () => {
  it.each([
    ['what flowers does she like', 'and for under $50?', 'flower'],
    ['which perfume does she wear', 'what about candles', 'candle'],
    ['where should i take her for dinner', 'somewhere else?', 'restaurant meal'],
    ['how does she take her coffee', 'even at night?', 'coffee'],
    ['can i throw her a surprise party', 'so what would she like instead', 'party'],
  ])('%s, %s: it is about %s', (before, text, subject) => {
    const { subjects } = readQuestion(text, before);
    expect(subject.split(' ').some((one) => subjects.some((found) => found === one))).toBe(true);
  });

  it('brings its own budget and keeps what he wanted', () => {
    expect(readQuestion('and for under $50?', 'what flowers does she like')).toMatchObject({
      kind: 'likes',
      budget: 'for under $50',
    });
  });

  it('stands by itself where it can', () => {
    const alone = readQuestion('What is her ring size?');
    expect(readQuestion('What is her ring size?', 'what flowers does she like')).toEqual(alone);
    expect(readQuestion('thanks!', 'what flowers does she like').kind).toBe('small-talk');
  });
});

describe('what he means without naming it', () => {
  it.each([
    ['What can I cook when she is exhausted', 'comfort-food'],
    ['what should I make her to eat, she is sad', 'comfort-food'],
    ['she deserves a treat today, what can I bring her', 'small-treat'],
    ['gift under 50 dollars please', 'small-treat'],
    ['I have about $30, any gift ideas?', 'small-treat'],
    ['gift for 500 dollars', 'wish'],
    ['we had a fight last night, how do I make up', 'apology'],
    ["She's not talking to me", 'quarrel'],
    ["she didn't get the job", 'bad-day'],
    ['she has a migraine, what now', 'when-ill'],
    ['What topics should I not bring up with her', 'never-say'],
    ['what size tshirt', 'top-size'],
  ])('%s: %s', (asked, subject) => expect(readQuestion(asked).subjects[0]).toBe(subject));

  it.each([
    ["Is there anything she can't eat?", 'avoid'],
    ['what can she not have', 'avoid'],
    ["what is her mother's name", 'who'],
    ['which date must I never forget', 'when'],
    ['she has cramps, what now', 'advice'],
    ['something she would never buy for herself', 'fact'],
    ['a gift she would never buy herself', 'advice'],
  ])('%s: %s', (asked, kind) => expect(readQuestion(asked).kind).toBe(kind));

  it('takes a comma behind a sum for no part of it', () => {
    expect(readQuestion('I have about $30, any gift ideas?').budget).toBe('about $30');
  });
});

describe('what he does not want this time is not what he asks about', () => {
  it.each([
    ['birthday gift ideas, jewelry is out', 'gift', ['jewelry']],
    ['gift for her, not a movie and no flowers please', 'gift', ['movie', 'flower']],
    ['something for date night that is not a movie', 'date', ['movie']],
    ['what should i cook, anything but pasta', 'food', ['pasta']],
    ['gift other than chocolate', 'gift', ['chocolate']],
    ['birthday gift, no flowers, chocolate or jewelry', 'gift', ['flower', 'chocolate', 'jewelry']],
    ['What can I give her instead of flowers?', 'gift', ['flower']],
  ])('%s', (typed, occasion, excluded) => {
    const reading = readQuestion(typed);
    expect([reading.occasion, reading.excluded]).toEqual([occasion, excluded]);
    expect(reading.subjects.some((one) => excluded.includes(one))).toBe(false);
  });

  it.each([
    'What should I not give her?',
    'no flowers?',
    'no idea what to get her for her birthday',
    'why does she not eat meat',
    'what gift without her knowing',
    'is the no flowers rule still on for gifts',
    'not sure what present to buy',
    'I have no gift for her birthday, help',
    'we have no date planned for friday, ideas?',
    'Why not flowers for her birthday?',
    'she has no jewelry, what could I give her?',
    'gift ideas, she does not wear perfume',
  ])('and here nothing is: %s', (typed) => expect(readQuestion(typed).excluded).toEqual([]));

  it('a follow-up keeps it', () => {
    expect(readQuestion('and for under $50?', 'birthday gift ideas, jewelry is out').excluded).toEqual(['jewelry']);
    expect(readQuestion('what about jewelry?', 'birthday gift ideas, jewelry is out').excluded).toEqual([]);
  });
});

it('who only names the day asks about the day; a stocking is filled, and a movie is seen', () => {
  expect(readQuestion('what do I do for valentines day').subjects).toEqual(['valentines-day']);
  expect(readQuestion('what should i get her for valentines day').isOpen).toBe(true);
  expect(readQuestion('stocking stuffers for wife')).toMatchObject({ occasion: 'gift', isOpen: true });
  expect(readQuestion('Which movie could we watch tonight?').things).toEqual(['movie']);
  expect(readQuestion('What date could we have this sunny weekend?').kind).not.toBe('when');
});

describe('a word that is another thing in its company', () => {
  it.each([
    ['red or white wine for tonight?', 'wine'],
    ['does she like red wine', 'wine'],
    ['what can i cook for diner', 'meal'],
  ] as const)('%s is about %s', (text, subject) => {
    const { subjects } = readQuestion(text);
    expect(subjects[0]).toBe(subject);
    expect(subjects).not.toContain('color');
  });

  it('and is the very thing: red wine is no white wine', () => {
    expect(readQuestion('can I give her a glass of red wine?').things).toEqual(['red wine']);
  });
});
