-- Which words and rules of ours a list was made with. Lists of before are of none, and made anew at the next look.
ALTER TABLE "danger_list" ADD COLUMN "edition" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- Whole, though nearly all of its entries are empty: what goes with an account is found by plain indexes only.
DROP INDEX "answer_replaces";
--> statement-breakpoint
CREATE UNIQUE INDEX "answer_replaces" ON "answer" USING btree ("replaces_id");
