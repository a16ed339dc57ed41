import { captures } from './captures';

export default captures('move', '3');
