export const login = {
  failed: 'Login failed',
  required: 'Email and password are required',
  wrong: 'Invalid email or password.',
  unverified: 'Please verify your email before logging in.',
  needAccount: 'Need an account? Sign up',
  forgot: 'Forgot Password?',
  headline: 'Win Her Heart Daily',
  tagline: 'Build trust. Give better gifts. Never forget what she loves.',
  proof: 'He asked about flowers once. Five months later he brought sweet peas, and no lilies.',
  startFree: 'Start free',
  steps: ['Sign up free', 'Ask her the question and jot her answer', 'Subscribe for the AI advisor'],
  unsoldSteps: ['Sign up', 'Ask her the question and jot her answer', 'Ask the AI advisor'],
} as const;
