import { subject } from '../subject';

/** How she knows that she is loved. */
export const love = {
  'feeling-loved': subject({
    names: `feel loved, feels loved, feeling loved, show love, show her love, told she is loved, appreciated,
      appreciate, feel special, cherished, show affection, love her, love me, love you, valued, taken for granted`,
    near: ['words-of-love', 'touch', 'kindness', 'compliment'],
    serves: ['comfort', 'gift', 'daily'],
  }),
  compliment: subject({
    names: 'compliment, praise, flatter, flattering, brag, describe her, kind words, admiring, nice thing to say',
    near: ['looks', 'words-of-love', 'pride'],
    serves: ['daily', 'comfort', 'celebration'],
  }),
  'words-of-love': subject({
    names: `i love you, words of mine, sweet words, loving words, tender words, words she carries, romantic words,
      whisper, words of love, what to say to her`,
    near: ['letter', 'compliment', 'message'],
    serves: ['daily', 'comfort', 'gift'],
  }),
  nickname: subject({
    names: 'nickname, pet name, call her, term of endearment, name for her',
    members: 'sweetheart, darling, sweetie, babe',
    near: ['her-name', 'words-of-love'],
    serves: ['daily'],
  }),
  thanks: subject({
    names: 'thank, thanked, thanks, gratitude, grateful, thank you note, thankful',
    near: ['feeling-loved', 'kindness'],
    serves: ['daily', 'gift'],
  }),
  kindness: subject({
    names: `kindness, kind thing, kind gesture, small gesture, gesture, sweet thing, little things,
      small thing i do, thoughtful, look after her, looked after, took care of, considerate, good deed`,
    near: ['feeling-loved', 'help'],
    serves: ['daily', 'comfort', 'gift'],
  }),
  message: subject({
    names: `message, text message, text her, text me, call or text, text, phone call,
      message in the middle of the day, voice message, running late, hear from me, let her know, keep in touch,
      whatsapp, call her`,
    near: ['phone', 'letter', 'words-of-love'],
    serves: ['daily'],
  }),
  greeting: subject({
    names: `say hello, greeting, greet, come home, coming home, welcome home, say goodbye, goodbye, good night,
      good morning, introduce her, farewell`,
    near: ['kiss', 'touch', 'evening'],
    serves: ['daily'],
  }),
  touch: subject({
    names: `touch, touched, hug, cuddle, cuddling, snuggle, hold her, affection, physical affection, spoon,
      in my arms, hand on her, back scratch, caress, tickle, tickling`,
    near: ['kiss', 'holding-hands', 'massage', 'intimacy'],
    serves: ['comfort', 'daily', 'date'],
  }),
  kiss: subject({
    names: 'kiss, kissed, kissing, first kiss, smooch, peck on',
    members: 'kiss on the forehead, kiss on the cheek, kiss on the neck, forehead kiss, french kiss',
    near: ['touch', 'romance'],
    serves: ['date', 'daily'],
  }),
  'holding-hands': subject({
    names: `holding hands, hold hands, linking arms, link arms, arm in arm, affection in public, public affection,
      hold her hand`,
    near: ['touch'],
    serves: ['date', 'daily'],
  }),
  romance: subject({
    names: `romance, romantic, feel wanted, feels wanted, feel desired, flirt, seduce, in the mood for love, woo,
      sweep her off her feet, candlelight dinner, romantic evening`,
    near: ['date-night', 'intimacy', 'kiss'],
    serves: ['date', 'gift', 'celebration'],
  }),
  intimacy: subject({
    names: `intimacy, intimate, sex, in bed together, making love, turns her on, turns me on, sexy, foreplay,
      bedroom play`,
    near: ['touch', 'romance'],
    serves: ['date'],
  }),
  pride: subject({
    names: 'proud, proud of, pride, accomplishment, achievement, talent, qualities, personality',
    near: ['compliment', 'self', 'encouragement'],
    serves: ['daily', 'celebration'],
  }),
} as const;
