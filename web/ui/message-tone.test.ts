import { expect, it } from 'vitest';
import { messageTone } from './message-tone';

it("SHELL-25 a message that contains 'Failed' gets the error style", () => {
  expect(messageTone('Failed to update email')).toBe('error');
  expect(messageTone('Update Failed')).toBe('error');
});

it("SHELL-26 a message that does not contain 'Failed' gets the success style", () => {
  expect(messageTone('Email updated successfully!')).toBe('success');
  expect(messageTone('Question skipped!')).toBe('success');
});
