import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './server/platform/db/schema.ts',
    './server/platform/db/assistant-schema.ts',
    './server/platform/db/admin-schema.ts',
    './server/platform/db/job-schema.ts',
    './server/platform/db/contact-schema.ts',
    './server/platform/db/wording-schema.ts',
    './server/platform/db/payment-schema.ts',
  ],
  out: './server/platform/db/migrations',
});
