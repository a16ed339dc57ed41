-- Parts of numbers are found by their trigrams. Whoever may not create the extension, has none installed, or has it in a schema
-- outside the search path, gets the tables without these indexes: the same rows are found, by reading all.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX "users_mobile_parts" ON "users" USING gin ("mobile" gin_trgm_ops);
  CREATE INDEX "users_tax_parts" ON "users" USING gin ("tax_number" gin_trgm_ops);
  CREATE INDEX "points_mobile_parts" ON "points_records" USING gin ("mobile" gin_trgm_ops);
  CREATE INDEX "charge_orders_no_parts" ON "charge_orders" USING gin ("order_no" gin_trgm_ops);
  CREATE INDEX "charge_orders_mobile_parts" ON "charge_orders" USING gin ("mobile" gin_trgm_ops);
  CREATE INDEX "evidences_no_parts" ON "evidences" USING gin ("baoquan_no" gin_trgm_ops);
  CREATE INDEX "forensics_number_parts" ON "forensics" USING gin ("number" gin_trgm_ops);
  CREATE INDEX "forensics_mobile_parts" ON "forensics" USING gin ("mobile" gin_trgm_ops);
  CREATE INDEX "notarizations_no_parts" ON "notarizations" USING gin ("order_no" gin_trgm_ops);
  CREATE INDEX "notarizations_mobile_parts" ON "notarizations" USING gin ("mobile" gin_trgm_ops);
  CREATE INDEX "invoices_mobile_parts" ON "invoices" USING gin ("mobile" gin_trgm_ops);
  CREATE INDEX "invoices_tax_parts" ON "invoices" USING gin ("tax_num" gin_trgm_ops);
EXCEPTION WHEN insufficient_privilege OR undefined_file OR undefined_object OR feature_not_supported THEN
  RAISE WARNING 'pg_trgm is not available: parts of numbers are found without an index';
END $$;--> statement-breakpoint
CREATE INDEX "users_tax" ON "users" USING btree ("tax_number" text_pattern_ops);
