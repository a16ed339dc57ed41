import { createConsole } from 'declared-console';
import { toolLibrary } from './application';

void createConsole(toolLibrary);
