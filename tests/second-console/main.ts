import { createConsole } from '@/createConsole';
import { toolLibrary } from './application';

void createConsole(toolLibrary);
