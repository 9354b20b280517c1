/** What must be set once others reach the product; nothing of it is called. */
export const publicSettings = {
  PUBLIC_URL: 'https://heartnote.example',
  MAIL_FROM: 'post@heartnote.example',
  SMTP_URL: 'smtps://mail.example',
  STRIPE_SECRET_KEY: 'sk_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  STRIPE_PRICE_ID: 'price_x',
};
