import { openSearchUnderContract } from '../test/opensearch-under-contract.ts';

openSearchUnderContract('in one request', { states: 2_000, cars: 5_000 });
openSearchUnderContract('by hits and counts apart, on all shards', { states: 300, cars: 5_000 });
