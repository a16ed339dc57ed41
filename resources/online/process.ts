import { captures } from './captures';

export default captures('process', '1');
