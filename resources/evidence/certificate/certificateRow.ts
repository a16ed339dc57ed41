import type { RecordOf } from '@/schema/fields';
import type { certificate } from '../../certificate';

/** A decoded certificate. */
export type CertificateRow = RecordOf<typeof certificate> & { readonly id: string };
