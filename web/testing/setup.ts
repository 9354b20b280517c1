import '../api/no-eval';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// happy-dom knows the attribute `popover` but not its methods; opening and closing is seen in a real browser.
HTMLElement.prototype.showPopover ??= () => {};
HTMLElement.prototype.hidePopover ??= () => {};

afterEach(() => {
  cleanup();
  localStorage.clear();
  history.replaceState(null, '', '/');
});
