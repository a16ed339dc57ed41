import { createConsole } from 'declared-console';
import { application } from './application';

void createConsole(application);
