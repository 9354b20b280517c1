import { listed } from './subject';

/** In the lists a star stands for any ending, and what is in braces is filled in below. */
const death = `die, died, dies, dying, dead, death*, deceased, fatal*, passed away, passes away, pass away, passing away, passed on,
  her passing, his passing, passing of, funeral*, burial*, bury, buried, grave, graves, graveside, gravestone*, tomb, tombstone*,
  cemeter*, coffin*, casket*, cremat*, ashes, obituar*, hospice*, eulog*, memorial*, mourn*, grief, griev*, bereave*, widow*,
  orphan*, condolenc*, suicid*, overdos*, killed, kill herself, kill himself, killing, murder*, drowned, drowning, miscarr*,
  stillb*, still born, still birth, abort*, infertil*, ivf, ectopic, in heaven, no longer with us, not with us any*, rest in peace,
  put {them} down, put {them} to sleep, put to sleep, own life, said goodbye to, saying goodbye, say goodbye, last goodbye,
  goodbye to {kin}, {lose} {kin}, {miss} {kin}, {lose} you, lost one, lost everything, {lose} {home}, couldn't have children, can't have children,
  cannot have children, couldn't have kids, can't have kids, couldn't conceive, couldn't get pregnant, no heartbeat`;

const illness = `ill, illness*, sick, sickness, unwell, hospital*, surger*, surgeon*, operation*, operated, intensive care, icu,
  emergency room, ambulance*, clinic, cancer*, tumor*, tumour*, chemo*, radiotherap*, leuk*, lymph*, diagnos*, biops*, terminal,
  a stroke, the stroke, strokes, his stroke, her stroke, heart attack*, seizure*, epilep*, dementia, alzheimer*, parkinson*, coma,
  collapsed, disabled, disability, wheelchair*, paralys*, paralyz*, injur*, accident*, crash*, concuss*, bleeding, pain, painful,
  pains, scar, scars, disease*, infection*, pneumonia, sepsis, covid, depress*, trauma*, ptsd, breakdown*, burnout, burnt out,
  burned out, burn out, self-harm*, harm herself, cutting herself, anorexi*, bulimi*, eating disorder*, addict*, alcoholic*, alcoholism,
  drunk, dad drank, father drank, mum drank, mom drank, mother drank, he drank, dad drinks, father drinks, drinking again, drinking problem, rehab*, relaps*, antidepress*, postnatal, postpartum,
  baby blues, therapist*, mental health, lump, test results, the results, nursing home, care home`;

const harm = `abus*, assault*, rape, raped, rapes, rapist, molest*, harass*, bully, bullies, bullied, bullying, beaten, beat {them}, hit {them},
  hits {them}, slap*, violen*, humiliat*, embarrassed {them}, ashamed, shame, shamed, worthless, useless, ugly, feel fat, feels fat,
  felt fat, too fat, teased, mocked, mocking, picked on, laughed at, made fun of, prison*, jail*, police, arrest*, robbed, burgl*,
  attacked, attack, the war, war, refugee*, fled, went hungry, grew up hungry, grew up poor, poverty, homeless*, evict*, bankrupt*,
  redundan*, laid off, got fired, was fired, were fired, sacked, unemploy*, debt*, gambl*, loan shark*, touched {them} when`;

const fear = `afraid, fear, fears, feared, fearful, fearing, scare, scares, scared, scaring, scary, terrif*, terror*, frighten*, fright,
  frights, dread*, horrif*, horror*, nightmare*, phobi*, claustrophob*, agoraphob*, arachnophob*, acrophob*, anxi*, haunt*, worry, worries, worried, worrying,
  petrified, nervous*, overwhelm*, insecur*, self-conscious*, panic*, up alone, all alone, so alone, feel alone, feels alone,
  felt alone, being alone, die alone, alone again, lonel*, never be enough, not be enough, not good enough, never good enough`;

const quarrels = `quarrel*, argue, argued, argues, arguing, argument*, fight, fights, fighting, fought, bicker*, shout*, yell, yelled,
  yelling, yells, scream*, slammed, slamming, {big} row, rows, rowed, rowing about, falling out, fell out, fallen out, angry, anger*, furious, fury, rage,
  raging, cross with, mad at, resent*, bitter about, bitterness, jealous*, hostil*, hates {them}, hate myself, hate herself,
  hated {them}, hates herself, betray*, cheat, cheated, cheating, cheats, unfaithful, infidel*, affair, lied, lie to, lies to, lying to, liar,
  trust issues, my trust, her trust, your trust, divorc*, separated, separation, split up, splitting up, splits up, split from, break up, breakup*,
  break-up*, breaking up, broke up, broken up, breaks up, walk out, walked out, walking out, moved out, left {them}, leave {them},
  leaving {them}, leaves {them}, he left, custody, silent treatment, not talking, not speaking, weren't talking, weren't speaking,
  wasn't talking, wasn't speaking, stopped speaking, stopped talking, stop talking to, not spoken, haven't spoken, hasn't spoken,
  won't speak, won't talk, without a word, separate rooms, different rooms, separate beds, on the sofa that, on the couch that,
  slept on the sofa, slept on the couch, awful things, horrible things, terrible things, harsh*, cruel*, unkind*, mean to,
  criticis*, criticiz*, nagging, nagged, tension*, grudge*, someone else, ex, exes, ex-husband, ex-boyfriend, ex-wife`;

const sorrow = `hurt, hurts, hurtful, hurting, wound, wounded, wounds, let {them} down, lets {them} down, letting {them} down, disappoint*,
  upset, upsets, upsetting, forgive*, forgave, apolog*, regret*, guilt*, sorry, blame, blamed, blames, blaming, my fault, her fault,
  his fault, your fault, wish i had, wish i'd, wishes she had, wishes she'd, wished she had, wish we had, wish you had, wish you hadn't, wish i hadn't, wishes she hadn't,
  never got to, didn't get to, never forgave, too late, cry, cried, cries, crying, tears, tearful*, sob, sobbed, sobbing,
  sobs, weep, weeps, weeping, wept, unloved, unwanted, abandon*, reject*, ignored, ignores, ignoring, feel small, feels small, felt small,
  feel stupid, felt stupid, feels stupid, invisible, unseen, unheard, taken for granted, bad mother, bad mom, bad mum, bad wife, bad daughter,
  failure*, failed, fails, broken, heartbr*, heart-br*, broke my heart, broke her heart, broke our hearts, sad, sadder, sadness,
  sadly, unhappy, unhappiness, miserabl*, misery, devastat*, despair*, desperate, hopeless*, tragic, tragedy, dark time*, dark place,
  dark days, hard year, hardest, worst, tough time*, difficult time*, hard time*, bad news, low point, struggl*, suffer*, cruelty,
  still aches, aches, estranged, disown*, foster care, forgot our, forgot my, forgot her, didn't stand up for, stand up for me,
  love me any*, love her any*, needed {them} and, needed {them} at, when she needed, when i needed, wasn't there, weren't there,
  not there for, never there, missed out, homesick*, more than her, more than me, gave up on`;

/** Turns of speech with the same words that hurt nobody: they are taken out before the rest is looked at. */
const onlySoundsSo = `in a row, front row, back row, row of, row boat*, row house*, die for, dying for, dying to, die laughing, dead sea,
  dead quiet, dead of night, death by chocolate, horror movie*, horror film*, scary movie*, scary film*,
  tears of joy, happy tears, tears of laughter, cried laughing, cry laughing, crying laughing, cried with laughter, laughed until we cried,
  laughed till we cried, laughed until she cried, laughed until i cried, cried with joy, for crying out loud, no worries, don't worry,
  ill-fitting, missed the bus, killed the engine, killing time, pillow fight*, snowball fight*, water fight*, food fight*,
  sick of, by accident, happy accident, crash course*, dead tired, the worst film*,
  not afraid, isn't afraid, never afraid, nothing scares, star wars, crashing waves, waves crash*,
  screaming with laughter, screamed with laughter, fighting fit`;

const SPACE = '[-\\s]+';
const WHOSE = `(?:(?:my|our|his|her|their|your|the|a|an|both|dear|best|old|little|only|first|second|late|beloved|unborn|childhood)${SPACE})*`;
const RELATIVES =
  'mum|mom|mummy|mommy|mother|dad|daddy|father|papa|mama|parent|sister|brother|twin|son|daughter|baby|babies|child|children|boy|girl|gran|granny|nan|nana|grandma|grandpa|grandmother|grandfather|grandad|granddad|grandparent|aunt|auntie|uncle|cousin|niece|nephew|friend|husband|wife|dog|cat|puppy|kitten|horse|pet';
/** 'I lost her' and 'I lost her in May', but not 'I lost her umbrella'. */
const HER = `her(?!${SPACE}(?!in\\b|on\\b|at\\b|to\\b|when|and\\b|last|so\\b|every|more|most|still|too\\b|this|that|for\\b|after|before|while)\\w)`;

const gaps: Readonly<Record<string, string>> = {
  '{kin}': `${WHOSE}(?:(?:${RELATIVES})s?|him|them|you|${HER})`,
  '{home}': `${WHOSE}(?:job|house|home|business|savings|farm|shop)`,
  '{them}': '(?:me|her|him|us|them|you|each other|my|our|it)',
};

/** Of these a phrase is written out for each, since they begin it. */
const beginnings: Readonly<Record<string, string>> = {
  '{lose}': 'lost, lose, loses, losing, loss of, without, late',
  '{miss}': 'miss, misses, missed, missing',
  '{big}': 'a, the, that, our, this, another, big, huge, terrible, awful, stupid, silly, blazing, last',
};

export const hurt = anyOf([death, illness, harm, fear, quarrels, sorrow].join(', '));
export const soundsLikeHurt = anyOf(onlySoundsSo, 'gi');

function anyOf(phrases: string, flags = 'i'): RegExp {
  return new RegExp(`\\b(?:${byFirstLetters(listed(phrases).flatMap(written))})\\b`, flags);
}

function written(phrase: string): string[] {
  const [first = ''] = phrase.split(' ');
  const all = beginnings[first];
  return all ? listed(all).map((words) => phrase.replace(first, words)) : [phrase];
}

/** Seven hundred phrases side by side would each be tried at each word. */
function byFirstLetters(phrases: readonly string[]): string {
  const groups = new Map<string, string[]>();
  for (const phrase of phrases) {
    const [letters = ''] = phrase.match(/^[a-z]{1,2}/) ?? [];
    groups.set(letters, [...(groups.get(letters) ?? []), pattern(phrase).slice(letters.length)]);
  }
  return [...groups].map(([letters, rest]) => `${letters}(?:${rest.join('|')})`).join('|');
}

function pattern(phrase: string): string {
  const words = phrase.split(/[- ]/).map((word) => gaps[word] ?? word.replace('*', '[a-z]*'));
  return words.join(SPACE);
}
