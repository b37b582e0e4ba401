import { SpanKind } from '@opentelemetry/api';
import { tracedPart } from '../core/traces.ts';
import type { Database, Queries } from '../db/database.ts';

/** Its first word: statements begin with what they do. */
const operationOf = (sql: string): string => /[a-z]+/i.exec(sql)?.[0].toLowerCase() ?? 'query';

const tracedQueries = ({ query }: Queries): Queries => ({
  query: (sql, params) => {
    const operation = operationOf(sql);
    // The statement alone: its values travel apart from it.
    const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': sql };
    return tracedPart(operation, { kind: SpanKind.CLIENT, attributes }, () => query(sql, params));
  },
});

/** The same store, whose statements are told as parts of what is being traced. */
export const tracedDatabase = (database: Database): Database => ({
  ...database,
  ...tracedQueries(database),
  transaction: (work) =>
    tracedPart('transaction', { attributes: { 'db.system.name': 'postgresql' } }, () =>
      database.transaction((tx) => work(tracedQueries(tx))),
    ),
});
