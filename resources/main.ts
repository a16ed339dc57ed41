import { createConsole } from 'declared-console';
import { product } from './product';

void createConsole(product);
