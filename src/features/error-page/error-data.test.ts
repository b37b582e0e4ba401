import { describe, expect, it } from 'vitest';
import { HttpError } from '../../services/http.ts';
import { errorData, notFoundData } from './error-data.ts';

describe('error page data', () => {
  it('is Page Not Found for a 404 [K59] [A21]', () => {
    expect(notFoundData('/x')).toEqual({ statusCode: 404, message: 'Page Not Found', url: '/x' });
  });

  it('is 500 for whatever was thrown, without a stack [A24] [A25]', () => {
    const data = errorData(new TypeError('x is not a function'), '/y');
    expect(data).toEqual({ statusCode: 500, message: 'x is not a function', url: '/y' });
    expect(JSON.parse(JSON.stringify(data, null, 2))).toEqual(data);
    expect(errorData('a string', '/z').message).toBe('Something went wrong');
  });

  it("keeps a service's code and shortens addresses [A24]", () => {
    const data = errorData(new HttpError(503, `busy 0x${'ab'.repeat(20)}`, ''), '/');
    expect(data.statusCode).toBe(503);
    expect(data.message).toBe('busy 0xabab...abab');
  });
});
