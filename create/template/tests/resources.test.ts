import { testResources } from 'declared-console/testing';
import { application } from '../resources/application';

// Each resource is sound, reads what a server may send, sends what it declares, and has its words in each language.
await testResources(application);
