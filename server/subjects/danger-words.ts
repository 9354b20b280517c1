import { listed } from './subject';

/** What endangers her comes first, then what harms, what frightens, and what she only will not have. */
export type Gravity = 'allergy' | 'harm' | 'fear' | 'never';

/** Gaps in the phrases below, and what fills them: {me} is 'me' as she says it and 'her' as he writes it. */
const fillings: Readonly<Record<string, string>> = {
  '{me}': `me, her, you`,
  '{my}': `my, her, your`,
  '{not}': `can't, cant, cannot, can not, mustn't, must not, couldn't, could not, shouldn't, should not, not allowed to,
    can no longer, won't ever`,
  '{do not}': `don't, dont, do not, doesn't, does not, won't, will not, wouldn't, would not`,
  '{give}': `give, gave, giving, cause, bring on`,
  '{make}': `make, made, making`,
  '{get}': `get, got, getting, have, come out in, break out in, broke out in, breaks out in`,
  '{symptom}': `cold sores, ringing ears, vertigo attack, flashbacks, a fit, fits, cystitis, bruises, sores, canker sores, dermatitis, inflammation, ulcers, spasms, bloating, gas, chills, shakes, chest pain, blackouts, vertigo, bumps, red patches, welts, headache, migraine, rash, hives, nightmare, stomachache, stomach ache, cramps, heartburn, diarrhea, indigestion,
    palpitations, spots, eczema, food poisoning, pimples, blisters, nausea, swollen _, sore throat, itch,
    panic attack, asthma attack, acid reflux, creeps, shivers`,
  '{feel}': `limp, seize up, freeze, black out, lose my voice, lose her voice, light headed, giddy, poorly, breathless, puffy, red, blotchy, sick, ill, sneeze, itch, itchy, swell, swell up, throw up, vomit, nauseous, queasy, dizzy, faint, wheeze, cough,
    bloated, break out, gag, panic, nervous, anxious, cringe, shudder, retch, unwell, feverish, shake, cry for days, woozy, sweat, sweaty, collapse, hallucinate, lightheaded, pass out, short of breath`,
  '{ail}': `puff up, puff, swell shut, go red, go raw, go green, go white, weep, streaming, close, closing, give out, seize, seize up, pound, stop, stream, sore, numb, tight, raw, erupt, peel, crack, flare up, flare, bleed, swell, itch, itchy, burn, water, hurt, bleed, turn, ache, run, tingle, close up, crawl, blister, race, spin,
    tighten`,
};
/** Stands for up to two words: 'a', 'an instant'. */
const SOME_WORDS = '~';

const written: Readonly<Record<Gravity, string>> = {
  allergy: `those badly, that one badly, very badly to, season floors {me}, pollen floors {me}, eyes stream around,
    close {my} throat, closes {my} throat, closed {my} throat, throat tightens, throat gets tight, throat goes tight, eyes stream, eyes streaming, eyes swell, eyes puff up,
    eyes water around, carry the pen, carried the pen, carry a pen, carry an inhaler, inhaler, nearly got {me}, almost got {me}, nearly finished {me}, nearly did {me} in, steroids,
    to the emergency room, blue light, tongue goes fat, mouth goes numb, is the culprit, was the culprit, are the culprit, lays {me} low, face puffs, face puffed up, lips peel, lips peeled,
    lips blow up, lips tingle, come up in welts, come out in lumps, come out in bumps, skin comes off, take {my} skin off, takes {my} skin off, took {my} skin off, can't be in the same room as,
    cannot be in the same room as, a crumb is enough,    
    emergency room, could die from, welts, face balloons, lips go numb, tongue goes numb, shuts {my} lungs, lungs close, mouth itch,
    hospitalized, hospitalised, antihistamine, swell shut, swollen shut,
    allergy, allergic, allergies, allergen, intolerance, intolerant, anaphylaxis, anaphylactic, epipen, epi pen,
    adrenaline pen, celiac, throat close, throat closed, throat closing, throat swells, throat swelled,
    tongue swells, lips swell, lips tingle, face swells, could kill {me}, would kill {me}, can kill {me},
    will kill {me}, might kill {me}, nearly killed {me}, almost killed {me}, nearly kill {me}, almost kill {me}, nearly died, almost died,
    put {me} in hospital, put {me} in the hospital, put {me} in the er, sends {me} to hospital,
    sent {me} to the hospital, sends {me} to the hospital, sent {me} to hospital, land in hospital,
    landed in hospital, ended up in hospital, ended up in the hospital, end up in the er, ended up in the er,
    rushed to hospital, rushed to the hospital, ambulance, hives, go into shock, went into shock, stop breathing,
    stopped breathing, {not} breathe, hay fever, itch all over, swell like`,
  harm: `pay for it all, pay for it for, pay for it with, pay for it later, pay for it afterwards, pay for them with, gave up gambling, gambling addiction, gambling problem, quit gambling, burn in ten, burn in minutes, {not} see a caged, melanoma, {do not} kneel, bring on a fit, brings on a fit, bring on a seizure, brings on a migraine, bring on a migraine, {my} asthma on, migraine on, limp for, choked on, flares up,
    is the enemy, are the enemy, {do not} get on, {do not} get on with, {do not} risk it, {do not} risk, {not} risk, not worth the risk, stay clear of, steer clear, {do not} go near,
    {not} go near, {not} get near, won't go near, keep {me} away from, {not} take anything with, {not} process, {not} break down, {not} metabolize, gut can't take, gut rebels, gut hates, stomach rebels,
    stomach can't take, {my} stomach hates, kills {my} back, kills {my} knees, gag, gagging, choked on, retch,
     in agony, flat on {my} back, limping, flares up, flare up, skin goes, go blotchy, goes blotchy, blotchy, burn in ten, burn easily, burns easily,
    gout, lupus, melanoma, skin cancer, transplant, dialysis, kidney stones, kidney disease, liver disease, cirrhosis, gallstones, gallbladder, ulcer, ulcers, colitis, crohn, crohn's, irritable bowel, ibs, fodmap,
    reflux, gerd, hernia, slipped disc, herniated disc, fused, bad back, bad knees, bad knee, bad hip, with my knees, with my hip, with her knees, knee replacement, hip replacement, sciatica, arthritis,
    osteoporosis, fibromyalgia, carpal tunnel, tendonitis, plantar fasciitis, bunion, multiple sclerosis, parkinson, anemia, hemophilia, thyroid, hypoglycemia, high cholesterol, cholesterol pills, statin, statins,
    warfarin, eliquis, lithium, maoi, metformin, insulin, beta blocker, glaucoma, detached retina, tinnitus, meniere, labyrinthitis, rosacea, psoriasis, eczema, vitiligo, shingles, contact dermatitis,
    concussion, chronic fatigue, long covid, immunosuppressed, immune system, breastfeeding, endometriosis, g6pd, phenylketonuria, pku, alpha gal, tick bite, sun sensitive, light sensitive, 
    eating disorder, anorexia, anorexic, bulimia, bulimic, about my weight, alcoholic, alcoholism, in recovery, in aa, addiction, rehab, gave up drinking, gave up smoking, quit smoking, quit drinking, stopped drinking, {do not} drink,
    without feeling ill, makes {me} ill, make {me} ill, no jolts, no jumping, no lifting, {not} kneel, {do not} kneel, {not} climb stairs, {do not} do stairs, {not} do stairs, {not} stand for long,
    {not} sit for long, {not} walk far, on crutches, with a cane, {not} put on, {not} have on {my} skin, animal died for, anything sticky, reaction was, reaction so bad, had a reaction, have reactions, weekly injections,
    {my} skin hates, {my} skin can't take, {my} skin goes, {my} eyes hate, {my} lungs hate, {my} body hates, nose streams, sneezing fit, coughing fit, lose {my} voice, dermatologist found, allergist found, tested positive for,
      knocks {me} flat, wipes {me} out, brings {me} out in, bring {me} out in, 
    dairy free, gluten free, nut free, lactose free, alcohol free, is forbidden, forbidden for {me}, go numb, goes numb, burn {my} _, burned {my} _, {get} sick on, {get} sick in,
    {get} sick from, {get} sick if, {get} sick when, come right back up, comes right back up, come back up, comes back up, skin erupts, turn {my} _ green, turn {my} _ red, turn {my} _ black,
    black and sore, inflame {my} _, inflames {my} _, irritate {my} _, irritates {my} _, aggravate {my} _, aggravates {my} _, bother {my} _, bothers {my} _, poisoned {me}, body refuses, histamine, raynaud, flare up from, set off {my}, sets off {my}, trigger {my}, triggers {my}, triggers a, doctor's orders, send {me} into a coughing fit,
    itch, itchy, itching, swell, swelling, swollen, wheeze, wheezing, throw up, threw up, throwing up, vomit, rash, nauseous,
    nausea, queasy, tingle, bloated, heartburn, palpitations, break out from, break out when, broke out from, heart condition,
    {not} cope with, {not} sleep after, not allowed, {do not} sleep for, {not} watch, not friends, goes red, go red, turns red, on fire and,
    asthma, asthmatic, migraine, diabetes, diabetic, pregnant, pregnancy, lactose, gluten, vegan, vegetarian,
    seasick, carsick, airsick, motion sick, motion sickness, travel sick, {make} {me} ~ {feel}, {make} {my} _ {ail},
    {make} {my} _ and _ {ail}, {give} {me} ~ {symptom}, {give} {me} ~ {symptom} _, {get} ~ {symptom} from,
    {get} ~ {symptom} after, {get} ~ {symptom} when, {get} ~ {symptom} if, get a rash, get a bad rash, get hives,
    get dizzy, gets sick from, get ill from, throw up from, feel sick after, feel sick from, sick afterwards,
    sick for days, break out in, broke out in, comes up in, swell up, swelled up, swollen from, puff up,
    upset {my} stomach, turn {my} stomach, {my} stomach turns, hard on {my} stomach, cold sweat, go green on,
    went green on, burns for, {not} eat, {not} drink, {not} digest, {not} tolerate, {not} have, {not} touch,
    {not} wear, {not} take, {not} stomach, {not} be near, {not} be around, {not} be in, {not} smell, {not} swallow,
    {not} handle, {do not} eat, {do not} drink, {do not} tolerate, {do not} agree with {me}, {do not} sit well,
    {do not} get along, {do not} touch, never touch, disagree with {me}, react badly to, react badly,
    react terribly to, react to, bad reaction to, reaction to, sensitive to, bad for {my} heart, off limits,
    doctor forbade, doctor said no, to avoid, have to avoid, has to avoid, must avoid, had to give up,
    high blood pressure, pacemaker, blood thinner, epilepsy, epileptic, seizure, faint at, pass out, passed out,
    off alcohol, off sugar, off dairy, kosher, halal, pescatarian, sober, recovering`,
  fear: `thing about enclosed, thing about tight, thing about heights, thing about small spaces, thing about crowds, thing about the dark, thing about needles, touched by people, touched by strangers, put in front of, get stuck in, lie awake for a week, heart pounds on,
    won't set foot, never set foot, {not} set foot, {not} do tight spaces, {not} do enclosed spaces, {not} do haunted, {not} do ghosts, {not} do blood, {not} do clowns, {not} do dogs, {not} do birds, {not} do bridges, {not} do escalators, {not} do lifts,
    {do not} do heights, {do not} do crowds, {do not} do needles, {do not} do boats, {do not} do flying, {do not} do planes, {do not} do spiders, {do not} do snakes, {do not} do elevators, {do not} do lifts, {do not} do tight spaces, {do not} do small spaces, {do not} do the dark, {do not} do deep water,
    {do not} do horror, {do not} do haunted, {do not} do clowns, {do not} do dogs, {do not} do birds, {do not} do bridges, {do not} do tunnels, {do not} do caves, {do not} do cable cars, {do not} do roller coasters, {do not} do rides,
    not in the room, leave the building, {not} even look at, {not} look at one, {not} sleep if, {not} sleep with, no clowns, no snakes, no spiders, no heights, no needles, no masks, no mice, no rats, no fireworks, no horror, no guns, no crowds,
    chest goes tight, chest gets tight, chest tightens, legs turn to water, turn to water, knees turn to water, palms sweat, go stiff, goes stiff, go rigid, break into a sweat, come over faint, run a mile, ran a mile, bolt for the door, look for the exit, look for the exits,
    locked {me} in, nearly drowned, almost drowned, pulled under, house fire, was in a fire, car crash, car accident, was in a crash, was attacked, was mugged, was bitten, got bitten, bolted with {me}, kicked by, chased by,   
    grew up with the real thing, after what happened, since what happened, since the accident, since the crash, since the attack, since the fire, since the flood, since the earthquake, since the stadium, ptsd, trauma, flashback, flashbacks, took my brother, took my father, took my dad, took my mother,  
       give {me} the willies, gives {me} the willies, gives {me} the creeps, heebie jeebies, skin crawl, makes {my} skin crawl, being stared at, everyone looking, everybody looking, being sung to, hyperventilate, my worst nightmare,  
    faint when, faint if, i faint, she faints, pass out when, turn to jelly, turns to jelly, go to jelly, legs like jelly, {not} do heights, {not} do crowds, {not} do needles, {not} do boats,
    {not} do flying, {not} do planes, {not} do spiders, {not} do snakes, {not} do blood, {not} do elevators, {not} do small spaces, {not} do the dark, {not} do deep water, {not} do horror, heights and me,
    hell for {me}, torture, hate flying, hate heights, hate elevators, hate needles, hate crowds, hate spiders, hate snakes, hate deep water, hate the dark, hate small spaces, hate tight spaces, hate clowns,
    hate being underground, stuck in an elevator, {not} stand crowds, {not} stand heights, {not} stand needles, {not} stand small spaces, {not} stand the dark, under the bed, i scream, chest tight, start to shake,
    grip the seat, white knuckle, dread flying, dread heights, dread needles, dread elevators, uncomfortable on, uncomfortable in, bitten by, stung by, uneasy on, uneasy in, {not} look down, hide from,
    phobia, phobic, claustrophobia, claustrophobic, arachnophobia, acrophobia, agoraphobia, afraid, scared,
    scare {me}, scared {me}, scare the _ out of {me}, scares the living daylights out of {me}, terrify, terrified,
    terrifying, terrifies, frighten, frightened, frightening, fear, fearful, panic, panicked, panicky, panicking,
    dizzy, vertigo, nightmare, petrified, petrifies, freak {me} out, freaked {me} out, freak out, creep {me} out,
    give {me} the creeps, hurt, painful, horrified, heart races, anxiety attack, traumatic, knees give out,
    knees go weak at, i freeze, she freezes, uneasy about, spooks {me}, unnerves {me}`,
  never: `{do not} wear, won't wear, are for graves, is for graves, for funerals, bad luck, {do not} ever bring, {do not} ever buy, {do not} ever give, {do not} ever get, {do not} touch {me}, tastes like soap, put {me} off, puts {me} off, turns {me} off,
    aversion, unbearable, refuse to, refuse, {do not} even think about, far away from {me}, away from {me}, never since, leave the room,
    insufferable, spare {me}, anything but _ please, skip the,
    never again, please never, never give, never buy, never get {me}, never take, never make, never cook,
    never order, never bring, never say, never do, never wear, never send, never throw, never book, never plan,
    never surprise, never put, never serve, never invite, never call, never ask, never ever, never eat, never drink,
    hate, hated, stand the smell of, {not} stand, {not} bear, {not} abide, {not} take the smell, {not} look at,
    loathe, detest, despise, disgust, disgusted, disgusting, dread, worst, abhor, revolting, makes {my} skin crawl,
    repulses, repulsive, gross, gross {me} out, no surprise, no surprise party, please no, no thank you, no thanks,
    no way, no more, not a fan of, not a fan, {do not} want, {do not} ever, {do not} surprise, {do not} buy,
    {do not} give, {do not} bring, {do not} get {me}, {do not} like, {do not} throw, {do not} send, {do not} do,
    {do not} care for, under no circumstances, under any circumstances, no _ ever, not ever, avoid, keep away from,
    stay away from, keep me away from, keep her away from, steer clear of, not for {me}, deal breaker, rather die,
    rather starve, rather not, would rather skip, stay off, last thing i want, last thing she wants`,
};

/** Turns of speech with the same words that warn of nothing. Being longer, they are taken first. */
const harmless = `{not} have done, {not} have asked, {not} have made, {not} have been, {not} have wished, {not} have come, hurts me to see, hurts to see you, rash decision, never refuse, {do not} refuse, {do not} even think about leaving, itching to, itch to,
    red in the face laughing, sick of, sick and tired, {make} {me} sick with laughter, {make} {me} sick with envy,
    {make} {me} sick with worry, sick with laughing, sick from laughing, sick with laughter, lovesick, homesick,
    allergy test, allergy season is over, allergy free, afraid so, afraid not, i'm afraid i, i'm afraid we,
    i'm afraid it, i'm afraid that, i am afraid we, i am afraid i, i'm afraid you, i'm afraid there, i'm afraid the,
    {not} stand up, {not} stand still, {not} stand to leave, {not} stand to lose, {not} bear to,
    {not} stand being away, {not} bear the thought, {not} stand being apart, {not} bear being apart, hate to,
    hated to, hate it when you leave, hate it when you go, hate that you, hate leaving, hate when it end,
    hate that it ended, hate being apart, hate saying goodbye, hate missing, worst case, worst kept, worst part,
    worst thing that could, never enough, never forget, never tire, never too, kill for, die for, died for,
    dying for, no more than, no surprise that, no surprise there, {do not} like to leave, {do not} want to leave,
    {do not} want to stop, {do not} want it to end, {do not} want anything, {do not} want to miss,
    {do not} want to go home, {do not} like to lose, {do not} eat enough, {do not} drink enough, {do not} ever stop,
    {do not} ever change, {do not} want to lose, {do not} want to wait, {do not} like to wait, {do not} do enough,
    {do not} do it without, {not} have enough, {not} eat enough, {not} drink enough, {not} have too many,
    {not} take my eyes, {not} take her eyes, {not} eat just one, {not} eat only one, {not} eat another bite,
    {not} have just one, {not} drink just one, {not} take it off, {not} handle the wait, {not} touch the ground,
    {not} be in a better, {not} be in better, {not} have it both, never say no to, never get enough,
    never get tired, never get bored, never get over, never take it off, never take off, never take for granted,
    never do without, never make {me} wait, never do wrong, never buy for myself, never buy myself,
    never buy for herself, never call it, never do anything, never make time, panic buy, panic room, painfully,
    hurt with laughing, until it hurt, till it hurt, hurt from laughing, hurt so good, {do not} hurt, hurt when you,
    hurt when he, hurt that you, nothing scares, nothing frightens, {do not} scare {me}, {do not} frighten {me},
    fear nothing, fear no one, fear nobody, {do not} fear, {do not} panic, {do not} mind, {do not} dread, {do not} hate,
    {do not} do things by half, scared of nothing, afraid of nothing, allergic to nothing, afraid to admit,
    scared to admit, afraid to ask, afraid to say, hurt to ask, hurt to try, {not} breathe for laughing,
    {not} breathe from laughing, {not} breathe with laughing, sensitive to others, sensitive to how,
    break out in a smile, break out in song, break out in laughter, broke out in laughter, broke out in song,
    break out laughing, broke out laughing, react to the news, vegan leather, pregnant pause, worst that can happen,
    anything but boring, fear of missing, hurt a fly, hurt a bit, {do not} give up, {do not} bring it up,
    {do not} get {me} wrong, no more questions, no more worries, no more waiting, no way around it, no way home,
    rather not share, rather not stop, rather not wait, no thanks needed, {make} {me} cry for joy, hard to avoid,
    no need to avoid, {make} {me} dizzy with joy, dizzy with joy, dizzy with happiness,
    {make} {me} shake with laughter, scary strong, gross income, die laughing, died laughing, fear is gone,
    fear has gone, fear went away, fears are gone`;

/** Whatever its ending, a word that begins so is this one: allergist, diabetics, terrifyingly. */
export const dangerStems: readonly [begins: string, word: string][] = [
  ['allerg', 'allergy'],
  ['anaphyla', 'anaphylaxis'],
  ['intoleran', 'intolerance'],
  ['asthma', 'asthma'],
  ['diabet', 'diabetes'],
  ['pregnan', 'pregnancy'],
  ['terrif', 'terrify'],
  ['frighten', 'frighten'],
  ['panic', 'panic'],
  ['disgust', 'disgust'],
];
/** And one that has this in it is a phobia. */
export const PHOBIA = 'phobi';

interface DangerPhrase {
  words: string;
  /** Null where it warns of nothing. */
  gravity: Gravity | null;
}

export const dangerPhrases = (): readonly DangerPhrase[] => [
  ...(Object.keys(written) as Gravity[]).flatMap((gravity) => filled(written[gravity], gravity)),
  ...filled(harmless, null),
];

function filled(phrases: string, gravity: Gravity | null): DangerPhrase[] {
  return listed(phrases).flatMap((phrase) => variants(phrase).map((words) => ({ words, gravity })));
}

function variants(phrase: string): string[] {
  if (phrase.includes(SOME_WORDS))
    return ['', '_', '_ _'].flatMap((some) => variants(phrase.replace(SOME_WORDS, some)));
  const [gap = ''] = phrase.match(/\{[a-z ]+\}/) ?? [];
  const filling = fillings[gap];
  return filling === undefined ? [phrase] : listed(filling).flatMap((words) => variants(phrase.replace(gap, words)));
}
