import { describe, expect, test } from 'vitest';
import { OrderChangedError } from './best-order.ts';
import { NotLoggedInError, OfflineError, ShapeError, VitrineError } from './errors.ts';
import { OrderMismatchError } from './order.ts';

describe('an error', () => {
  test('says to the person what it says, unless it has other words for them, and can be tried again', () => {
    expect(new VitrineError('boom')).toMatchObject({
      name: 'VitrineError',
      message: 'boom',
      userMessage: 'boom',
      retryable: true,
    });
    expect(new VitrineError('boom', { userMessage: 'Sorry', retryable: false })).toMatchObject({
      message: 'boom',
      userMessage: 'Sorry',
      retryable: false,
    });
  });
  test('keeps its cause, and has none where there is none', () => {
    const cause = new Error('first');
    expect(new VitrineError('boom', { cause }).cause).toBe(cause);
    expect('cause' in new VitrineError('boom')).toBe(false);
  });
});

test('each has its words', () => {
  expect(new NotLoggedInError()).toMatchObject({
    name: 'NotLoggedInError',
    message: 'Please log in to your wallet before continuing',
    retryable: false,
  });
  expect(new OfflineError()).toMatchObject({
    name: 'OfflineError',
    userMessage: 'You are offline. Connect to load this.',
    retryable: true,
  });
  expect(new OfflineError('buy').message).toBe('You are offline. Connect to buy.');
  const cause = new Error('first');
  expect(new ShapeError('The cart', cause)).toMatchObject({
    name: 'ShapeError',
    message: 'The cart has an unexpected shape',
    cause,
  });
  expect(new OrderChangedError('gone').name).toBe('OrderChangedError');
  expect(new OrderMismatchError('price')).toMatchObject({
    name: 'OrderMismatchError',
    message: "The order's price does not match what is shown",
    userMessage:
      'This order was not opened in your wallet: its price does not match what is shown. Reload the page and try again.',
  });
});
