import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A span as OTLP tells it: ids as hexadecimal digits, the texts among its attributes by their keys. */
export type ToldSpan = { trace: string; id: string; parent: string; name: string; attributes: Map<string, string> };

/** The fields of a Protocol Buffers message that have a length: their numbers and bytes. */
function fieldsOf(message: Buffer): [field: number, value: Buffer][] {
  let at = 0;
  const fields: [number, Buffer][] = [];
  const varint = () => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = message[at++] ?? 0;
      value += (byte % 128) * factor;
      if (byte < 128) return value;
    }
  };
  while (at < message.length) {
    const key = varint();
    const wire = key % 8;
    if (wire === 0) varint();
    else if (wire === 1) at += 8;
    else if (wire === 5) at += 4;
    else {
      const length = varint();
      fields.push([Math.floor(key / 8), message.subarray(at, (at += length))]);
    }
  }
  return fields;
}

const all = (message: Buffer, field: number): Buffer[] =>
  fieldsOf(message).flatMap(([number, value]) => (number === field ? [value] : []));
const one = (message: Buffer, field: number): Buffer => all(message, field)[0] ?? Buffer.alloc(0);

/** By the numbers of `opentelemetry/proto/trace/v1/trace.proto`. */
const spanOf = (span: Buffer): ToldSpan => ({
  trace: one(span, 1).toString('hex'),
  id: one(span, 2).toString('hex'),
  parent: one(span, 4).toString('hex'),
  name: one(span, 5).toString(),
  attributes: new Map(all(span, 9).map((pair) => [one(pair, 1).toString(), one(one(pair, 2), 1).toString()])),
});

/** An OpenTelemetry collector on loopback that keeps what it is told. */
export async function startCollector() {
  const bodies: Buffer[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      bodies.push(body);
      response.writeHead(200, { 'Content-Type': 'application/x-protobuf' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bytes: () => Buffer.concat(bodies),
    spans: (): ToldSpan[] =>
      bodies.flatMap((body) => all(body, 1).flatMap((of) => all(of, 2).flatMap((scope) => all(scope, 2).map(spanOf)))),
    close: () => server.close(),
  };
}
