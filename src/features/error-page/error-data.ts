import { VitrineError } from '../../domain/errors.ts';

export type ErrorData = { statusCode: number; message: string; url: string };

/** What may be shown of an error: never a stack, never more than a person needs to report it. */
export function errorData(error: unknown, url: string): ErrorData {
  if (error instanceof VitrineError && 'status' in error && typeof error.status === 'number') {
    return { statusCode: error.status, message: error.userMessage, url };
  }
  const message = error instanceof Error && error.message !== '' ? error.message : 'Something went wrong';
  return { statusCode: 500, message: message.slice(0, 300), url };
}

export const notFoundData = (url: string): ErrorData => ({ statusCode: 404, message: 'Page Not Found', url });
