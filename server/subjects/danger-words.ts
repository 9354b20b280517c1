import { listed } from './subject';

/** What endangers her comes first, then what harms, what frightens, and what she only will not have. */
export type Gravity = 'allergy' | 'harm' | 'fear' | 'never';

/** {me} is 'me' as she says it and 'her' as he writes it, {my} likewise, {i} is 'I' or 'she', {not} is every way to say cannot. */
const persons: Readonly<Record<string, string>> = {
  '{me}': 'me, her, you, us',
  '{my}': 'my, her, your',
  '{i}': 'i, she',
  '{not}':
    "can't, cant, cannot, can not, mustn't, must not, couldn't, could not, shouldn't, should not, isn't allowed to, not allowed to, am not able to, can no longer",
  '{do not}': "don't, dont, do not, doesn't, does not, won't, will not, wouldn't, would not",
};

const written: Readonly<Record<Gravity, string>> = {
  allergy: `allergy, allergic, allergies, allergen, intolerance, intolerant, anaphylaxis, anaphylactic, anaphylactic shock, epipen, epi pen, celiac,
    throat closes, throat close, throat closed, throat closing, throat swells, throat swelled, tongue swells, lips swell, face swells, could kill {me}, would kill {me}, can kill {me}, will kill {me}, might kill {me},
    put {me} in hospital, put {me} in the hospital, puts {me} in hospital, puts {me} in the hospital, sends {me} to hospital, sent {me} to the hospital, sends {me} to the hospital, sent {me} to hospital, land in hospital, landed in hospital, ended up in hospital, ended up in the hospital, end up in the er, ended up in the er,
    rushed to hospital, ambulance after, hives, go into shock, goes into shock, stop breathing, stops breathing, {not} breathe, hay fever`,
  harm: `asthma, asthmatic, asthma attack, migraine, diabetes, diabetic, pregnant, pregnancy, lactose, gluten, vegan, vegetarian, seasick, carsick, airsick, motion sick, motion sickness, travel sick,
    make {me} sick, made {me} sick, makes {me} really sick, make {me} so sick, make {me} ill, made {me} ill, make {me} sneeze, made {me} sneeze, make {me} itch, made {me} itch, make {me} itchy, make {me} swell, make {me} throw up, made {me} throw up, make {me} vomit,
    make {me} nauseous, makes {me} queasy, make {me} dizzy, make {me} faint, make {me} wheeze, make {me} cough, make {me} bloated, make {my} _ swell, make {my} _ itch, make {my} _ itchy, make {my} _ burn, make {my} _ water, make {my} _ hurt, make {my} _ bleed, make {my} _ turn, makes {my} _ ache,
    give {me} headaches, give {me} a headache, give {me} an instant headache, give {me} a rash, give {me} rashes, give {me} hives, give {me} nightmares, give {me} stomachaches, give {me} a stomachache, give {me} a stomach ache, give {me} stomach aches, give {me} stomach cramps, give {me} cramps, give {me} heartburn, give {me} migraines, give {me} a migraine,
    give {me} diarrhea, give {me} indigestion, give {me} palpitations, give {me} spots, give {me} eczema, give {me} terrible _, give {me} awful _, give {me} a terrible _, gave {me} a rash, gave {me} a headache, gave {me} hives, gave {me} food poisoning, gave {me} stomachaches, give {me} food poisoning, give {me} pimples,
    get a rash, gets a rash, get hives, get a headache, gets a headache, get headaches, gets headaches, get migraines, gets migraines, get stomachaches, get sick from, gets sick from, get ill from, throw up from, get dizzy, gets dizzy,
    break out in, breaks out in, broke out in, come out in, comes out in, comes up in, swell up, swells up, swelled up, swollen from, puff up, upset {my} stomach, upsets {my} stomach, {my} stomach turns, hard on {my} stomach,
    {not} eat, {not} drink, {not} digest, {not} tolerate, {not} have, {not} touch, {not} wear, {not} take, {not} stomach, {not} be near, {not} be around, {not} smell, {not} swallow, {not} handle the smell, {do not} eat, {do not} drink, {do not} tolerate, {do not} agree with {me}, {do not} take well,
    disagree with {me}, disagrees with {me}, react badly to, reacts badly to, react terribly to, react to, reacts to, bad reaction to, sensitive to, bad for {my} heart, off limits, doctor forbade, doctor said no, doctor told {me} no, doctor told {me} not to, has to avoid, have to avoid, must avoid,
    high blood pressure, pacemaker, blood thinner, epilepsy, epileptic, seizure, faint at, faints at, pass out at, stay off, kosher, halal, pescatarian, sober`,
  fear: `phobia, phobic, claustrophobia, claustrophobic, arachnophobia, acrophobia, agoraphobia, afraid, afraid of, scared, scare {me}, scares {me}, scared {me}, terrify, terrified, terrifying, terrifies, frighten, frightened, frightening, frightens, fear, fears, fearful, panic, panics, panicked, panicky, panic attack,
    panicking, dizzy, vertigo, nightmare, petrified, petrifies, freak {me} out, freaks {me} out, freaked {me} out, creep {me} out, creeps {me} out, give {me} the creeps, hurt, hurts, painful, horrified, makes {me} nervous, makes {me} anxious, makes {me} panic, heart races, anxiety attack, trauma, traumatic`,
  never: `never again, please never, never give, never buy, never get {me}, never take, never make, never cook, never order, never bring, never say, never do, never wear, never send, never throw, never book, never plan, never surprise, never put, never serve, never invite, never call, never ask, never touch, never ever,
    never eat, never drink, hate, hates, hated, stand the smell of, {not} stand, {not} bear, {not} abide, {not} take the smell, loathe, loathes, detest, detests, despise, despises, disgust, disgusts, disgusted, disgusting, dread, dreads, worst, abhor, revolting, makes {my} skin crawl, makes {me} gag, make {me} cringe,
    no surprise, no surprises, no surprise party, no surprise parties, please no, no more, not a fan of, {do not} want any, {do not} want a, {do not} want, {do not} ever, {do not} surprise, {do not} buy, {do not} give, {do not} bring, {do not} get {me}, {do not} like, {do not} throw, {do not} send,
    keep away from, stay away from, steer clear of, anything but, not for {me}, deal breaker, would rather die, rather die than, grosses {me} out, repulses, repulsive, do without`,
};

/** Turns of speech with the same words that warn of nothing: they are taken first, being longer. */
const harmless: string = `sick of, sick and tired, sick with laughter, sick with laughing, make {me} sick with laughter, made {me} sick with laughter, make {me} sick with envy, made {me} sick with envy, made {me} sick with worry, lovesick, homesick,
  afraid so, afraid not, i'm afraid i forgot, i'm afraid we, i'm afraid it, i'm afraid that, i am afraid we, i'm afraid you, i'm afraid there, i'm afraid i don't, i'm afraid i can't, i'm afraid i have, {not} stand up, {not} stand still, {not} stand to leave, {not} stand to lose, {not} bear to, {not} stand being away, {not} stand to be without, {not} bear the thought,
  hate to, hate it when you leave, hated to, hates to, hate that you, hate leaving, hates leaving, hate that it ended, hate being apart, hate saying goodbye, worst case, worst kept, never enough, never forget, never tire, never too, kill for, die for, to die for, died for, dying for, no more than, no surprise that,
  no surprise there, {do not} like to leave, {do not} want to leave, {do not} want to stop, {do not} want it to end, {do not} want anything, {do not} want to miss, {do not} want to go home, {do not} like to lose, {do not} eat enough, {do not} drink enough, {do not} ever stop, {do not} ever change, {do not} want to lose, {do not} want to wait,
  {not} have enough, {not} eat enough, {not} drink enough, {not} have too many, {not} have one without, {not} take it off, {not} wear it enough, {not} touch this, {not} take my eyes, {not} take her eyes, {not} have that cake without, {not} eat it fast enough, {not} eat just one, {not} eat only one, {not} eat another bite, {not} have just one, {not} drink just one,
  never say no to, never get enough, never get tired, never get bored, never get over, never take it off, never take off, never take for granted, never do without, never make it home, never call it, never ask for more, never eat enough, never make {me} wait, never do anything wrong, never do wrong, never bring myself, never buy for myself, never buy myself, never make time,
  panic buy, panic buying, panic room, painfully, hurt with laughing, hurts with laughing, until it hurt, until it hurts, till it hurt, hurts from laughing, hurt from laughing, hurt so good, {do not} hurt, nothing scares, nothing frightens, {do not} scare {me}, {do not} frighten {me}, fear nothing, fears nothing, {do not} fear, {do not} panic, {do not} mind,
  dread nothing, scared of nothing, afraid of nothing, allergy to nothing, scared to admit, afraid to admit, afraid to ask, afraid to say, terrifyingly good, frighteningly good, hurt to ask, hurt to try, stop breathing for joy, {not} breathe for laughing, {not} breathe from laughing, {not} breathe with laughing, sensitive to others, sensitive to how, break out in a smile, breaks out in a smile, break out in song, breaks out in song,
  break out in laughter, broke out in laughter, broke out in song, come out in summer, come out in spring, come out in the spring, comes out in spring, comes out in october, have to avoid laughing, react to things, react to the news, vegan leather, pregnant pause, sober up, sober look, worst that can happen, worst thing that could happen, anything but boring, not for {me} alone, not for {me} but,
  fear of missing, hurt a fly, hurt a bit, fears no one, {do not} give up, {do not} bring it up, {do not} get {me} wrong, {do not} buy it for a second, keep away from me too long, no more questions, no more worries, no more waiting, do without you, do without him, do without it, do without {me}, do without coffee, do without my _, do without her _`;

export const dangerPhrases: readonly { words: string; gravity: Gravity | null }[] = [
  ...(Object.keys(written) as Gravity[]).flatMap((gravity) => expanded(written[gravity], gravity)),
  ...expanded(harmless, null),
];

function expanded(words: string, gravity: Gravity | null): { words: string; gravity: Gravity | null }[] {
  return listed(words).flatMap((phrase) => variants(phrase).map((variant) => ({ words: variant, gravity })));
}

function variants(phrase: string): string[] {
  const [placeholder] = phrase.match(/\{[a-z ]+\}/) ?? [];
  const options = placeholder && persons[placeholder];
  if (!placeholder || !options) return [phrase];
  return listed(options).flatMap((word) => variants(phrase.replace(placeholder, word)));
}
