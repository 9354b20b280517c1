-- An account from before addresses waited for their proof, of which no proved address is known, no longer holds one that it has not
-- proved: that would keep its real owner from signing up. It waits beside a name that is nobody's address and logs in as before, until
-- somebody has proved it. It does not lapse: there is no other way into that account. Administrators are the operator's.
UPDATE "user" SET
  "pending_email" = "email",
  "pending_email_key" = "email_key",
  "pending_until" = now() + interval '100 years',
  "email" = "id" || '@unproved.invalid',
  "email_key" = "id" || '@unproved.invalid'
WHERE "activated_at" IS NOT NULL AND "email_verified_at" IS NULL AND NOT "is_admin";
