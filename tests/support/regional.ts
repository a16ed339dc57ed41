import { product } from '@resources/product';
import { setRegional } from '../../src/regional';

// As createConsole does before the first render.
setRegional(product);
