import { describe, expect, it } from 'vitest';
import { putToHer } from './put-to-her';

describe('his question, put to her', () => {
  it.each([
    ['does she eat fish', 'Do you eat fish?'],
    ['does she have a colleague she doesnt like', "Do you have a colleague you don't like?"],
    ['whats her blood group', "What's your blood group?"],
    ['Does my wife like sushi?', 'Do you like sushi?'],
    ["doesn't she like the sea", "Don't you like the sea?"],
    ['What does she think about tattoos?', 'What do you think about tattoos?'],
    ["who should i call when she's in trouble", "Who should I call when you're in trouble?"],
    ['Can I take her hot air ballooning?', 'Can I take you hot air ballooning?'],
    ['may i wake her up when I come home late', 'May I wake you up when I come home late?'],
    ["what is my wife's dream car", 'What is your dream car?'],
    ['what should I do when she cries', 'What should I do when you cry?'],
    ['what should I do when she really misses home', 'What should I do when you really miss home?'],
    ["what's her sister's name", "What's your sister's name?"],
    ['is it ok to invite my mother', 'Is it ok to invite my mother?'],
    ['how can I help her', 'How can I help you?'],
    ['can I invite my mother without asking her first', 'Can I invite my mother without asking you first?'],
    ['what little thing could I do for her tomorrow', 'What little thing could I do for you tomorrow?'],
    ['how long should I leave her alone', 'How long should I leave you alone?'],
    ['what hurt her lately that i did', 'What hurt you lately that I did?'],
    ['what should I order for her there', 'What should I order for you there?'],
    ["what was her first boyfriend's name", "What was your first boyfriend's name?"],
    ['who makes her laugh', 'Who makes you laugh?'],
    ["What is Anna's blood type?", 'What is your blood type?'],
    ["what's Anna's favorite color", "What's your favorite color?"],
    ["what should i say when I'm late and she's tired", "What should I say when I'm late and you're tired?"],
  ])('%s: %s', (asked, put) => expect(putToHer(asked)).toBe(put));

  it.each([
    'gift under 50 dollars please',
    'whats her blood group, filling in a form',
    'when did she last say she was happy with me',
    'when did she decide i was the one lol',
    "She's crying. What can I do?",
    'and the other one',
    'does her sister like it when she visits',
    'what is "home" to her',
    'Which music would she want for Saturday?',
    'What does Anna like for breakfast?',
    'Does Christmas matter to her?',
    "Is it true that Anna's allergic to cats?",
    "What does she want for Valentine's?",
  ])('is none where it is no plain question to her: %s', (asked) => expect(putToHer(asked)).toBeNull());
});
