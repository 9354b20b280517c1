/** For somebody into whose account whoever runs the server printed a link. It loads late, and so do these words. */
export const printedLinkMessages = {
  titles: {
    verify: 'Someone printed a verification link for your account',
    reset: 'Someone printed a password reset link for your account',
  },
  who: 'Whoever runs this server did that on',
  meant: 'If you asked them to, all is well. If not, ask them why, and set a new password.',
  seen: 'OK, I know',
  failed: "Couldn't save that. Please try again.",
} as const;
