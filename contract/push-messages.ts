/** What is said to whoever switches notifications on, where that is not to be. */
export const pushMessages = {
  off: 'Notifications are not set up on this server.',
  address: "That isn't the address of a push service that we know.",
  keys: "Those aren't the keys of a browser's subscription.",
  notHere: 'Notifications are off in this browser. Turn them on first.',
  way: 'Please choose email, notification, both or neither',
  tellMissing: 'Please choose whether notifications may show the question',
  testSent: "A test is on its way. It should show up here within a minute, even when Heartnote isn't open.",
} as const;

/** What notifications say. A locked screen shows them to whoever looks: neither her words, nor her name, nor a gift. */
export const notificationWords = {
  daily: "Today's question is ready",
  askHer: 'Ask her today',
  test: 'Notifications work',
  testBody: 'This is what a notification from Heartnote looks like.',
  unknown: 'Something is waiting for you',
} as const;
