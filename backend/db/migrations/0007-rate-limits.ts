/**
 * How often who has asked for what, where several nodes count together: in the form that
 * `rate-limiter-flexible` reads and writes. Lost in a crash, which is no loss.
 */
export const rateLimits = `
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
`;
