import type { About } from '../../src/contract/operator.ts';

/** What the operator has decided of whatever `subject`, SQL, names; null where nothing. */
export const decided = (subject: string, about: About) =>
  `(select d.value from operator_decisions d where d.subject = ${subject} and d.about = '${about}')`;

export const isDecided = (subject: string, about: About) =>
  `exists (select 1 from operator_decisions d where d.subject = ${subject} and d.about = '${about}')`;
