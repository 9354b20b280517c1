export const reset = {
  requestTitle: 'Reset Your Password',
  completeTitle: 'Set New Password',
  emailRequired: 'Email address is required',
  sent: 'Password reset instructions have been sent to your email address. Please check your inbox and spam folder.',
  sendFailed: 'Failed to send reset email. Please try again.',
  newPasswordRequired: 'New password is required',
  passwordLength: 'Password must be at least 6 characters long',
  done: 'Password has been reset successfully! You can now login with your new password.',
  failed: 'Failed to reset password. The link may have expired or is invalid.',
} as const;
