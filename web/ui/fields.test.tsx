import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './button';
import { Switch } from './checkbox';
import { PasswordField } from './password-field';
import { Select } from './select';
import { TextArea } from './text-area';
import { TextField } from './text-field';

const nothing = () => {};

describe('a field', () => {
  it('ties label, hint and error to its control', () => {
    render(
      <TextField label="Email" hint="We write rarely." error="Email cannot be empty" value="" onChange={nothing} />,
    );
    const input = screen.getByLabelText('Email');
    const described = (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id));
    expect(described.map((element) => element?.textContent)).toEqual(['Email cannot be empty', 'We write rarely.']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe('Email cannot be empty');
  });

  it('says nothing about errors while there is none', () => {
    render(<TextField label="Name" optional value="" onChange={nothing} />);
    const input = screen.getByLabelText(/Name/);
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(input.hasAttribute('aria-describedby')).toBe(false);
    expect(screen.getByText('(optional)', { exact: false })).toBeTruthy();
  });

  it('shows and hides a password', async () => {
    render(<PasswordField label="Password" autoComplete="current-password" value="secret" onChange={nothing} />);
    const input = screen.getByLabelText<HTMLInputElement>('Password');
    const reveal = screen.getByRole('button', { name: 'Show password' });
    await userEvent.click(reveal);
    expect([input.type, reveal.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
    await userEvent.click(reveal);
    expect([input.type, reveal.getAttribute('aria-pressed')]).toEqual(['password', 'false']);
  });

  it('counts what is typed and lets one type on', async () => {
    function Form() {
      const [text, setText] = useState('');
      return <TextArea label="Question" limit={3} value={text} onChange={setText} />;
    }
    render(<Form />);
    expect(screen.getByText('0/3')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Question'), 'four');
    expect(screen.getByText('4/3')).toBeTruthy();
    expect(screen.getByText('1 characters too many')).toBeTruthy();
  });

  it('hands on the chosen value', async () => {
    const choose = vi.fn();
    const options = [
      { value: 'bug', label: 'Bug Report' },
      { value: 'idea', label: 'Idea' },
    ] as const;
    render(<Select label="Purpose" value="bug" onChange={choose} options={options} />);
    await userEvent.selectOptions(screen.getByLabelText('Purpose'), 'Idea');
    expect(choose).toHaveBeenCalledWith('idea');
  });

  it('switches', async () => {
    const change = vi.fn();
    render(<Switch label="Daily mail" checked={false} onChange={change} />);
    await userEvent.click(screen.getByRole('switch', { name: 'Daily mail' }));
    expect(change).toHaveBeenCalledWith(true);
  });
});

describe('a busy button', () => {
  it('says so, keeps the focus and does nothing', async () => {
    const press = vi.fn();
    const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button type="submit" busy busyLabel="Processing..." onClick={press}>
          Upgrade
        </Button>
      </form>,
    );
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Processing...' });
    await userEvent.click(button);
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
    expect([button.disabled, button.getAttribute('aria-disabled'), button.getAttribute('aria-busy')]).toEqual([
      false,
      'true',
      'true',
    ]);
    expect(document.activeElement).toBe(button);
  });
});
