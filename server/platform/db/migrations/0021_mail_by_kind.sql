-- Emails can be switched off kind by kind; her words stand in a reminder only where he asked for that.
ALTER TABLE "mail_preference" ADD COLUMN "date_mail" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_preference" ADD COLUMN "quote_her_words" boolean DEFAULT false NOT NULL;
