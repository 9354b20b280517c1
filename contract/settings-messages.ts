/** The words of emails and packs, and of the screens that switch them. The first visit needs none of them. */
export const settingsMessages = {
  unsubscribe: {
    working: 'Turning off the daily email...',
    contactSupport: 'If the emails keep coming, please contact support.',
    noEmail: 'No email address provided in the unsubscribe link.',
    failed: 'An error occurred while processing your unsubscribe request.',
    done: 'You will no longer receive daily question emails. You can turn them back on in email preferences after you log in.',
    offered: 'Want the daily question back in your inbox?',
    turnOn: 'Turn the daily email back on',
    undo: 'Undo',
    undone: "The daily email is back on. You'll get the next question at your usual time.",
    undoFailed: "Couldn't turn the daily email back on. Please try again.",
    undoExpired:
      "This link is more than 7 days old, so it can't turn the daily email back on. Log in and turn it on in Account Settings.",
    undoInvalid: "This link can't turn the daily email back on. Log in and turn it on in Account Settings.",
  },
  preferences: {
    title: 'Email Preferences',
    dailyMail: 'Email me the daily question',
    save: 'Save Preferences',
    saved: 'Email preferences saved',
    saveFailed: 'Failed to save email preferences',
    loadFailed: 'Failed to load email preferences',
    timeZone: 'Please choose a time zone from the list',
    hour: 'Please choose an hour from 0 to 23',
  },
  packs: {
    title: 'Question Packs',
    intro: 'Extra questions for the life you share. While a pack is on, about one question a week comes from it.',
    saved: 'Saved',
    saveFailed: 'Failed to save your choice',
    loadFailed: 'Failed to load question packs',
  },
} as const;
