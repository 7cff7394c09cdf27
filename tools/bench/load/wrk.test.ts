import { describe, expect, it } from 'vitest';
import { parseWrk } from './wrk.ts';

const SUMMARY = `Running 4s test @ http://localhost:4000
  1 threads and 64 connections
  120034 requests in 4.00s, 1.30GB read
Requests/sec:  30008.50
Transfer/sec:    333.11MB
`;

describe('the summary of wrk', () => {
  it('gives answers and their rate', () => {
    expect(parseWrk(SUMMARY)).toEqual({ answersPerSecond: 30008.5, answers: 120034, errors: 0 });
  });

  it('counts failed sockets and answers that are no success', () => {
    const errors = '  Socket errors: connect 1, read 2, write 0, timeout 3\n  Non-2xx or 3xx responses: 4\n';
    expect(parseWrk(SUMMARY + errors).errors).toBe(10);
  });
});
