import { openSearchUnderContract } from '../test/opensearch-under-contract.ts';

openSearchUnderContract('in one request', { states: 300, cars: 1_500 });
openSearchUnderContract('by hits and counts apart, on all shards', { states: 60, cars: 1_500 });
