import { reactEntry } from 'declared-console';
import { MobileEntry } from './MobileEntry';

/** The phone pages, as an entry. */
export default reactEntry(MobileEntry);
