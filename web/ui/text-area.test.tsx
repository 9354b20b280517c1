import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { TextArea } from './text-area';

const LINE = 20;

/** A page in a browser whose fields do not grow by themselves: laying it out anew takes back a scroll that is too far. */
function layOut(area: HTMLTextAreaElement): number {
  const { height } = area.style;
  const own = height === '' || height === 'auto' ? 2 * LINE : Number.parseFloat(height);
  const held = Number.parseFloat(area.parentElement?.style.minHeight ?? '') || 0;
  pageScroll = Math.min(pageScroll, Math.max(own, held));
  return Math.max(own, area.value.split('\n').length * LINE);
}
let pageScroll = 0;

function Page() {
  const [text, setText] = useState('');
  return <TextArea label="Her answer" value={text} onChange={setText} />;
}

it('grows and shrinks with the text without moving the page', () => {
  vi.spyOn(HTMLTextAreaElement.prototype, 'scrollHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return layOut(this as HTMLTextAreaElement);
  });
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    const area = this.querySelector('textarea');
    return area ? Number.parseFloat(area.style.height) || 2 * LINE : 0;
  });
  vi.stubGlobal('CSS', { supports: () => false });
  render(<Page />);
  const area = screen.getByLabelText<HTMLTextAreaElement>('Her answer');
  const type = (value: string) => fireEvent.change(area, { target: { value } });

  type('A line\n'.repeat(30));
  const tall = Number.parseFloat(area.style.height);
  expect(tall).toBeGreaterThanOrEqual(31 * LINE);
  pageScroll = tall;
  type(`${'A line\n'.repeat(30)}a`);
  expect(pageScroll).toBe(tall);
  expect(area.parentElement?.style.minHeight).toBe('');

  type('Short');
  expect(Number.parseFloat(area.style.height)).toBeLessThan(4 * LINE);
});
