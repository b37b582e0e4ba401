// Whether the server in this container is ready: exit code 0 or 1. It answers to no host but its own.
import { get } from 'node:http';

const { PORT = '8080', PUBLIC_ORIGIN } = process.env;
const host = PUBLIC_ORIGIN ? new URL(PUBLIC_ORIGIN).host : `127.0.0.1:${PORT}`;
get({ port: PORT, path: '/ready', headers: { host }, timeout: 4_000 }, (answer) => {
  answer.resume();
  process.exitCode = answer.statusCode === 200 ? 0 : 1;
})
  .on('timeout', function () {
    this.destroy(new Error('no answer within 4 s'));
  })
  .on('error', (error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
