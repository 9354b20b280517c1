/** The words of the screen that switches notifications. */
export const pushWords = {
  title: 'Notifications',
  about:
    'Get the daily question and reminders on this device. A notification never shows her words, her name or a gift.',
  loadFailed: 'Failed to load notifications',
  notSetUp: 'Notifications are not set up on this server.',
  unable: "This browser can't show notifications from websites.",
  byEmail: 'Reminders come by email.',
  blocked:
    "Notifications from Heartnote are blocked in this browser. Allow them in your browser's settings for this site, then come back here.",
  installFirst: 'On an iPhone or iPad, notifications come to apps on the Home Screen:',
  installSteps: [
    "Tap the Share button in Safari's toolbar.",
    'Choose "Add to Home Screen", then "Add".',
    'Open Heartnote from the Home Screen, log in, and come back here.',
  ],
  turnOn: 'Turn on notifications here',
  turningOn: 'Turning on...',
  turnOff: 'Turn off here',
  on: 'Notifications are on in this browser until you log out.',
  onElsewhere: 'Notifications are on in another browser of yours.',
  turnedOn: 'Notifications are on',
  turnedOff: 'Notifications are off in this browser',
  dismissed: 'You closed the question without choosing, so notifications stay off.',
  turnOnFailed: 'Failed to turn on notifications. Please try again.',
  turnOffFailed: 'Failed to turn off notifications. Please try again.',
  test: 'Send a test',
  testFailed: "The test couldn't be sent. Please try again later.",
  daily: 'Daily question',
  dates: 'Reminders of her days',
  ways: { email: 'Email', push: 'Notification', both: 'Email and notification', none: 'Neither' },
  tellQuestion: 'Show the question in the notification',
  tellMeans:
    "Off: it only says that today's question is ready. On: whoever sees your locked screen can read the question. One you wrote yourself is never shown.",
  saved: 'Saved',
  saveFailed: 'Failed to save your choice',
  noDevice: 'None of your devices takes notifications right now.',
  failing:
    'Your devices took no notification for three days. Open Heartnote there, or turn notifications off and on again.',
  emailed: 'Until one does, we email you.',
  staysOff: 'An email that you turned off stays off.',
  instead: 'You chose a notification instead. We email you only while none gets through.',
} as const;
