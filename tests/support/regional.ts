import { product } from '@resources/product';
import { setRegional } from '@/regional';

// As createConsole does before the first render.
setRegional(product);
