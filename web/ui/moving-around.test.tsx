import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '../../contract/paths';
import { ConfirmProvider, useConfirm } from './confirm';
import { Menu, stepTo } from './menu';
import { Pager } from './pager';
import { Tabs, useTabInAddress } from './tabs';

describe('tabs', () => {
  const tabs = [
    { id: 'overview', label: 'Overview' },
    { id: 'search', label: 'Search Answers' },
    { id: 'account', label: 'Account Settings' },
  ] as const;
  function Screen() {
    const [current, select] = useTabInAddress(['overview', 'search', 'account'], 'overview');
    return (
      <Tabs label="Dashboard" tabs={tabs} current={current} onSelect={select}>
        panel of {current}
      </Tabs>
    );
  }
  const selected = () => screen.getByRole('tab', { selected: true });

  it('open from the address and write it', async () => {
    history.replaceState(null, '', '/dashboard?tab=search&x=1');
    render(<Screen />);
    expect(selected().textContent).toBe('Search Answers');
    await userEvent.click(screen.getByRole('tab', { name: 'Account Settings' }));
    expect(location.search).toBe('?tab=account&x=1');
    await userEvent.click(screen.getByRole('tab', { name: 'Overview' }));
    expect(location.search).toBe('?x=1');
    expect(screen.getByRole('tabpanel').textContent).toBe('panel of overview');
  });

  it('move with the arrow keys as a ring, one stop for the Tab key', async () => {
    render(<Screen />);
    await userEvent.tab();
    expect(document.activeElement).toBe(selected());
    await userEvent.keyboard('{ArrowLeft}');
    expect(selected().textContent).toBe('Account Settings');
    expect(document.activeElement).toBe(selected());
    await userEvent.keyboard('{ArrowRight}{End}{Home}');
    expect(selected().textContent).toBe('Overview');
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  });

  it.each(['Alt', 'Control', 'Meta'])(
    'leave an arrow with %s to the browser, which may go back with it',
    async (key) => {
      render(<Screen />);
      await userEvent.tab();
      await userEvent.keyboard(`{${key}>}{ArrowLeft}{/${key}}`);
      expect(selected().textContent).toBe('Overview');
    },
  );
});

describe('the menu', () => {
  it('walks with the arrow keys as a ring that begins at the button', () => {
    expect([stepTo('ArrowDown', -1, 4), stepTo('ArrowDown', 3, 4), stepTo('ArrowUp', -1, 4)]).toEqual([0, 0, 3]);
    expect([stepTo('ArrowUp', 2, 4), stepTo('Home', 2, 4), stepTo('End', 0, 4)]).toEqual([1, 0, 3]);
    expect([stepTo('Home', -1, 4), stepTo('Enter', 1, 4)]).toEqual([null, null]);
  });

  it('closes when the Tab key leads out of it, and not before', async () => {
    const hide = vi.spyOn(HTMLElement.prototype, 'hidePopover').mockImplementation(() => {});
    render(
      <>
        <Menu
          label="Menu"
          entries={[
            { label: 'Help', href: paths.help },
            { label: 'Contact', href: paths.contact },
          ]}
        />
        <button type="button">beyond</button>
      </>,
    );
    const opening = Object.assign(new Event('beforetoggle'), { newState: 'open', oldState: 'closed' });
    act(() => void document.querySelector('[popover]')?.dispatchEvent(opening));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Contact');
    expect(hide).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('beyond');
    expect(hide).toHaveBeenCalledOnce();
    // Opened by hand since, it stays while a page that arrives takes the focus.
    await userEvent.pointer({ keys: '[MouseLeft]', target: screen.getByRole('button', { name: 'Menu' }) });
    act(() => void document.querySelector('[popover]')?.dispatchEvent(opening));
    act(() => screen.getByText('beyond').focus());
    expect(hide).toHaveBeenCalledOnce();
  });

  it('of one entry among many is named after it, and has the focus again once something is chosen', async () => {
    const chosen = vi.fn();
    const entries = [
      { label: 'Edit', onChoose: () => chosen(document.activeElement?.textContent) },
      { label: 'Delete', danger: true, onChoose: () => chosen('Delete') },
    ];
    const shown = (busyLabel: string | false) => (
      <article>
        <h3 id="tea">Which tea?</h3>
        <Menu label="Options for" of="tea" entries={entries} busyLabel={busyLabel} />
      </article>
    );
    const { rerender } = render(shown(false));
    const button = screen.getByRole('button', { name: 'Options for Which tea?' });
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    expect(chosen.mock.calls).toEqual([[button.textContent]]);
    expect(document.activeElement).toBe(button);
    rerender(shown('Deleting...'));
    expect(screen.getByRole('button', { name: 'Deleting... Which tea?' }).getAttribute('aria-disabled')).toBe('true');
    expect(button.getAttribute('popovertarget')).toBeNull();
  });
});

describe('the pager', () => {
  it('shows only when there is more than one page', () => {
    const { container } = render(<Pager label="Answers" page={1} pages={1} onPage={() => {}} />);
    expect(container.textContent).toBe('');
  });

  it('offers Previous, numbers and Next', async () => {
    const go = vi.fn();
    render(<Pager label="Answers" page={1} pages={3} onPage={go} />);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(go.mock.calls).toEqual([[2], [3]]);
    expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('1');
  });
});

describe('a confirmation', () => {
  let outcome: boolean | undefined;
  function Screen() {
    const confirm = useConfirm();
    const [asked, setAsked] = useState(0);
    const ask = async () => {
      setAsked(asked + 1);
      outcome = undefined;
      outcome = await confirm({ title: 'Delete', text: 'Are you sure?', confirmLabel: 'Delete it', danger: true });
    };
    return (
      <button type="button" onClick={ask}>
        ask
      </button>
    );
  }
  const open = async () => {
    render(
      <ConfirmProvider>
        <Screen />
      </ConfirmProvider>,
    );
    await userEvent.click(screen.getByText('ask'));
    expect(screen.getByRole('alertdialog', { name: 'Delete' }).textContent).toContain('Are you sure?');
  };

  it('is true only when confirmed', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Delete it' }));
    expect(outcome).toBe(true);
    expect(screen.queryByText('Are you sure?')).toBeNull();
  });

  it('is false when cancelled', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(outcome).toBe(false);
  });

  it('is false after Escape', async () => {
    await open();
    await act(
      async () => void screen.getByRole('alertdialog').dispatchEvent(new Event('cancel', { cancelable: true })),
    );
    expect(outcome).toBe(false);
  });

  it.each(['/elsewhere', '?tab=search'])('does not follow him to %s: it is false, and closed', async (address) => {
    history.replaceState(null, '', '/here');
    await open();
    act(() => history.pushState(null, '', address));
    expect(screen.queryByText('Are you sure?')).toBeNull();
    await waitFor(() => expect(outcome).toBe(false));
  });

  it('is false after a click beside it', async () => {
    await open();
    await userEvent.click(screen.getByRole('alertdialog'));
    expect(outcome).toBe(false);
  });

  it.each([
    ['out of', () => screen.getByText('Are you sure?'), () => screen.getByRole('alertdialog')],
    ['into', () => screen.getByRole('alertdialog'), () => screen.getByText('Are you sure?')],
  ])('stays when a text is marked by dragging %s it', async (_, from, to) => {
    await open();
    fireEvent.mouseDown(from());
    fireEvent.mouseUp(to());
    // What the browser makes of it: a click on what holds both.
    fireEvent.click(screen.getByRole('alertdialog'));
    expect(screen.getByText('Are you sure?')).toBeTruthy();
  });
});
