import { describe, expect, it } from 'vitest';
import { assistantMessages } from './assistant-messages';
import { dateMessages } from './date-messages';
import { datePageMessages, feedMessages, stripMessages } from './date-page-messages';
import { refusals } from './errors';
import { herNameMessages } from './her-name';
import { messages } from './messages';
import { notebookMessages } from './notebook-messages';
import { packs } from './packs';
import { settingsMessages } from './settings-messages';

/** British, bookish or translated: what an American would not say to a friend. */
const unsaid =
  /\b(shall|gladly|begun|anew|learnt|whilst|mails?|of mine|stands? (?:here|below)|goes on|comes there|saving of|could not be|cheque|queue)\b/i;

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

describe("the product's words", () => {
  const texts = [
    messages,
    notebookMessages,
    assistantMessages,
    refusals,
    herNameMessages,
    settingsMessages,
    packs,
    dateMessages,
    datePageMessages,
    feedMessages,
    stripMessages,
  ].flatMap(textsIn);

  it('are those of one American voice', () => {
    expect(texts.length).toBeGreaterThan(300);
    expect(texts.filter((text) => unsaid.test(text))).toEqual([]);
  });

  it('shout no more than the specification does', () => {
    // The specification's own exclamations stay; ours end quietly.
    const ours = textsIn([
      refusals,
      herNameMessages,
      packs,
      dateMessages,
      datePageMessages,
      feedMessages,
      messages.help,
      settingsMessages.unsubscribe,
      messages.common,
    ]);
    expect(ours.filter((text) => text.includes('!'))).toEqual([]);
  });
});
