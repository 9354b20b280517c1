import { subject } from '../subject';

/** When it is hard for her, and what helps. */
export const feelings = {
  comfort: subject({
    names: `comfort, comfort her, comfort me, cheer up, cheer her up, cheer me up, cheered up, feel better, sad,
      sadness, unhappy, down in the dumps, feeling low, feeling down, feels down, lift her mood, lift my mood,
      make her smile, soothe, turn my mood around`,
    near: ['bad-day', 'crying', 'when-ill', 'comfort-food', 'touch'],
    serves: ['comfort', 'gift'],
  }),
  'bad-day': subject({
    names: `bad day, hard day, rotten day, rough day, tiring day, long day, terrible day, awful day,
      everything has gone wrong, bad news, didn't get the job, did not get the job, got fired, laid off, lost her job, got rejected, failed her, hard time, hard stretch, tough time, tough day, bad week`,
    near: ['comfort', 'stress', 'tired'],
    serves: ['comfort', 'daily'],
  }),
  crying: subject({
    names: 'cry, cries, crying, cried, tear, tears, weep, upset, hurt feelings, heartbroken, sob, distressed',
    near: ['comfort', 'grief', 'bad-day'],
    serves: ['comfort'],
  }),
  grief: subject({
    names: `grief, grieve, mourning, funeral, loss of, passed away, miss somebody, miss someone, died, death, grave,
      homesick, lonely, loneliness, misses`,
    near: ['crying', 'family', 'important-date'],
    serves: ['comfort'],
  }),
  worry: subject({
    names: `worry, worried, worries, anxious, anxiety, nervous, nerve racking, weighing on, overthink, dread,
      stage fright`,
    near: ['stress', 'fear', 'encouragement', 'sleep'],
    serves: ['comfort', 'daily'],
  }),
  stress: subject({
    names: `stress, stressed, stressful, overwhelmed, too much on her plate, burned out, burnout, running late,
      calm down, wears me down, wears her down`,
    near: ['worry', 'tired', 'help', 'quiet-time'],
    serves: ['comfort', 'daily'],
  }),
  tired: subject({
    names: 'tired, exhausted, worn out, drained, low energy, fatigue, tire out, run down',
    near: ['sleep', 'stress', 'quiet-time'],
    serves: ['comfort', 'daily'],
  }),
  quarrel: subject({
    names: `quarrel, argument, argue, fight, disagreement, after a fight, row between us, angry, cross with, mad at,
      make up after, anger, annoyed with, fighting, fought, arguing, silent treatment, give space, give her space, give her some space, give her time, give her some time, give her room, give her some room, give you room, give you some room, not talking to me, not speaking to me, won't talk to me, stopped talking to me, ignoring me, ignores me, cold shoulder, conflict, furious`,
    near: ['apology', 'never-say', 'comfort'],
    serves: ['comfort', 'daily'],
  }),
  apology: subject({
    names: `apology, apologize, apologise, sorry, forgive, forgiveness, make it up to her, make amends, forgiven,
      saying sorry`,
    near: ['quarrel', 'words-of-love'],
    serves: ['comfort', 'gift'],
  }),
  'quiet-time': subject({
    names: `quiet, peace and quiet, alone time, time alone, time to herself, be alone, left alone, leave her alone,
      hour in peace, silence, need space, by herself, by yourself, by myself, on her own, all to myself, me time,
      solitude, closed door, unplug`,
    near: ['pampering', 'tired', 'sleep'],
    serves: ['comfort', 'daily', 'gift'],
  }),
  help: subject({
    names:
      'help, help her, helped, take off her list, take off her plate, off her plate, off my plate, lend a hand, supportive, off my list, pitch in, relieve her',
    near: ['chores', 'errand', 'kindness'],
    serves: ['comfort', 'daily'],
  }),
  advice: subject({
    names: 'advice, listen, listened to, listening, someone to listen',
    near: ['help', 'comfort'],
    serves: ['comfort', 'daily'],
  }),
  encouragement: subject({
    names: `encourage, encouragement, believe in her, on her side, on my side, motivate, pep talk, cheering,
      cheer on, before an interview, before something nerve racking, confidence, good luck`,
    near: ['worry', 'compliment', 'pride'],
    serves: ['comfort', 'daily'],
  }),
  'never-say': subject({
    names: `never say, should not say, bring up, not bring up, topic, topics, sensitive topic, never joke about, joke about, never mention, sore point, sensitive subject,
      remark, touchy, tease, teasing, wrong thing to say, not to say, avoid saying, off limits, insult, criticize,
      criticism, word she hates, never tell`,
    near: ['quarrel', 'looks', 'annoyance'],
    serves: ['comfort', 'daily'],
  }),
  annoyance: subject({
    names: `annoy, makes her angry, make her angry, makes her mad, make her mad, makes you angry, makes you mad, can't bear, cannot bear, bear to hear, bear to see, annoying, annoys, annoyed, get on her nerves, get on my nerves, drives her crazy,
      drives me crazy, drives her mad, pet peeve, irritate, irritating, bad habit, out of place, can't stand it when,
      grumpy, bothering`,
    near: ['habit-of-his', 'noise', 'never-say'],
    serves: ['daily'],
  }),
  'habit-of-his': subject({
    names: 'habit of mine, habit of his, my habits, his habits, your habits, habit',
    near: ['annoyance', 'us'],
    serves: ['daily'],
  }),
  mood: subject({
    names: `mood, good mood, bad mood, feeling, how she feels, emotions, emotion, happy, happiness, happiest, joy,
      make her happy, makes me happy, go quiet`,
    near: ['comfort', 'tired'],
    serves: ['comfort', 'daily'],
  }),
  humor: subject({
    names: `humor, laugh, joke, funny, giggle, sense of humor, laughter, makes her laugh, makes me laugh, silly,
      laughed, prank, comedy, pun, dad joke, comedian`,
    near: ['running-joke', 'mood'],
    serves: ['comfort', 'daily'],
  }),
} as const;
