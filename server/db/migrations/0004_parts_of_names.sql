CREATE INDEX "users_name_characters" ON "users" USING gin (string_to_array("name", null));--> statement-breakpoint
CREATE INDEX "users_company_characters" ON "users" USING gin (string_to_array("company_name", null));--> statement-breakpoint
CREATE INDEX "charge_orders_company_characters" ON "charge_orders" USING gin (string_to_array("company_name", null));--> statement-breakpoint
CREATE INDEX "notarizations_company_characters" ON "notarizations" USING gin (string_to_array("company_name", null));--> statement-breakpoint
CREATE INDEX "invoices_head_characters" ON "invoices" USING gin (string_to_array("head", null));--> statement-breakpoint
CREATE INDEX "users_type" ON "users" USING btree ("type","id");
