CREATE INDEX "notarizations_company" ON "notarizations" USING btree ("company_name" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "charge_orders_company" ON "charge_orders" USING btree ("company_name" text_pattern_ops);
