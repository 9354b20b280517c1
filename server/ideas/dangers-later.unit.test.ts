import { expect, it } from 'vitest';
import { dangersInAnswer } from '../subjects/dangers';
import { answered, notebook } from '../testing/assistant/answered';
import { herNotes } from '../testing/assistant/her-notes';
import { dangersBeside } from './dangers-beside';
import { laterDangerCases } from './testing/later-danger-cases';

const ASKED = 'What else should I know?';
const isMild = ({ questionId, question, answer }: (typeof herNotes)[number]) =>
  dangersInAnswer({ id: questionId, text: question }, answer).length === 0;
const others = herNotes.filter(isMild);

it.each(laterDangerCases)(
  'in a full notebook nothing that touches it comes without: $said',
  async ({ said, ...touching }) => {
    const dangers = dangersInAnswer({ text: ASKED }, said).filter(({ gravity }) => gravity !== 'never');
    const [first] = dangers;
    if (!first || first.gravity === 'never') throw new Error('that she warns of something was not heard');
    const about = { id: 'a', questionId: 'q', questionText: ASKED, createdAt: '2026-01-01T00:00:00.000Z' };
    const answer = { ...about, text: said, confirmedAt: null, isReplaced: false };
    const domains = dangers.map(({ domain }) => domain);
    const beside = dangersBeside([
      { answer, kind: first.gravity, domains, since: null, span: { start: 0, end: said.length } },
    ]);
    for (const title of touching.ideas) expect(beside({ title, note: '', where: '' })[0]?.touches, title).toBe(true);
    for (const query of touching.asked) {
      const { citations } = await answered(query, [...others, ...notebook([ASKED, said])]);
      expect(
        citations.map(({ question }) => question),
        query,
      ).toContain(ASKED);
    }
  },
);
