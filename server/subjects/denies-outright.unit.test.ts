import { expect, it } from 'vitest';
import { deniesOutright } from './denies-outright';

it.each([
  ...['Nothing', 'Nothing.', 'No', 'None', 'Nope!', 'No, nothing', 'No allergies', 'No known allergies', 'Not anymore'],
  ...[
    "None, it's gone",
    'None – it’s gone',
    'I no longer have any allergies',
    "I don't have any",
    "They're all gone now",
  ],
  ...['I am not allergic to anything', 'Thank God, nothing anymore', 'No. I outgrew it.', 'None that I know of'],
  ...['Nothing scares me anymore', "I'm no longer afraid"],
])('denies: %s', (text) => expect(deniesOutright(text)).toBe(true));

it.each([
  ...[
    'No, same as before',
    'No change',
    'Nothing else',
    'Nothing new',
    'Nothing new since last time',
    'Nothing has changed',
  ],
  ...[
    'None besides those',
    'No other',
    'No others',
    'No more',
    'Nothing more',
    'Still nothing new',
    'No, still the same',
  ],
  ...[
    'Nothing but hazelnuts',
    'No hazelnuts',
    'No, I have them',
    "It's not gone",
    'No, not gone',
    'None of it is gone',
  ],
  ...[
    'I hate cilantro',
    'Not that I would tell you',
    'No idea',
    'Nothing?',
    'Thankfully',
    '',
    'I outgrew the milk',
    'Not yet',
  ],
  ...['No food allergies', "I'm not allergic to cilantro", 'Nothing I have not told you', 'Over and over'],
])('denies not: %s', (text) => expect(deniesOutright(text)).toBe(false));
