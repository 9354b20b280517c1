export const session = {
  authenticationRequired: 'Authentication required',
  expired: 'Your session has expired. Would you like to log in again?',
} as const;
