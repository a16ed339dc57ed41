import { reactEntry } from '@/reactEntry';
import { MobileEntry } from './MobileEntry';

/** The phone pages, as an entry. */
export default reactEntry(MobileEntry);
