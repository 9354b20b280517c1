-- Who wants the daily mail, when, and which was his last: a table that only the daily mail writes.
CREATE TABLE "mail_preference" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"daily_mail" boolean NOT NULL,
	"hour" smallint NOT NULL,
	"time_zone" text,
	"mailed_on" date,
	CONSTRAINT "mail_preference_hour_of_day" CHECK ("mail_preference"."hour" between 0 and 23)
);
--> statement-breakpoint
ALTER TABLE "mail_preference" ADD CONSTRAINT "mail_preference_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "mail_preference" ("user_id", "daily_mail", "hour", "time_zone", "mailed_on")
SELECT "id", "daily_mail", "daily_mail_hour", "daily_mail_zone", "daily_mailed_on" FROM "user";--> statement-breakpoint
ALTER TABLE "user" DROP CONSTRAINT "daily_mail_hour_of_day";--> statement-breakpoint
ALTER TABLE "user" DROP COLUMN "daily_mail";--> statement-breakpoint
ALTER TABLE "user" DROP COLUMN "daily_mail_hour";--> statement-breakpoint
ALTER TABLE "user" DROP COLUMN "daily_mail_zone";--> statement-breakpoint
ALTER TABLE "user" DROP COLUMN "daily_mailed_on";
