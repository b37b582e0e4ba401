import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { raiseAlert } from '../../services/alerts.ts';
import { dismissToast, holdToasts, releaseToasts, startToasts, toastState } from './toast-state.ts';

describe('toasts', () => {
  let stop: () => void;
  beforeEach(() => {
    vi.useFakeTimers();
    stop = startToasts();
  });
  afterEach(() => {
    while (toastState.toasts[0]) dismissToast(toastState.toasts[0].id);
    stop();
    vi.useRealTimers();
  });

  it('stays 3000 ms when no time is given [L26]', () => {
    raiseAlert({ status: 'success' });
    vi.advanceTimersByTime(2999);
    expect(toastState.toasts).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(toastState.toasts).toHaveLength(0);
  });

  it('defaults success and info to the two texts [K24] [K25] [K26]', () => {
    raiseAlert({ status: 'success' });
    raiseAlert({ status: 'info' });
    for (const toast of toastState.toasts) {
      expect(toast.title).toBe('Done!');
      expect(toast.description).toBe('Successful response from the server.');
    }
    expect(toastState.toasts).toHaveLength(2);
  });

  it('keeps equal alerts apart', () => {
    raiseAlert({ status: 'error', title: 'RPC Error', description: 'x', critical: true });
    raiseAlert({ status: 'error', title: 'RPC Error', description: 'x', critical: true });
    expect(new Set(toastState.toasts.map((toast) => toast.id)).size).toBe(2);
  });

  it('shows once what asks for it, until it is gone', () => {
    const alert = { status: 'error', title: 'Loading orders', description: 'x', once: true } as const;
    for (let times = 0; times < 5; times += 1) raiseAlert(alert);
    raiseAlert({ ...alert, title: 'Loading drops' });
    expect(toastState.toasts.map(({ title }) => title)).toEqual(['Loading orders', 'Loading drops']);
    vi.advanceTimersByTime(3000);
    raiseAlert(alert);
    expect(toastState.toasts).toHaveLength(1);
  });

  it('shows the last of a topic alone', () => {
    raiseAlert({ status: 'info', title: 'apart' });
    for (const title of ['first', 'second', 'third']) raiseAlert({ status: 'success', title, topic: 'hearts' });
    expect(toastState.toasts.map(({ title }) => title)).toEqual(['apart', 'third']);
  });

  it('holds its breath while somebody reads, and goes on with what was left', () => {
    raiseAlert({ status: 'info' });
    vi.advanceTimersByTime(2000);
    holdToasts();
    raiseAlert({ status: 'info', title: 'later' });
    vi.advanceTimersByTime(60_000);
    expect(toastState.toasts).toHaveLength(2);
    releaseToasts();
    vi.advanceTimersByTime(1000);
    expect(toastState.toasts.map((toast) => toast.title)).toEqual(['later']);
    vi.advanceTimersByTime(2000);
    expect(toastState.toasts).toHaveLength(0);
  });

  it('does not stay held when the toast under the pointer is dismissed', () => {
    raiseAlert({ status: 'info' });
    holdToasts();
    dismissToast(toastState.toasts[0]?.id ?? '');
    raiseAlert({ status: 'info' });
    vi.advanceTimersByTime(3000);
    expect(toastState.toasts).toHaveLength(0);
  });
});
