import { DecisionRefusedError } from '../market/decisions.ts';
import { ApiError } from './answers.ts';

const REFUSALS: Record<DecisionRefusedError['why'], [code: 400 | 404 | 409 | 422, sentence: string]> = {
  unknown: [404, 'This marketplace does not know it.'],
  'not-a-collection': [400, 'Only a collection can be verified or featured.'],
  unchanged: [409, 'That is decided already.'],
  undone: [409, 'That was undone already.'],
  changed: [409, 'Something else was decided since: undo that first.'],
  final: [409, 'This cannot be undone.'],
  configured: [409, 'NETWORKS_CONFIG names this collection now: hide it instead.'],
  known: [409, 'This market has it already.'],
  'slug-taken': [409, 'Another collection has this word for its pages: choose another one.'],
  unreadable: [422, 'Words in this accent could not be read: it needs a contrast of 4.5 to 1.'],
  'no-file': [422, 'A picture or text of this theme is not stored: choose it again.'],
};

/** What is decided, or why it is refused. @throws ApiError */
export async function decided<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof DecisionRefusedError)) throw error;
    const [code, sentence] = REFUSALS[error.why];
    throw new ApiError(code, `operator.${error.why}`, sentence);
  }
}
