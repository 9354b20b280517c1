-- Which answers speak of a day that could be kept, so that a look opens only what is new; and the days that he does not want to be offered.
CREATE TABLE "mention_list" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed_look" "bytea",
	"sealed_dismissed" "bytea"
);
--> statement-breakpoint
ALTER TABLE "mention_list" ADD CONSTRAINT "mention_list_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;
