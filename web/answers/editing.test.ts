import { describe, expect, it } from 'vitest';
import { answerItem } from '../testing/notebook';
import { editFault, isAnswerable, isEditable, isRemovable, newAnswerFault } from './editing';
import { dashboardWords, searchPageWords } from './search-words';

const premium = { editAnswers: true, writeQuestions: true };
const basic = { editAnswers: false, writeQuestions: false };
const system = answerItem(1);
const custom = answerItem(2, { is_custom_question: true });
const waiting = answerItem(3, { is_custom_question: true, type: 'question', answer_text: null });
const unreadable = answerItem(4, { is_custom_question: true, unreadable: true });

describe('what may be changed', () => {
  it("SEARCH-21 a question only when it is his own; a system question's text is not", () => {
    expect(isEditable(custom, 'question', premium)).toBe(true);
    expect(isEditable(waiting, 'question', premium)).toBe(true);
    expect(isEditable(system, 'question', premium)).toBe(false);
    expect(isRemovable(system, 'question', premium)).toBe(false);
  });

  it('an answer, where there is one', () => {
    expect(isEditable(system, 'answer', premium)).toBe(true);
    expect(isEditable(waiting, 'answer', premium)).toBe(false);
  });

  it('nothing for those who may not', () => {
    for (const part of ['question', 'answer'] as const) {
      expect([isEditable(custom, part, basic), isRemovable(custom, part, basic)]).toEqual([false, false]);
    }
  });

  it('nothing that cannot be read, though it may be deleted', () => {
    expect(isEditable(unreadable, 'answer', premium)).toBe(false);
    expect(isRemovable(unreadable, 'answer', premium)).toBe(true);
  });

  it('what has no answer yet can be answered, by anybody', () => {
    expect([isAnswerable(waiting), isAnswerable(system)]).toEqual([true, false]);
  });
});

describe('what may be saved', () => {
  it("SEARCH-24 on the dashboard a blank text gives 'Text cannot be empty'", () => {
    for (const part of ['question', 'answer'] as const) {
      expect(editFault(part, ' \n\t', dashboardWords.emptyEdit[part])).toBe('Text cannot be empty');
    }
  });

  it("SEARCH-25 on /search-answers an empty answer gives 'Answer text cannot be empty', a question its own words", () => {
    expect(editFault('answer', '  ', searchPageWords.emptyEdit.answer)).toBe('Answer text cannot be empty');
    expect(editFault('question', '', searchPageWords.emptyEdit.question)).toBe('Question text cannot be empty');
  });

  it("SEARCH-29 an empty new answer gives 'Please enter an answer'", () => {
    expect(newAnswerFault('')).toBe('Please enter an answer');
    expect(newAnswerFault('   ')).toBe('Please enter an answer');
    expect(newAnswerFault(' Peonies ')).toBeNull();
  });

  it('not more than the server keeps', () => {
    expect(editFault('question', 'x'.repeat(501), '')).toBe('Question text must be 500 characters or less');
    expect(editFault('question', ` ${'x'.repeat(500)} `, '')).toBeNull();
    expect(newAnswerFault('x'.repeat(10_001))).toBe('Answer must be 10,000 characters or less');
  });

  it('nothing that cannot be stored', () => {
    for (const odd of ['Half a \ud83d flower', 'A \u0000']) {
      for (const fault of [editFault('question', odd, ''), editFault('answer', odd, ''), newAnswerFault(odd)]) {
        expect(fault).toBe("Please remove characters that can't be saved.");
      }
    }
  });
});
