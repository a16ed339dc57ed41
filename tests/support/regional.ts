import { product } from '@resources/product';
import { setRegional } from '@/regional';

// As createConsole does before anything is drawn.
setRegional(product);
