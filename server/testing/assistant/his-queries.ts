export interface Asked {
  query: string;
  /** The notes that answer it, by name. */
  gold: string[];
}

const linesOf = (table: string) => table.trim().split('\n');

const asked = (table: string): Asked[] =>
  linesOf(table).map((line) => {
    const [query = '', gold = ''] = line.split(' | ');
    return { query, gold: gold.split(' ') };
  });

/** He asks for something that she told, in other words. */
export const facts = asked(`
What is my wife's ring size? | ring
Which flowers does she like best? | peonies
What does my wife drink in the morning? | tea-again tea
Where does she work? | shift job
What did she say about the night I proposed? | proposal
Who does she phone when something good happens? | sister
Which author does she want to read? | author
Does she prefer gold or silver jewelry? | silver
What is her favorite color? | color
What was the worst gift she ever got? | worst-gift
Which song is our song? | wedding-song
What dog would she like to have? | dog
When did she finish her diploma? | proud
What did my wife learn from her dad? | father
Which city does she dream of waking up in? | lisbon
How does she want me to apologize? | apology
What did she play as a child? | piano
Which friend moved to another town? | friend
What does she listen to on her commute? | podcast
Which restaraunt did she want to return to? | thai
Is there any meat she refuses to eat? | vegetarian
Why does she dislike yoga? | yoga
`);

/** He wants to know what to do; she never said it so. */
export const needs = asked(`
How do I cheer her up? | bad-day loved notes
My wife had a terrible day at the hospital. What can I do? | bad-day space listen
What should I avoid on her birthday? | surprises public birthday
What should I give her for her birthday? | wish scarf best-gift
She is sick in bed, how can I help? | soup
What can I cook for her tonight? | dinner nuts
What should I never serve her? | nuts cilantro
Any ideas for a date night? | evening stars
Where should I take her for a weekend away? | sea lisbon
We had a fight, how do I make it right? | apology quarrel alone
I want to buy her jewelry, what should I look for? | silver earrings ring
Should I throw her a surprise party? | surprises
Which dessert should I order for her? | tiramisu
What could I plan for our anniversary? | anniversary
She cannot sleep. What helps? | sleep
How can I make her feel loved without spending money? | loved notes
What movie should we watch together? | film
Is a roller coaster trip a good idea? | crowds heights
What scent or candle could I get her? | perfume candle
What bouquet should I bring home, and which one not? | peonies lilies
She is nervous about an exam, what should I say? | words
What annoys her at home? | clutter phones
What book would be a nice present? | author book
What class could we take together? | pottery
What housework should I take over? | chore
Is camping a good plan for the summer? | camping
What should I not buy at the drugstore? | skin
How can I spoil her on a Sunday morning? | breakfast
`);

/** Nothing she said speaks of these. */
export const strangers = linesOf(`
What does my wife think about the stock market?
Which football team does she support?
How did her motorcycle lessons go?
What is the name of her dentist’s parrot?
Does she still collect stamps?
When is her flight to Tokyo?
What did she say about the new tax law?
How many horses did her uncle breed?
What software does she program with?
Which political party did she vote for?
What is her blood type?
Where did she park the caravan?
Which violin teacher did she recommend?
What did the plumber charge her?
Does she believe in astrology?
What does she think about electric cars?
`);
