export const contact = {
  title: 'Contact Us',
  required: 'Email, subject, message and purpose are required',
  sent: 'Thank you! Your message has been sent successfully.',
  sentMore: "We'll get back to you soon.",
  failed: 'Sorry, there was an error sending your message. Please try again.',
  failedMore: 'Or email us directly at',
} as const;
