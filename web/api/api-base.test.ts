import { expect, it } from 'vitest';
import { apiBase } from './api-base';

const page = (url: string) => new URL(url);

it('API-01 a page served locally asks the local server on port 3000', () => {
  expect(apiBase(page('http://localhost:3000/login'))).toBe('http://localhost:3000');
  expect(apiBase(page('http://127.0.0.1:3000/'))).toBe('http://127.0.0.1:3000');
  expect(apiBase(page('http://[::1]:3000/'))).toBe('http://[::1]:3000');
  expect(apiBase(page('file:///home/me/index.html'))).toBe('http://localhost:3000');
});

it('a server started on another port is asked on that port', () => {
  expect(apiBase(page('http://localhost:4000/dashboard'))).toBe('http://localhost:4000');
});

it('API-02 a page that is not served locally asks the production host', () => {
  expect(apiBase(page('https://heartnote.example/dashboard?tab=search'))).toBe('https://heartnote.example');
});
