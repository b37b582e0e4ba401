import { VitrineError } from '../../domain/errors.ts';
import * as texts from './texts.ts';

export type ErrorData = { statusCode: number; message: string; url: string };

/** What may be shown of an error: enough to report it, never a stack. */
export function errorData(error: unknown, url: string): ErrorData {
  if (error instanceof VitrineError && 'status' in error && typeof error.status === 'number') {
    return { statusCode: error.status, message: error.userMessage, url };
  }
  const message = error instanceof Error && error.message !== '' ? error.message : texts.somethingWrong;
  return { statusCode: 500, message: message.slice(0, 300), url };
}

export const notFoundData = (url: string): ErrorData => ({ statusCode: 404, message: texts.pageNotFound, url });
