export const common = {
  loading: 'Loading...',
  serverError: 'Server error',
  somethingWentWrong: 'Something went wrong',
  validEmail: 'Please enter a valid email address',
  passwordsDiffer: 'Passwords do not match',
  unreachable: "Couldn't reach the server. Check your connection and try again.",
  timedOut: 'Request timed out. Please try again.',
  unreadableText: "Please remove characters that can't be saved.",
  notFound: "We couldn't find that.",
  goToLogin: 'Go to Login',
  tryAgain: 'Try Again',
  reload: 'Reload the page',
  fileMissing:
    "Couldn't load this part of the app. You may be offline, or there's a newer version since you opened this page.",
  typedIsHere: "You're still on this page, and what you typed is still here. Once you've sent or copied it, you can",
  loadAnew: 'load the other page again',
  privacy:
    "Her answers are encrypted, and administrators can't read them. They leave our server only if the assistant uses an outside AI service, which its page tells you, or if you turn on quotes in reminder emails.",
} as const;
