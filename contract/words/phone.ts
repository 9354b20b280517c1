/** What is said where the app lies on his phone, or has no connection. */
export const phone = {
  newerVersion: 'A newer version of Heartnote is ready.',
  reload: 'Reload',
  offline: "You're offline.",
} as const;
