/** Where no mail server is set and others reach the product. */
export const noMail = {
  none: 'This server sends no email.',
  oneMoreStep: 'One More Step',
  theyRun: 'They make one with this command:',
  afterSignup:
    'This server sends no email. After this step, ask whoever runs it for a link that verifies your account.',
  created: 'Account created! This server sends no email: ask whoever runs it for a link that verifies your account.',
  resent: 'This server sends no email. Please ask whoever runs it for a link that verifies your account.',
  reset: 'This server sends no email. Please ask whoever runs it for a link to set a new password.',
  refused: 'This server sends no email. Whoever runs it can print a link at the command line.',
  emailUpdated:
    'Email updated. This server sends no email: ask whoever runs it for a link that verifies your new address.',
} as const;
