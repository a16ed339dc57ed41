import { createConsole } from '@/createConsole';
import { product } from './product';

void createConsole(product);
