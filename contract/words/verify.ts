export const verify = {
  verifying: 'Verifying your email...',
  redirecting: "You'll go to the login page in a moment.",
  noToken: 'No verification token found',
  failed: 'Verification failed',
  done: 'Your email address is verified. You can log in now.',
  already: 'Your email address is already verified. You can log in.',
  invalid: 'This verification link is invalid or has expired. Log in to get a new one.',
  logInFirst: 'Please log in to the account this address is for, then open the link again.',
  hasAccount:
    "Another account now uses this address, so the change can't be undone. If you want the old account back, delete the new one first, then open this link again.",
  reverted:
    'Your previous email address is restored, and every device has been logged out. Please reset your password.',
} as const;
