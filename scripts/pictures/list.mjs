const askForAGift = async (page) => {
  await page.getByLabel('Your question').fill('What should I give her for her birthday?');
  await page.getByRole('button', { name: 'Ask AI' }).click();
  // The first question after a start also waits for the language model to be read.
  await page.getByRole('blockquote').first().waitFor({ timeout: 60_000 });
};

/**
 * The pictures of the README: what they show, as whom, how wide. Heights are those of a common window and a phone.
 * @typedef {{ path: string, as?: 'premium' | 'basic', width: 1280 | 390, dark?: true, act?: (page: import('@playwright/test').Page) => Promise<void> }} Picture
 * @type {Record<string, Picture>}
 */
export const pictures = {
  'login-1280': { path: '/login', width: 1280 },
  'login-390': { path: '/login', width: 390 },
  'question-1280': { path: '/question-of-the-day', as: 'premium', width: 1280 },
  'question-390': { path: '/question-of-the-day', as: 'premium', width: 390 },
  'question-dark-390': { path: '/question-of-the-day', as: 'premium', width: 390, dark: true },
  'dashboard-1280': { path: '/dashboard', as: 'premium', width: 1280 },
  'dashboard-390': { path: '/dashboard', as: 'basic', width: 390 },
  'answers-1280': { path: '/view-answers', as: 'premium', width: 1280 },
  'search-1280': {
    path: '/search-answers',
    as: 'premium',
    width: 1280,
    act: (page) => page.getByLabel('Search questions and answers').fill('brithday'),
  },
  'assistant-1280': { path: '/ai-assistant', as: 'premium', width: 1280, act: askForAGift },
  'assistant-390': { path: '/ai-assistant', as: 'premium', width: 390, act: askForAGift },
  'upgrade-1280': { path: '/upgrade', as: 'basic', width: 1280 },
};
