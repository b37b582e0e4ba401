import type { Matter } from '../../src/contract/operator.ts';

/** What the operator has decided of whatever `subject`, SQL, names; null where nothing. */
export const decided = (subject: string, about: Matter) =>
  `(select d.value from operator_decisions d where d.subject = ${subject} and d.about = '${about}')`;

export const isDecided = (subject: string, about: Matter) =>
  `exists (select 1 from operator_decisions d where d.subject = ${subject} and d.about = '${about}')`;

/** Whether whatever item or collection `subject` names is kept out of all answers: hidden, or added and taken off again. */
export const isOff = (subject: string) => `(${isDecided(subject, 'hidden')} or exists (select 1 from collections a
  where a.uuid = ${subject} and a.added and not ${isDecided('a.uuid', 'added')}))`;
